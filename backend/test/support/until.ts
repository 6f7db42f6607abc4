import { isDeepStrictEqual } from 'node:util';

/** Waits until the condition holds; fails if it does not within `ms`. */
export async function until(condition: () => Promise<boolean>, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`The condition did not hold within ${ms} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Reads until the value is the expected one; after that time it fails with the difference. */
export async function eventually<T>(read: () => Promise<T>, expected: T, ms = 60_000): Promise<void> {
  let value = await read();
  await until(async () => isDeepStrictEqual((value = await read()), expected), ms).catch(() => undefined);
  // imported here, because `until` also runs outside jest (make many)
  const { expect } = await import('@jest/globals');
  expect(value).toEqual(expected);
}
