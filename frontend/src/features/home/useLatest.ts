import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBoot, useSetBoot } from '../../lib/boot/boot';
import { requestLatest } from '../../lib/boot/latest';

/** The newest contracts: the server's, refreshed when the visitor comes back to the page. Undefined while loading. */
export function useLatest() {
  const { latest } = useBoot();
  const setBoot = useSetBoot();
  const [failed, setFailed] = useState(false);
  const isFirstPage = useLocation().key === 'default';
  const needed = !latest || !isFirstPage;

  const load = () => {
    requestLatest()
      .then((contracts) => setBoot({ latest: contracts }))
      .catch(() => setFailed(true));
  };
  useEffect(() => {
    if (needed) load();
    // Once per visit of the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const retry = () => {
    setFailed(false);
    load();
  };
  return { contracts: latest, failed: failed && !latest, retry };
}
