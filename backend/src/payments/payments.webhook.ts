import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { PaymentsSettle } from './payments.settle.js';
import type { ProviderEvent } from './provider/provider.payment.js';
import type { Mover } from './purchase.book.js';
import { StripeClient } from './provider/stripe.client.js';

/**
 * The provider's account may serve other shops too: a notice is kept only if we know its payment, or if the payment names
 * a purchase of ours, whose row is always written first. One that does not say (`isUnmarked`) has to be looked at.
 */
const KEEP = `with kept as (
    insert into payment_events (id, type, payment_intent_id)
    select id, type, "paymentIntentId"
    from json_to_recordset($1) as event
      (id text, type text, "paymentIntentId" text, "purchaseId" uuid, "isUnmarked" boolean)
    where "paymentIntentId" is not null and ("isUnmarked"
      or exists (select from purchases p where p.payment_intent_id = event."paymentIntentId")
      or exists (select from purchases p where p.id = event."purchaseId"))
    on conflict (id) do nothing returning payment_intent_id)
  select distinct payment_intent_id as "paymentIntentId" from kept`;

/**
 * Notices from the provider: checked, kept by their id, handed over, answered. Nothing of what they say is believed
 * but that there is something to look at; so early, late, doubled and shuffled ones all come to the same.
 */
@Injectable()
export class PaymentsWebhook {
  constructor(
    private readonly database: Database,
    private readonly provider: StripeClient,
    private readonly settling: PaymentsSettle,
  ) {}

  /** The bytes as they came: any parser would break the signature. */
  async receive(body: unknown, signature: string | undefined): Promise<void> {
    await this.keep([this.provider.readEvent(body, signature)]);
  }

  /** Each once, by its id. Several notices of one payment need one look: a job that still waits serves them all. */
  keep(events: ProviderEvent[]): Promise<void> {
    return this.database.transaction(async (tx) => {
      const news = await tx.query<{ paymentIntentId: string }>(KEEP, [JSON.stringify(events)]);
      for (const { paymentIntentId } of news)
        await enqueue(tx, 'settle-payment', { paymentIntentId }, { key: `settle:${paymentIntentId}` });
    });
  }

  /** One look serves every notice that came before it, also if the payment turns out not to be ours. */
  async handle(paymentIntentId: string, by: Mover): Promise<void> {
    const [{ before } = { before: null }] = await this.database.query<{ before: string | null }>(
      'select max(received_at)::text as before from payment_events where payment_intent_id = $1',
      [paymentIntentId],
    );
    await this.settling.settle(paymentIntentId, by);
    await this.database.query(
      `update payment_events set handled_at = now()
       where payment_intent_id = $1 and handled_at is null and received_at <= $2::timestamptz`,
      [paymentIntentId, before],
    );
  }
}
