import { useEffect, useState } from 'react';
import { useReplayDeliveryMutation } from '../../../generated/webhooks';
import { toastError } from '../../../lib/toast/toast-error';

/** When to look for the answer after an event was sent again, in ms; most come within a second. */
const LOOKS_MS = [1_000, 3_000, 8_000];

/** Sends an event again, and reloads the log until its answer should be there. */
export function useReplay(webhookId: string, reload: () => Promise<unknown>) {
  const [replayDelivery] = useReplayDeliveryMutation();
  const [replaying, setReplaying] = useState<string | null>(null);
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.forEach((timer) => clearTimeout(timer)), [timers]);

  const replay = async (deliveryId: string) => {
    setReplaying(deliveryId);
    try {
      await replayDelivery({ variables: { id: webhookId, deliveryId } });
      for (const wait of LOOKS_MS) timers.add(setTimeout(() => void reload(), wait));
    } catch (error) {
      toastError(error, 'The event was not sent again', 'Please try again.');
    } finally {
      setReplaying(null);
    }
  };
  return { replay, replaying };
}
