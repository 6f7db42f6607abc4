import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { listContract } from '../factories/contract.js';
import {
  changeAtRandom,
  followAtRandom,
  listed,
  readOn,
  type Copy,
} from '../support/business/feed-replay.js';
import { apis, rest } from '../support/business/feeds.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

/* Everyone reads the feed of public contracts, from any point of it. */

let product: TestApp;
let seller: Person;
let visitor: Person;
beforeAll(async () => {
  product = await startApp();
  [seller, visitor] = [await product.member(), product.visitor()];
});
afterAll(() => product.stop());

const act = async (id: string, action: string) =>
  dataOf(await seller.viaRest('POST', `/api/listings/${id}/${action}`));

/** The cursor behind everything. */
async function end(): Promise<string> {
  const copy: Copy = { cursor: undefined, contracts: new Map() };
  while (await readOn(product, copy));
  return copy.cursor!;
}

describe.each(apis)('the feed through %s', (_, api) => {
  it('has each contract once, in the order of its last change, and tombstones', async () => {
    const [first, second] = [await listContract(seller), await listContract(seller)];
    const since = await end();
    expect(dataOf(await api.page(visitor, { since }))).toEqual({
      entries: [],
      cursor: since,
      hasMore: false,
    });

    dataOf(await seller.viaRest('PUT', `/api/listings/${second.id}`, { monthlyPayment: 40_000 }));
    await act(first.id, 'pause');
    dataOf(await seller.viaRest('PUT', `/api/listings/${second.id}`, { monthlyPayment: 41_000 }));
    const changes = dataOf(await api.page(visitor, { since }));
    expect(changes.entries).toMatchObject([
      { contractId: first.id, removed: true, contract: null },
      { contractId: second.id, removed: false, contract: { id: second.id, monthlyPayment: 41_000 } },
    ]);
    await act(first.id, 'resume');
    expect(dataOf(await api.page(visitor, { since: changes.cursor })).entries).toMatchObject([
      { contractId: first.id, removed: false, contract: { id: first.id, userId: seller.id } },
    ]);

    const page = dataOf(await api.page(visitor, { since, first: 1 }));
    expect(page).toMatchObject({ entries: [{ contractId: second.id }], hasMore: true });
    expect(dataOf(await api.page(visitor, { since: page.cursor, first: 1 }))).toMatchObject({
      hasMore: false,
    });
  });

  it('begins without tombstones, and refuses what is no cursor of it', async () => {
    const { id } = await listContract(seller);
    await act(id, 'withdraw');
    const { entries } = dataOf(await api.page(visitor, { first: 500 }));
    expect(entries.some(({ removed }) => removed)).toBe(false);
    for (const since of ['x', '-1', '1e3', '1'.repeat(30), String(Number(await end()) + 1_000_000)])
      expect(await api.page(visitor, { since })).toMatchObject({ code: 'BAD_REQUEST' });
    for (const first of [0, 501])
      expect((await api.page(visitor, { first })).code).toMatch(/BAD_REQUEST|VALIDATION/);
  });

  it('has a deleted contract as a tombstone, and masked texts as everyone reads them', async () => {
    const { id } = await listContract(seller, { title: 'Lease, call 512 555 0100' });
    const since = String(Number(await end()) - 1);
    const { entries } = dataOf(await api.page(visitor, { since }));
    expect(JSON.stringify(entries)).not.toContain('0100');
    const admin = await product.admin();
    const before = await end();
    expect((await admin.rest('DELETE', `/api/admin/contracts/${id}`)).status).toBe(200);
    expect(dataOf(await api.page(visitor, { since: before })).entries).toMatchObject([
      { contractId: id, removed: true, contract: null },
    ]);
  });
});

it('a change that commits late, after a reader has read later ones, is not lost', async () => {
  const [slow, quick] = [await listContract(seller), await listContract(seller)];
  const since = await end();
  const [changing, reading] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const change = `update contracts set title = 'Changed' where id = $1`;
  const late = product.database.transaction(async (tx) => {
    changing.resolve(await tx.query(change, [slow.id]));
    await reading.promise;
  });
  await changing.promise;
  await product.database.query(change, [quick.id]);
  const first = dataOf(await rest.page(visitor, { since }));
  expect(first.entries).toMatchObject([{ contractId: quick.id }]);
  reading.resolve(null);
  await late;
  expect(dataOf(await rest.page(visitor, { since: first.cursor })).entries).toMatchObject([
    { contractId: slow.id, contract: { title: 'Changed' } },
  ]);
});

