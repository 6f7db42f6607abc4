import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { organisationApis } from '../support/business/organisations.js';
import { carRow, csv, HEADINGS } from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import { PASSWORD } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

const DOCS = new URL('../../../docs/api.md', import.meta.url);
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
/** Fewer than 200, because an import rests between rows: 200 are imported by imports.runs.slow. */
const CARS = 40;
const CHECKED = {
  extends: join(PACKAGES, '../tsconfig.json'),
  compilerOptions: { types: ['node'], noEmit: true },
  include: ['*.mts'],
};

const run = promisify(execFile);

let product: TestApp;
let folder: string;
beforeAll(async () => {
  product = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'handover-tutorial-'));
  await symlink(PACKAGES, join(folder, 'node_modules'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(CHECKED));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await product.stop();
});

/** The program that the tutorial adds up to. */
async function programOfTutorial(): Promise<string> {
  const section = (await readFile(DOCS, 'utf8'))
    .split('## From a token to 200 listings')[1]
    ?.split('\n## ')[0];
  const parts = [...(section ?? '').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
  const path = join(folder, 'stock.mts');
  await writeFile(path, parts.join('\n'));
  return path;
}

it('the tutorial "From a token to 200 listings" does what it says', async () => {
  const [api] = organisationApis;
  const [dealer, admin] = [await product.member(), await product.admin()];
  const asked = dataOf(
    await api!.request(dealer, { name: 'Acme Motors', kind: 'dealer', licence: 'TX P12345' }),
  );
  dataOf(await api!.approve(admin, asked.id));
  const path = await programOfTutorial();
  const file = join(folder, 'cars.csv');
  const cars = Array.from({ length: CARS - 1 }, (_, at) => carRow(at + 1));
  await writeFile(file, csv(HEADINGS, ...cars, carRow(CARS, { price: 'a lot' })));
  const env = { SITE: product.url, EMAIL: dealer.email, PASSWORD, ORGANISATION: asked.id, FILE: file };
  const printed = async () => (await run(process.execPath, [path], { env })).stdout.split('\n');

  // every path and field that it names is in the description
  await run(join(PACKAGES, '.bin/tsc'), ['--project', folder]);
  expect(await printed()).toEqual([
    expect.stringMatching(/^Row 41, monthly_payment_dollars: .+\.$/),
    '39 listed, 0 changed, 1 refused.',
    'Honda Civic 1 costs $379 a month.',
    expect.stringMatching(/^The feed goes on after \S+\.$/),
    '',
  ]);
  // the price was put by hand since
  expect((await printed())[1]).toBe('0 listed, 1 changed, 1 refused.');
  const of = 'select count(*)::int as cars from contracts where organisation_id = $1';
  expect(await product.database.query(of, [asked.id])).toEqual([{ cars: CARS - 1 }]);
}, 120_000);
