import { useEffect } from 'react';
import { MeDocument } from '../../generated/boot';
import { useBoot, useSetBoot } from '../boot/boot-store';
import { request } from '../boot/request';

/** On a page that was rendered for visitors but sent to a signed-in viewer: asks who they are, once hydrated. */
export function useViewer() {
  const { viewerUnknown } = useBoot();
  const set = useSetBoot();
  useEffect(() => {
    if (!viewerUnknown) return;
    request(MeDocument)
      .then(({ me }) => set({ me, viewerUnknown: false }))
      .catch(() => set({ viewerUnknown: false }));
  }, [viewerUnknown, set]);
}
