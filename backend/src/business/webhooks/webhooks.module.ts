import { RETENTION_DAYS } from '@handover/domain/retention';
import { Injectable, Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/contracts.module.js';
import { Database } from '../../database/database.js';
import { MemberData } from '../../member-data/member-data.js';
import { readAll } from '../../member-data/read-all.js';
import { Retention } from '../../retention/retention.js';
import { OutgoingModule } from '../outgoing.module.js';
import { WebhookAttempts } from './webhook-attempts.js';
import { WebhookDelivery, WebhookEvent } from './webhook-delivery.entity.js';
import { WebhookPayloads } from './webhook-payloads.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhookSources } from './webhook-sources.js';
import { Webhook } from './webhook.entity.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksResolver } from './webhooks.resolver.js';
import { Webhooks } from './webhooks.service.js';

const WEBHOOK = { id: true, url: true, events: true, createdAt: true, disabledAt: true } as const;
const EVENT = { id: true, type: true, subject: true, createdAt: true } as const;

/** What webhooks register with the modules below: export, deletion, and how long events are kept. */
@Injectable()
class WebhooksData {
  constructor({ manager }: Database, data: MemberData, retention: Retention) {
    data.register('webhooks', {
      collect: async ({ id: userId }) => ({
        webhooks: await readAll(manager.getRepository(Webhook), { userId }, WEBHOOK),
        events: await readAll(manager.getRepository(WebhookEvent), { userId }, EVENT),
      }),
      forget: async (tx, { id: userId }) => {
        for (const { id: webhookId } of await tx.manager.findBy(Webhook, { userId }))
          await tx.manager.delete(WebhookDelivery, { webhookId });
        await tx.manager.delete(Webhook, { userId });
        await tx.manager.delete(WebhookEvent, { userId });
      },
    });
    const { webhookEvents: days } = RETENTION_DAYS;
    const rule = { table: 'webhook_events', key: 'id', column: 'created_at', days };
    retention.register('webhook events', (limit) => retention.deleteOld(rule, limit));
  }
}

@Module({
  imports: [ContractsModule, OutgoingModule],
  controllers: [WebhooksController],
  providers: [
    WebhookAttempts,
    WebhookPayloads,
    WebhookSender,
    WebhookSources,
    Webhooks,
    WebhooksData,
    WebhooksResolver,
  ],
})
export class WebhooksModule {}
