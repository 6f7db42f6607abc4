import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '../../../src/database/database.js';
import { dataOf, restPage } from '../lists.js';
import type { TestApp } from '../product/app.js';
import { rest } from './feeds.js';

type Contracts = Map<string, Record<string, unknown>>;

/** What a reader of the feed knows. */
export interface Copy {
  cursor: string | undefined;
  contracts: Contracts;
}

const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

/** Reads a page of the feed into the copy; false if there is nothing more for now. */
export async function readOn(product: TestApp, copy: Copy, first = 500): Promise<boolean> {
  const { entries, cursor, hasMore } = dataOf(
    await rest.page(product.visitor(), { since: copy.cursor, first }),
  );
  for (const { contractId, contract } of entries)
    if (contract) copy.contracts.set(contractId, contract);
    else copy.contracts.delete(contractId);
  copy.cursor = cursor;
  return hasMore;
}

/** The contracts of the public list, as its pages have them. */
export async function listed(product: TestApp): Promise<Contracts> {
  const contracts: Contracts = new Map();
  let after: string | undefined;
  do {
    const page = dataOf(
      await restPage<{ id: string }>(product.visitor(), '/api/contracts', { first: 500, after }),
    );
    for (const contract of page.items) contracts.set(contract.id, contract);
    after = page.next ?? undefined;
  } while (after);
  return contracts;
}

const COLUMNS =
  'user_id, title, type, description, location, monthly_payment, remaining_term_months, transfer_fee';
const CHANGES = [
  `update contracts set title = 'Title ' || $2, updated_at = now() where id = $1`,
  `update contracts set monthly_payment = 10000 + $2::int, terms_version = terms_version + 1 where id = $1`,
  `update contracts set masked_description = case when $2::int % 2 = 0 then 'Masked ' || $2 end where id = $1`,
  `update contracts set status = case when $2::int % 3 = 0 then 'cancelled' else 'active' end where id = $1`,
  `update contracts set under_review = $2::int % 2 = 0 where id = $1`,
  `update contracts set cover = null, incentive = $2::int where id = $1`,
  `insert into contracts (${COLUMNS}) select ${COLUMNS} from contracts where id = $1 and $2::int % 2 = 0 returning id`,
  `delete from contracts where id = $1 and $2::int % 4 = 0 returning id`,
];

/**
 * Changes random contracts in transactions that stay open for different times, so that they commit in another order than
 * that of their changes; some are undone.
 */
export async function changeAtRandom(product: TestApp, ids: string[], changes: number): Promise<void> {
  let left = changes;
  const work = async (tx: Tx) => {
    const chosen = [any(ids), any(ids)].toSorted();
    for (const id of chosen) {
      const change = any(CHANGES);
      const rows = await tx.query<{ id: string }>(change, [id, Math.floor(Math.random() * 1000)]);
      left--;
      if (change.startsWith('insert')) tx.afterCommit(() => ids.push(...rows.map((row) => row.id)));
      if (Math.random() < 0.3) await sleep(Math.random() * 20);
    }
    if (Math.random() < 0.1) throw new Undone();
  };
  const writer = async () => {
    while (left > 0)
      await product.database.transaction(work).catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
  };
  await Promise.all(Array.from({ length: 8 }, writer));
}

class Undone extends Error {}

/** Reads pages of random sizes until `isOver`, and keeps copies of what it knew on the way. */
export async function followAtRandom(product: TestApp, isOver: () => boolean): Promise<Copy[]> {
  const copy: Copy = { cursor: undefined, contracts: new Map() };
  const copies = [copy];
  while (!isOver()) {
    await readOn(product, copy, 1 + Math.floor(Math.random() * 40));
    if (Math.random() < 0.1 && copies.length < 30)
      copies.push({ cursor: copy.cursor, contracts: new Map(copy.contracts) });
  }
  return copies;
}
