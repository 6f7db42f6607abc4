import { useEffect, useEffectEvent, useState } from 'react';
import { useTransferChangedSubscription } from '../../generated/transfer';
import { useSocketUp } from '../../lib/apollo/socket-status';
import { useRestart } from '../../lib/apollo/useRestart';

const POLL_MS = 5_000;

/** Keeps the transfer as it is on the server: its events are written to the cache; without a socket it is polled. */
export function useLiveTransfer(transferId: string, reload: () => void): void {
  const socketUp = useSocketUp();
  const [broken, setBroken] = useState(false);
  const live = socketUp && !broken;
  const { restart } = useTransferChangedSubscription({
    variables: { transferId },
    onError: () => setBroken(true),
    onComplete: () => setBroken(true),
  });
  useRestart(broken, () => {
    setBroken(false);
    restart();
  });

  const read = useEffectEvent(reload);
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
