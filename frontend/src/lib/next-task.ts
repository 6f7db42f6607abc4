/** Below this, a task is short enough to do something else in it. */
const SHORT_MS = 8;

let began = 0;

/**
 * Divides long work into tasks: between two of them the browser handles input and paints. A hidden page does neither,
 * and its timers are slow.
 */
export async function nextTask(): Promise<void> {
  if (document.hidden || performance.now() - began < SHORT_MS) return;
  await new Promise((resolve) => setTimeout(resolve));
  began = performance.now();
}
