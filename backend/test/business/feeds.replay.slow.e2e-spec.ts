import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { changeAtRandom, followAtRandom, listed, readOn } from '../support/business/feed-replay.js';
import { startApp, type TestApp } from '../support/product/app.js';

/* 10,000 changes of contracts by transactions that commit in another order, and three readers meanwhile. */

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

it('the feed equals the list for every reader, from each point that it had come to', async () => {
  const seller = await product.member();
  const ids: string[] = [];
  for (let count = 0; count < 50; count++) ids.push((await listContract(seller)).id);
  let isOver = false;
  const following = [1, 2, 3].map(() => followAtRandom(product, () => isOver));
  await changeAtRandom(product, ids, 10_000).finally(() => (isOver = true));
  const copies = (await Promise.all(following)).flat();
  expect(copies.length).toBeGreaterThan(10);
  const expected = await listed(product);
  for (const copy of [...copies, { cursor: undefined, contracts: new Map() }]) {
    while (await readOn(product, copy));
    expect(copy.contracts).toEqual(expected);
  }
}, 300_000);
