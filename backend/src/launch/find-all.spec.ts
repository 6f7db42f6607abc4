import { expect, it } from '@jest/globals';
import { findAll } from './find-all.js';
import { done, type LaunchCheckDefinition } from './launch-check.js';
import type { LaunchSources } from './launch-sources.js';

const check = (find: LaunchCheckDefinition['find']): LaunchCheckDefinition => ({
  ...{ key: 'x', title: 'X', why: 'Because.', fix: { label: 'There', href: null }, find },
});
const SOURCES = {} as LaunchSources;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('a check that fails, throws or takes too long is open and says why; the others are found', async () => {
  const found = await findAll(
    [
      check(() => Promise.reject(new Error('no route'))),
      check(() => {
        throw new TypeError('It is broken.');
      }),
      check(() => new Promise(() => undefined)),
      check(async () => (await after(5), done('Good.'))),
      check(() => done('At once.')),
    ],
    SOURCES,
    100,
  );
  expect(found.map(({ isDone, text }) => [isDone, text])).toEqual([
    [false, 'This could not be checked: no route.'],
    [false, 'This could not be checked: It is broken.'],
    [false, 'This could not be checked within 0.1 seconds.'],
    [true, 'Good.'],
    [true, 'At once.'],
  ]);
});

it('looks at four things at once, because each may take a connection to the database', async () => {
  let running = 0;
  let most = 0;
  const slow = check(async () => {
    most = Math.max(most, ++running);
    await after(10);
    running--;
    return done('Good.');
  });
  const found = await findAll(
    Array.from({ length: 12 }, () => slow),
    SOURCES,
  );
  expect([found.length, most]).toEqual([12, 4]);
});
