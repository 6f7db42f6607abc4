import { mapTexts } from '@handover/domain/facts/text-facts';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { Database, type Tx } from '../database/database.js';
import { contractIsIn } from '../contracts/contract.rows.js';
import { ContractSales } from '../contracts/contract.sales.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { sqlList } from '../database/sql-list.js';
import { blankNames } from '../moderation/blank-names.js';
import { namesOf } from '../moderation/blank-texts.js';
import { type DataOwner, MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Purchase } from './purchase/purchase.entity.js';
import { AccountTies } from '../users/account.ties.js';
import type { PurchaseTerms } from './purchase/purchase.terms.js';
import { IS_HELD } from './purchase/purchase.rows.js';
import { MONEY_IN_TRANSIT, NEVER_PAID } from './purchase/purchase.groups.js';
import { PurchaseStatus } from './purchase/purchase.status.js';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { Retention } from '../retention/retention.js';

const EXPORTED = {
  id: true,
  contractId: true,
  contractTitle: true,
  amount: true,
  currency: true,
  mode: true,
  status: true,
  paymentIntentId: true,
  terms: true,
  capturedAt: true,
  refundedAt: true,
  createdAt: true,
} as const;

const EVENTS = {
  table: 'payment_events',
  key: 'id',
  column: 'received_at',
  days: RETENTION_DAYS.paymentEvents,
};

/** As the purchases_unpaid index has it. */
const UNPAID = `status in (${sqlList(NEVER_PAID)})
  and captured_at is null and refunded_at is null`;

/** Deletes checkouts that ended without a charge. SQL: deletes the transitions in the same statement, at whose end the foreign key is checked. */
const DELETE_UNPAID = `with old as (
    select id from purchases where ${UNPAID} and updated_at < now() - $1 * interval '1 day'
    order by updated_at limit $2 for update skip locked),
  steps as (delete from purchase_transitions where purchase_id in (select id from old))
  delete from purchases where id in (select id from old) returning 1`;

type Queries = Pick<Tx, 'query'>;
const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/**
 * What payments register with the modules below: the sales of contracts, the export and deletion of a member's data, and
 * how long events and unpaid checkouts are kept. The records of payments stay, as the law requires them; what they quote of
 * a deleted seller's texts is blanked.
 */
@Injectable()
export class PaymentsData {
  constructor(
    @InjectRepository(Purchase) purchases: Repository<Purchase>,
    data: MemberData,
    sales: ContractSales,
    ties: AccountTies,
    database: Database,
    retention: Retention,
  ) {
    sales.register(IS_HELD, withPurchase);
    ties.register({ partiesToTransfers });
    data.register('purchases', {
      collect: ({ id }) =>
        readAll(
          purchases,
          { buyerId: id, authorisedAt: Not(IsNull()) },
          { ...EXPORTED, cardBrand: true, cardLast4: true },
        ),
    });
    data.register('sales', {
      collect: ({ id }) => readAll(purchases, { sellerId: id, capturedAt: Not(IsNull()) }, EXPORTED),
      forget: blankSold,
    });
    retention.register('payment events', (limit) => retention.deleteOld(EVENTS, limit));
    retention.register(
      'unpaid purchases',
      async (limit) => (await database.query(DELETE_UNPAID, [RETENTION_DAYS.unpaidPurchases, limit])).length,
    );
  }
}

/** A contract with such a purchase is never deleted. SQL: one statement for the contracts of a list. */
const withPurchase = async (on: Queries, contractIds: readonly string[]): Promise<string[]> =>
  idsOf(
    await on.query<{ id: string }>(
      `select c.id from unnest($1::uuid[]) as c (id) where exists (
         select from purchases p where p.contract_id = c.id and (p.holds_contract or p.captured_at is not null))`,
      [contractIds],
    ),
  );

/** Also for a paid transfer that is neither completed nor cancelled. SQL: the contract's condition is part of it. */
const partiesToTransfers = async (on: Queries, userIds: readonly string[]): Promise<string[]> =>
  idsOf(
    await on.query<{ id: string }>(
      `select u.id from unnest($1::uuid[]) as u (id) where exists (
         select from purchases p
         where (p.buyer_id = u.id or p.seller_id = u.id)
           and (p.status in (${sqlList(MONEY_IN_TRANSIT)})
             or (p.status = '${PurchaseStatus.REFUND_FAILED}' and p.buyer_id = u.id)
             or (p.holds_contract and ${contractIsIn('p.contract_id', [ContractStatus.PENDING])})))`,
      [userIds],
    ),
  );

/** Title and terms are kept as the buyer could read them, so contacts are masked already; names are not. */
async function blankSold({ manager }: Tx, owner: DataOwner): Promise<void> {
  const names = namesOf(owner);
  const quoted = { id: true, contractTitle: true, terms: true } as const;
  for (const sold of await readAll(manager.getRepository(Purchase), { sellerId: owner.id }, quoted)) {
    const contractTitle = blankNames(sold.contractTitle, names);
    const terms = sold.terms && blankedTerms(sold.terms, names);
    if (!isDeepStrictEqual([contractTitle, terms], [sold.contractTitle, sold.terms]))
      await manager.update(Purchase, { id: sold.id }, { contractTitle, terms });
  }
}

function blankedTerms(terms: PurchaseTerms, names: string[]): PurchaseTerms {
  const blank = (text: string) => blankNames(text, names);
  const texts = Object.entries(terms).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' && key !== 'type' ? blank(value) : value,
  ]);
  return Object.assign(
    Object.fromEntries(texts) as PurchaseTerms,
    terms.facts && { facts: mapTexts(terms.facts, blank) },
  );
}
