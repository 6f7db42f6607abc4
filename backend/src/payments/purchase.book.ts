import { Injectable } from '@nestjs/common';
import { Database, type Statement, type Tx } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';
import type { ProviderPayment } from './provider/provider.payment.js';
import type { Purchase } from './purchase.entity.js';
import { PURCHASE_COLUMNS, toPurchase } from './purchase.rows.js';
import {
  ALWAYS_HOLDING,
  MAY_HOLD,
  SETTLED,
  PurchaseStatus,
  transitionOf,
  type Actor,
  type Cause,
  type PurchaseAction,
} from './purchase.status.js';

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
 * the new status and when the sweeper looks next; null for statuses that are settled.
 */
const MOVE: Statement = {
  name: 'purchases.move',
  text: `update purchases p set status = $3, cause = $4, updated_at = now(),
      holds_contract = case when $3 in (${sqlList(ALWAYS_HOLDING)}) then true
                            when $3 in (${sqlList(MAY_HOLD)}) then holds_contract and $2 <> 'claimed'
                            else false end,
      authorised_at = case when $3 = 'authorised' then now() else authorised_at end,
      captured_at = case when $3 = 'captured' then coalesce(captured_at, now()) else captured_at end,
      refunded_at = case when $3 in ('refunded', 'charged-back') then coalesce(refunded_at, now())
                         when $3 = 'refund-failed' then null else refunded_at end,
      refund_round = case when $3 = 'refunding' then refund_round + 1 else refund_round end,
      next_look_at = case when $3 in (${sqlList(SETTLED)}) then null
                          else now() + interval '30 seconds' end
    where p.id = $1 and p.status = $2 returning ${PURCHASE_COLUMNS}`,
};

const RECORD = `insert into purchase_transitions (purchase_id, "from", "to", cause, by, by_user_id)
  values ($1, $2, $3, $4, $5, $6)`;

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
 * Reads and writes the rows of purchases and their history; the rules are elsewhere. SQL by hand throughout: each statement
 * locks, compares and writes in one round trip.
 */
@Injectable()
export class PurchaseBook {
  constructor(private readonly database: Database) {}

  async findByIntent(paymentIntentId: string): Promise<Purchase | null> {
    const [row] = await this.database.query<object>(BY_INTENT, [paymentIntentId]);
    return row ? toPurchase(row) : null;
  }

  async find(id: string): Promise<Purchase | null> {
    const [row] = await this.database.query<object>(
      `select ${PURCHASE_COLUMNS} from purchases p where p.id = $1`,
      [id],
    );
    return row ? toPurchase(row) : null;
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
    const [row] = await tx.query<object>(MOVE, [id, from, to, cause]);
    if (!row) throw new Error(`Purchase ${id} was moved without its lock.`);
    await tx.query(RECORD, [id, from, to, cause, by.actor, by.userId ?? null]);
    return toPurchase(row);
  }

  async recordOpening(tx: Tx, purchaseId: string): Promise<void> {
    await tx.query(RECORD, [purchaseId, null, PurchaseStatus.CREATED, 'opened', 'buyer', null]);
  }

  /** What the provider has refunded so far, in part perhaps; the status stays as it is. */
  async noteAmountRefunded(tx: Tx, purchase: Purchase, amount: number): Promise<Purchase> {
    if (amount === purchase.amountRefunded) return purchase;
    const [row] = await tx.query<object>(
      `update purchases p set amount_refunded = $2 where id = $1 returning ${PURCHASE_COLUMNS}`,
      [purchase.id, amount],
    );
    return toPurchase(row as object);
  }

  /** Brand and last four digits of the card that was charged. They are written once. */
  async noteCard(tx: Tx, purchase: Purchase, card: ProviderPayment['card']): Promise<Purchase> {
    if (!card?.last4 || purchase.cardLast4) return purchase;
    const [row] = await tx.query<object>(
      `update purchases p set card_brand = $2, card_last4 = $3 where id = $1 returning ${PURCHASE_COLUMNS}`,
      [purchase.id, card.brand, card.last4],
    );
    return toPurchase(row as object);
  }

  /** After the provider has stored a failure under the key, the next request needs a new key. */
  async useUpKey({ id, attempts }: Purchase): Promise<void> {
    await this.database.query(
      'update purchases set attempts = attempts + 1 where id = $1 and attempts = $2',
      [id, attempts],
    );
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
