import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Config } from '../common/config/config.js';
import { ContractViews } from '../common/contract-views.js';
import type { Database } from '../database/database.js';
import type { Retention } from '../retention/retention.js';
import { ListingViews } from './listing.views.js';

/** The counter with a database that fails as often as there are errors. */
function counting(errors: Error[] = []) {
  const written: string[][] = [];
  const views = new ContractViews();
  const query = async (_text: string, [ids]: string[][] = []) => {
    const error = errors.shift();
    if (error) throw error;
    written.push(ids as string[]);
    return [];
  };
  const listings = new ListingViews(
    { query } as unknown as Database,
    { viewsKey: 'a key' } as Config,
    views,
    { register: () => undefined } as unknown as Retention,
  );
  const see = (id: string, source = '203.0.113.7') =>
    views.seen(id, { viewer: null, ip: source, source, userAgent: 'Mozilla/5.0' });
  return { listings, written, see };
}

it('keeps views that could not be written for the next time', async () => {
  const { listings, written, see } = counting([new Error('connection lost')]);
  const [first, second] = [randomUUID(), randomUUID()];
  see(first);
  await listings.flush();
  expect(written).toEqual([]);
  see(second);
  await listings.onApplicationShutdown();
  expect(written.map((ids) => ids.toSorted())).toEqual([[first, second].toSorted()]);
});

it('writes a viewer of a contract once', async () => {
  const { listings, written, see } = counting();
  const id = randomUUID();
  for (const source of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) see(id, source);
  await listings.flush();
  expect(written).toEqual([[id, id]]);
});

it('holds a bounded number of views while the database cannot take more', async () => {
  const { listings, written, see } = counting([new Error('connection lost')]);
  const id = randomUUID();
  for (let n = 0; n < 10_500; n++) see(id, String(n));
  await listings.flush();
  for (let n = 20_000; n < 20_500; n++) see(id, String(n));
  await listings.onApplicationShutdown();
  expect(written[0]).toHaveLength(10_000);
});
