import { existsSync, globSync, readFileSync } from 'node:fs';
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

/** Lines of the source files of a place, or of the one file; without tests and generated code. */
function linesOf(place) {
  const files = /\.\w+$/.test(place)
    ? [place]
    : globSync(`${place}/**/*.{ts,tsx,css,mjs,cjs}`, { cwd: root }).filter(
        (path) => !/\.(spec|test)\.|\.e2e|generated|node_modules|\/dist\//.test(path),
      );
  return files.reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0);
}

it(`there are at most ${MOST} concepts of our own`, () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(MOST);
});

it.each(rows)('%s is where the table says, and buys something', (_name, where, lines, buys, remove) => {
  const places = [...where.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
  expect(places).not.toEqual([]);
  expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect([buys !== '', remove !== '']).toEqual([true, true]);
  const counted = places.reduce((sum, place) => sum + linesOf(place), 0);
  // a tenth: the figure tells the size, and need not change with each commit
  const isNear = Math.abs(counted - Number(lines)) <= Math.max(20, counted / 10);
  expect({ counted, stated: lines, isNear }).toEqual({ counted, stated: lines, isNear: true });
});
