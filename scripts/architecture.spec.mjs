import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '..');
const MOST = 60;

/** The rows of the table of concepts, without its head. */
const rows = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split(/ *(?<!\\)\| */).slice(1, -1))
  .filter((cells) => cells.length === 5)
  .slice(2);

it(`there are at most ${MOST} concepts of our own`, () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(MOST);
});

it.each(rows)('%s is where the table says, and buys something', (_name, where, lines, buys, remove) => {
  const places = [...where.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
  expect(places).not.toEqual([]);
  expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect([/^[\d,]+$/.test(lines), buys !== '', remove !== '']).toEqual([true, true, true]);
});
