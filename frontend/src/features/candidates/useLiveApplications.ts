import { useEffect, useEffectEvent, useState } from 'react';
import { useApplicationChangedSubscription } from '../../generated/candidates';
import { useSocketUp } from '../../lib/apollo/socket-status';
import { useRestart } from '../../lib/apollo/useRestart';

const POLL_MS = 10_000;

/** Reads the applications for a contract again when one of them changes; without a socket they are polled. */
export function useLiveApplications(contractId: string, reload: () => void): void {
  const socketUp = useSocketUp();
  const [broken, setBroken] = useState(false);
  const live = socketUp && !broken;
  const read = useEffectEvent(reload);
  const { restart } = useApplicationChangedSubscription({
    variables: { contractId },
    onData: () => reload(),
    onError: () => setBroken(true),
    onComplete: () => setBroken(true),
  });
  useRestart(broken, () => {
    setBroken(false);
    restart();
  });
  useEffect(() => {
    if (live) {
      // what changed between the first answer and the start of the subscription
      const timer = setTimeout(() => read(), 400);
      return () => clearTimeout(timer);
    }
    const timer = setInterval(() => read(), POLL_MS);
    return () => clearInterval(timer);
  }, [live]);
}
