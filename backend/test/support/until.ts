/** Waits until the condition holds; fails if it does not within `ms`. */
export async function until(condition: () => Promise<boolean>, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`The condition did not hold within ${ms} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
