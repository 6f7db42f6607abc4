const TURNS = 30;

/** Lets everything happen that waits for promises and timers without a delay, however slow the machine is. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
