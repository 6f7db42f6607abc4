import type { ClientBase, Pool } from 'pg';
import type Stripe from 'stripe';
import type { CardBehaviour } from './objects/cards.js';

/** The stored objects, by Stripe's names. */
export interface Kinds {
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
}
export type Kind = keyof Kinds;

/** Fields of an object that the API does not show. */
export interface Hidden {
  /** payment_method: how this card behaves; the digits themselves are never kept. */
  card?: CardBehaviour;
  /** payment_intent: the 3-D Secure challenge under way. */
  challenge?: string;
  returnUrl?: string | null;
  /** refund: what becomes of it when it is due. */
  settlesAs?: 'succeeded' | 'failed';
}

export interface Row<K extends Kind> {
  body: Kinds[K];
  hidden: Hidden;
}

const KIND_OF_PREFIX: Record<string, Kind> = {
  pi: 'payment_intent',
  pm: 'payment_method',
  ch: 'charge',
  re: 'refund',
  du: 'dispute',
  evt: 'event',
};
export const kindOf = (id: string): Kind | undefined => KIND_OF_PREFIX[id.slice(0, id.indexOf('_'))];

/** Reads and writes objects within one transaction. Code that changes an intent or its objects locks the intent first. */
export class Store {
  constructor(readonly db: ClientBase) {}

  async find<K extends Kind>(kind: K, id: string, lock = false): Promise<Row<K> | undefined> {
    const { rows } = await this.db.query<Row<K>>({
      name: lock ? 'sandbox-lock' : 'sandbox-find',
      text: `select body, hidden from sandbox.objects where id = $1 and kind = $2${lock ? ' for update' : ''}`,
      values: [id, kind],
    });
    return rows[0];
  }

  async insert<K extends Kind>(
    kind: K,
    body: Kinds[K],
    more: { intent?: string; hidden?: Hidden } = {},
  ): Promise<void> {
    await this.db.query({
      name: 'sandbox-insert',
      text: 'insert into sandbox.objects (id, kind, intent, body, hidden) values ($1, $2, $3, $4, $5)',
      values: [body.id, kind, more.intent ?? null, JSON.stringify(body), JSON.stringify(more.hidden ?? {})],
    });
  }

  async save(body: Kinds[Kind], hidden?: Hidden): Promise<void> {
    await this.db.query({
      name: 'sandbox-save',
      text: 'update sandbox.objects set body = $2, hidden = coalesce($3, hidden) where id = $1',
      values: [body.id, JSON.stringify(body), hidden ? JSON.stringify(hidden) : null],
    });
  }

  /** Whether at least `count` of this kind were created within the last seconds. */
  async hasCreated(kind: Kind, count: number, seconds: number): Promise<boolean> {
    const { rowCount } = await this.db.query({
      name: 'sandbox-has-created',
      text: `select from (select body from sandbox.objects where kind = $1 order by seq desc offset $2 - 1 limit 1) o
        where (body->>'created')::float8 > extract(epoch from clock_timestamp()) - $3`,
      values: [kind, count, seconds],
    });
    return rowCount === 1;
  }

  /** When the object changes by itself; null for never. */
  async dueIn(id: string, seconds: number | null): Promise<void> {
    await this.db.query(
      `update sandbox.objects set due_at = clock_timestamp() + $2::float8 * interval '1 second' where id = $1`,
      [id, seconds],
    );
  }
}

/** Runs `work` in a transaction of its own on the pool. */
export async function inTransaction<T>(pool: Pool, work: (store: Store) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // A request that waits longer for an object is refused, as at Stripe (429 lock_timeout).
    await client.query(`begin; set local lock_timeout = '4s'`);
    const result = await work(new Store(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => (broken = failure as Error));
    throw error;
  } finally {
    client.release(broken);
  }
}
