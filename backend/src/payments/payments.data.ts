import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import type { Tx } from '../database/database.js';
import { contractIsIn } from '../contracts/contract.rows.js';
import { ContractSales } from '../contracts/contract.sales.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { sqlList } from '../database/sql-list.js';
import { blankNames } from '../moderation/blank-names.js';
import { namesOf } from '../moderation/blank-texts.js';
import { MemberData, type DataOwner } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Purchase } from './purchase.entity.js';
import { AccountTies } from '../users/account.ties.js';
import { IS_HELD } from './purchase.rows.js';
import { MONEY_IN_TRANSIT, PurchaseStatus } from './purchase.status.js';

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
const BATCH = 500;

interface Sold {
  id: string;
  title: string;
  terms: Record<string, unknown> | null;
}

/**
 * What payments register with the modules below: the sales of contracts, the export and deletion of a member's data. The
 * records of payments stay, as the law requires them; what they quote of a deleted seller's texts is blanked.
 */
@Injectable()
export class PaymentsData {
  constructor(
    @InjectRepository(Purchase) purchases: Repository<Purchase>,
    data: MemberData,
    sales: ContractSales,
    ties: AccountTies,
  ) {
    sales.register(IS_HELD, hasPurchase);
    ties.register({ isPartyToTransfer });
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
  }
}

/** A contract with such a purchase is never deleted. */
const hasPurchase = async (tx: Tx, contractId: string): Promise<boolean> =>
  (
    await tx.query(
      'select 1 from purchases where contract_id = $1 and (holds_contract or captured_at is not null) limit 1',
      [contractId],
    )
  ).length > 0;

/** Also true for a paid transfer that is neither completed nor cancelled. */
const isPartyToTransfer = async (tx: Tx, userId: string): Promise<boolean> =>
  (
    await tx.query(
      `select 1 from purchases p
       where (p.buyer_id = $1 or p.seller_id = $1)
         and (p.status in (${sqlList(MONEY_IN_TRANSIT)})
           or (p.status = '${PurchaseStatus.REFUND_FAILED}' and p.buyer_id = $1)
           or (p.holds_contract and ${contractIsIn('p.contract_id', [ContractStatus.PENDING])}))
       limit 1`,
      [userId],
    )
  ).length > 0;

/** Title and terms are kept as the buyer could read them, so contacts are masked already; names are not. */
async function blankSold(tx: Tx, owner: DataOwner): Promise<void> {
  const names = namesOf(owner);
  for (let after: string | undefined; ;) {
    const sold = await tx.query<Sold>(
      `select id, contract_title as title, terms from purchases
       where seller_id = $1 and ($2::uuid is null or id > $2) order by id limit ${BATCH}`,
      [owner.id, after ?? null],
    );
    const blanked = sold.map(({ id, title, terms }) => ({
      id,
      title: blankNames(title, names),
      terms: terms && blankedTerms(terms, names),
    }));
    await tx.query(
      `update purchases p set contract_title = b.title, terms = b.terms
       from json_to_recordset($1) as b(id uuid, title text, terms jsonb)
       where p.id = b.id and (p.contract_title, p.terms) is distinct from (b.title, b.terms)`,
      [JSON.stringify(blanked)],
    );
    after = sold.at(-1)?.id;
    if (sold.length < BATCH) return;
  }
}

const blankedTerms = (terms: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(terms).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'type' ? blankNames(value, names) : value,
    ]),
  );
