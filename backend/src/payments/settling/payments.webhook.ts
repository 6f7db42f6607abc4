import { HOUR_MS } from '@handover/domain/days';
import { Controller, Headers, HttpCode, Injectable, type OnModuleInit, Post, Req } from '@nestjs/common';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { Config } from '../../common/config/config.js';
import { Database } from '../../database/database.js';
import { setMark } from '../../installation/marks.js';
import { enqueue } from '../../jobs/jobs.js';
import { JobWorker } from '../../jobs/worker.js';
import { PaymentEvent } from './payment-event.entity.js';
import { PaymentsSettle } from './payments.settle.js';
import type { ProviderEvent } from '../provider/provider.payment.js';
import type { Mover } from '../purchase/purchase.book.js';
import { StripeClient } from '../provider/stripe.client.js';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../common/api/access.js';

/**
 * The provider's account may serve other shops too: an event is stored only if we know its payment, or if its metadata
 * name a purchase of ours, whose row is always written first. Events without metadata (`isUnmarked`) are stored as well.
 * SQL: checks all events, stores them and recognizes repeated ones in one statement.
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
 * Webhook events: verified, stored by their id, queued as a job, answered. An event only says which payment to read
 * again, so that duplicate, late and reordered events have no effect of their own.
 */
@Injectable()
export class PaymentsWebhook implements OnModuleInit {
  private markAgainAt = 0;

  constructor(
    private readonly database: Database,
    private readonly provider: StripeClient,
    private readonly settling: PaymentsSettle,
    private readonly worker: JobWorker,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.worker.register(
      'settle-payment',
      ({ paymentIntentId }) => this.handle(paymentIntentId, { actor: 'webhook' }),
      // a sale changes the status of its contract
      { changesPublicData: true },
    );
  }

  /** `body` is the raw request body, because the signature covers its bytes. */
  async receive(body: unknown, signature: string | undefined): Promise<void> {
    await this.keep([this.provider.readEvent(body, signature)]);
    await this.markLive();
  }

  /** Records that live events arrive, for the Launch tab; at most once an hour. */
  private async markLive(): Promise<void> {
    if (this.config.paymentsMode !== 'live' || Date.now() < this.markAgainAt) return;
    await setMark(this.database, 'live-webhook');
    this.markAgainAt = Date.now() + HOUR_MS;
  }

  /** Stores each event once, by its id. Several events of one payment share the job that is still queued. */
  keep(events: ProviderEvent[]): Promise<void> {
    return this.database.transaction(async (tx) => {
      const news = await tx.query<{ paymentIntentId: string }>(KEEP, [JSON.stringify(events)]);
      for (const { paymentIntentId } of news)
        await enqueue(tx, 'settle-payment', { paymentIntentId }, { key: `settle:${paymentIntentId}` });
    });
  }

  /** Settles a payment and marks the events received before that as handled, also if the payment is not ours. */
  async handle(paymentIntentId: string, by: Mover): Promise<void> {
    const { manager } = this.database;
    const last = await manager.findOne(PaymentEvent, {
      where: { paymentIntentId },
      order: { receivedAt: 'DESC' },
    });
    await this.settling.settle(paymentIntentId, by);
    if (!last) return;
    const before = { paymentIntentId, handledAt: IsNull(), receivedAt: LessThanOrEqual(last.receivedAt) };
    await manager.update(PaymentEvent, before, { handledAt: () => 'now()' });
  }
}

const RECEIVED = { received: true };

@ApiTags('payments')
@Controller('api/stripe/webhook')
export class PaymentsWebhookController {
  constructor(private readonly webhook: PaymentsWebhook) {}

  /** Authenticated by its signature alone; cookies are ignored. */
  @Public()
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: "Receives the provider's events, authenticated by their signature" })
  @ApiBody({
    description: 'A signed event of the provider.',
    schema: {
      type: 'object',
      required: ['id', 'type'],
      properties: {
        id: { type: 'string', description: 'Identifies the event.', example: 'evt_1P2x' },
        type: {
          type: 'string',
          description: 'What happened.',
          example: 'payment_intent.succeeded',
        },
      },
    },
  })
  @ApiOkResponse({
    description: 'Stored; it is processed afterwards',
    schema: {
      type: 'object',
      required: ['received'],
      properties: { received: { type: 'boolean', description: 'Always true.', example: true } },
    },
  })
  async receivePaymentEvent(@Req() request: Request, @Headers('stripe-signature') signature?: string) {
    await this.webhook.receive(request.body, signature);
    return RECEIVED;
  }
}