it('a reader whom another one keeps waiting reads what has a number, and later the rest', async () => {
  const [first, second] = [await listContract(seller), await listContract(seller)];
  const since = String(Number(await end()) - 1);
  await product.database.query(`update contracts set title = 'Changed' where id = $1`, [first.id]);
  await product.database.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('contract_feed'))`);
    const { entries } = dataOf(await rest.page(visitor, { since }));
    expect(entries).toMatchObject([{ contractId: second.id }]);
  });
  const { entries } = dataOf(await rest.page(visitor, { since }));
  expect(entries.map(({ contractId }) => contractId)).toEqual([second.id, first.id]);
});

it('knows the last cursor also while another change holds the contract behind it', async () => {
  const { id } = await listContract(seller);
  const since = await end();
  const change = `update contracts set title = 'Changed' where id = $1`;
  await product.database.query(change, [id]);
  await product.database.transaction(async (tx) => {
    await tx.query('select from contract_feed where contract_id = $1 for update', [id]);
    expect(dataOf(await rest.page(visitor, { since }))).toEqual({
      entries: [],
      cursor: since,
      hasMore: false,
    });
  });
  expect(dataOf(await rest.page(visitor, { since })).entries).toMatchObject([{ contractId: id }]);
});

it('replayed from any cursor it equals the list, whatever commits in whatever order', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 20; count++) ids.push((await listContract(seller)).id);
  let isOver = false;
  const following = followAtRandom(product, () => isOver);
  await changeAtRandom(product, ids, 400).finally(() => (isOver = true));
  const expected = await listed(product);
  expect(expected.size).toBeGreaterThan(5);
  for (const copy of [...(await following), { cursor: undefined, contracts: new Map() }]) {
    while (await readOn(product, copy));
    expect(copy.contracts).toEqual(expected);
  }
});

describe('the answers', () => {
  it('are not sent again to a caller who has them', async () => {
    const { id } = await listContract(seller);
    const since = String(Number(await end()) - 1);
    for (const format of ['json', 'atom', 'csv']) {
      const path = `/api/feeds/contracts.${format}?since=${since}`;
      const ask = (tag: string) => fetch(product.url + path, { headers: { 'if-none-match': tag } });
      const answer = await ask('W/"other"');
      const tag = answer.headers.get('etag')!;
      expect([answer.status, (await answer.text()).includes(id)]).toEqual([200, true]);
      const same = await ask(tag);
      expect([same.status, await same.text()]).toEqual([304, '']);
      await product.database.query(`update contracts set incentive = incentive + 1 where id = $1`, [id]);
      const [later] = [await end()];
      expect(Number(later)).toBeGreaterThan(Number(since) + 1);
      expect((await ask(tag)).status).toBe(200);
    }
  });

  it('are compressed, and lead to the next part', async () => {
    const { id } = await listContract(seller, { title: 'A & B' });
    const since = String(Number(await end()) - 1);
    const csv = await fetch(`${product.url}/api/feeds/contracts.csv?since=${since}`);
    expect(csv.headers.get('content-encoding')).toBe('gzip');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const next = /<([^>]+)>; rel="next"/.exec(csv.headers.get('link') ?? '')?.[1];
    expect(next).toBe(`/api/feeds/contracts.csv?since=${await end()}`);
    const [row] = parse(await csv.text(), { columns: true });
    expect(row).toMatchObject({ contractId: id, title: 'A & B', removed: 'false', monthlyPayment: '38900' });

    const plain = await fetch(`${product.url}/api/feeds/contracts.atom?since=${since}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(await plain.text()).toContain(`<entry><id>urn:uuid:${id}</id><title>A &#38; B</title>`);
  });

  it('name no member but the holder by id', async () => {
    await listContract(seller);
    const text = JSON.stringify(dataOf(await rest.page(visitor, { first: 500 })));
    expect(text).not.toContain(seller.email);
    expect(text).not.toMatch(/"(?:email|phone|reservedFor|written|flags|maskedTitle)"/);
  });
});
