import { constants } from 'node:os';

/**
 * A signal that is repeated within this time belongs to the same stop: a terminal and a supervisor signal the whole
 * process group, and npm and make forward the signal once more.
 */
const SAME_STOP_MS = 1_000;

/** A step of the stop. */
export type Stop = () => Promise<unknown>;

/** The first signal stops in good order, one after more than a second ends the process with the code 128 + its number. */
export function onStopSignals(stop: () => void, force: (code: number) => void): void {
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      const now = performance.now();
      if (stoppingSince === null) {
        stoppingSince = now;
        stop();
      } else if (now - stoppingSince > SAME_STOP_MS) force(128 + constants.signals[signal]);
    });
}
