import { useEffect, useEffectEvent } from 'react';

const RESTART_MS = 2_000;

/** Restarts a broken subscription after a delay. */
export function useRestart(broken: boolean, restart: () => void) {
  const again = useEffectEvent(restart);
  useEffect(() => {
    if (!broken) return;
    const timer = setTimeout(() => again(), RESTART_MS);
    return () => clearTimeout(timer);
  }, [broken]);
}
