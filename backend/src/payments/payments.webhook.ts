import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { PaymentsSettle } from './payments.settle.js';
import type { ProviderEvent } from './provider.payment.js';
import type { Mover } from './purchase.book.js';
import { StripeClient } from './stripe.client.js';

/** A notice about nothing of ours is handled as it comes. */
const KEEP = `with kept as (
    insert into payment_events (id, type, payment_intent_id, handled_at)
    select id, type, "paymentIntentId", case when "paymentIntentId" is null then now() end
    from json_to_recordset($1) as event (id text, type text, "paymentIntentId" text)
    on conflict (id) do nothing returning payment_intent_id)
  select distinct payment_intent_id as "paymentIntentId" from kept where payment_intent_id is not null`;

/**
 * Notices from the provider: checked, kept by their id, handed over, answered. Nothing of what they say is believed
 * but that there is something to look at; so early, late, doubled and shuffled ones all come to the same.
 */
@Injectable()
export class PaymentsWebhook {
  private readonly logger = new Logger(PaymentsWebhook.name);

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

  /** One look serves every notice that came before it; those of a payment nobody knows yet stay. */
  async handle(paymentIntentId: string, by: Mover): Promise<void> {
    const [{ before } = { before: null }] = await this.database.query<{ before: string | null }>(
      'select max(received_at)::text as before from payment_events where payment_intent_id = $1',
      [paymentIntentId],
    );
    const purchase = await this.settling.settle(paymentIntentId, by);
    if (!purchase) {
      this.logger.debug(`No purchase for payment ${paymentIntentId} yet.`);
      return;
    }
    await this.database.query(
      `update payment_events set handled_at = now()
       where payment_intent_id = $1 and handled_at is null and received_at <= $2::timestamptz`,
      [paymentIntentId, before],
    );
  }
}
