import type { FeeRule } from '@handover/domain/fee-rule';
import { Injectable } from '@nestjs/common';
import { Database, type Statement, type Tx } from '../../database/database.js';
import { sqlList } from '../../database/sql-list.js';
import type { ProviderPayment } from '../provider/provider.payment.js';
import { PurchaseTransition } from './purchase-transition.entity.js';
import { Purchase } from './purchase.entity.js';
import { PURCHASE_COLUMNS, toPurchase } from './purchase.rows.js';
import { ALWAYS_HOLDING, MAY_HOLD, SETTLED } from './purchase.groups.js';
import { transitionOf } from './purchase.life.js';
import { PurchaseTerms } from './purchase.terms.js';
import { PurchaseStatus, type Actor, type Cause, type PurchaseAction } from './purchase.status.js';

/* SQL in this file: buyers wait for the locks, so each statement locks, compares, writes and returns in one round trip. */

const BY_INTENT: Statement = {
  name: 'purchases.by-intent',
  text: `select ${PURCHASE_COLUMNS} from purchases p where p.payment_intent_id = $1`,
};

const LOCK: Statement = {
  name: 'purchases.lock',
  text: `select ${PURCHASE_COLUMNS} from purchases p where p.id = $1 for update`,
};

/**
 * The only statement that changes a status, and only from the status that was read. It sets the timestamps that belong to
 * the new status and when the sweeper looks next (null for statuses that are settled), and writes the transition.
 */
const MOVE: Statement = {
  name: 'purchases.move',
  text: `with moved as (update purchases p set status = $3, cause = $4, updated_at = now(),
      holds_contract = case when $3 in (${sqlList(ALWAYS_HOLDING)}) then true
                            when $3 in (${sqlList(MAY_HOLD)}) then holds_contract and $2 <> 'claimed'
                            else false end,
      authorised_at = case when $3 = 'authorised' then now() else authorised_at end,
      captured_at = case when $3 = 'captured' then coalesce(captured_at, now()) else captured_at end,
      refunded_at = case when $3 in ('refunded', 'charged-back') then coalesce(refunded_at, now())
                         when $3 in ('refund-failed', 'captured') then null else refunded_at end,
      kept_at = case when $3 in ('kept', 'undecided') then coalesce(kept_at, now()) else kept_at end,
      refund_round = case when $3 = 'refunding' then refund_round + 1 else refund_round end,
      next_look_at = case when $3 in (${sqlList(SETTLED)}) then null
                          else now() + interval '30 seconds' end
    where p.id = $1 and p.status = $2 returning ${PURCHASE_COLUMNS}),
    noted as (insert into purchase_transitions (purchase_id, "from", "to", cause, by, by_user_id)
      select id, $2, $3, $4, $5, $6::uuid from moved)
    select * from moved`,
};

export interface Step {
  action: PurchaseAction;
  cause: Cause;
}

/** Who moves a purchase; `userId` is set for admins. */
export interface Mover {
  actor: Actor;
  userId?: string;
}

/**
 * Reads and writes the rows of purchases and their history; the rules are elsewhere.
 */
@Injectable()
export class PurchaseBook {
  constructor(private readonly database: Database) {}

  async findByIntent(paymentIntentId: string): Promise<Purchase | null> {
    const [row] = await this.database.query<object>(BY_INTENT, [paymentIntentId]);
    return row ? toPurchase(row) : null;
  }

  find(id: string, on: Pick<Tx, 'manager'> = this.database): Promise<Purchase | null> {
    return on.manager.findOneBy(Purchase, { id });
  }

  async lock(tx: Tx, id: string): Promise<Purchase> {
    const [row] = await tx.query<object>(LOCK, [id]);
    return toPurchase(row as object);
  }

  /** The purchase that holds the contract, regardless of the contract's status. */
  async findHolder(on: Pick<Tx, 'query'>, contractId: string): Promise<Purchase | null> {
    const [row] = await on.query<object>(
      {
        name: 'purchases.holder',
        text: `select ${PURCHASE_COLUMNS} from purchases p where p.contract_id = $1 and p.holds_contract`,
      },
      [contractId],
    );
    return row ? toPurchase(row) : null;
  }

  /** Moves a locked purchase along `PURCHASE_LIFE` and records the transition. */
  async move(tx: Tx, purchase: Purchase, { action, cause }: Step, by: Mover): Promise<Purchase> {
    const { id, status: from } = purchase;
    const to = transitionOf(from, action, by.actor);
    if (!to) throw new Error(`A purchase that is ${from} does not ${action} by ${by.actor}.`);
    const [row] = await tx.query<object>(MOVE, [id, from, to, cause, by.actor, by.userId ?? null]);
    if (!row) throw new Error(`Purchase ${id} was moved without its lock.`);
    return toPurchase(row);
  }

  async recordOpening(tx: Tx, purchaseId: string): Promise<void> {
    const opening = { purchaseId, to: PurchaseStatus.CREATED, cause: 'opened', by: 'buyer' } as const;
    await tx.manager.insert(PurchaseTransition, opening);
  }

  /** What the provider has refunded so far, in part perhaps; the status stays as it is. */
  async noteAmountRefunded(tx: Tx, purchase: Purchase, amount: number): Promise<Purchase> {
    if (amount === purchase.amountRefunded) return purchase;
    await tx.manager.update(Purchase, { id: purchase.id }, { amountRefunded: amount });
    return Object.assign(new Purchase(), purchase, { amountRefunded: amount });
  }

  /** Brand and last four digits of the card that was charged. They are written once. */
  async noteCard(tx: Tx, purchase: Purchase, card: ProviderPayment['card']): Promise<Purchase> {
    if (!card?.last4 || purchase.cardLast4) return purchase;
    const noted = { cardBrand: card.brand, cardLast4: card.last4 };
    await tx.manager.update(Purchase, { id: purchase.id }, noted);
    return Object.assign(new Purchase(), purchase, noted);
  }

  /** The rule that the purchase keeps from its claim on, whatever is decided later. */
  async noteFeeRule(tx: Tx, purchase: Purchase, feeRule: FeeRule): Promise<Purchase> {
    if (!purchase.terms || purchase.terms.feeRule === feeRule) return purchase;
    const terms = Object.assign(new PurchaseTerms(), purchase.terms, { feeRule });
    await tx.manager.update(Purchase, { id: purchase.id }, { terms });
    return Object.assign(new Purchase(), purchase, { terms });
  }

  /** After the provider has stored a failure under the key, the next request needs a new key. */
  async useUpKey({ id, attempts }: Purchase): Promise<void> {
    await this.database.manager.update(Purchase, { id, attempts }, { attempts: attempts + 1 });
  }

  /** Stores the provider's payment id in its purchase, once; null if the purchase has moved on without it. */
  async tie(purchaseId: string, paymentIntentId: string): Promise<Purchase | null> {
    const [row] = await this.database.query<object>(
      `update purchases p set payment_intent_id = $2
       where p.id = $1 and p.status = 'created' and coalesce(p.payment_intent_id, $2) = $2
       returning ${PURCHASE_COLUMNS}`,
      [purchaseId, paymentIntentId],
    );
    return row ? toPurchase(row) : null;
  }
}
