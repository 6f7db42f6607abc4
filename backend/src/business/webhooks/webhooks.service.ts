import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { DONE, type Done } from '../../common/api/done.js';
import { AppError, invalid, notFound, unauthenticated } from '../../common/api/errors.js';
import { isUuid, type Connection, type PageArgs } from '../../common/api/paging.js';
import type { Viewer } from '../../common/api/request-of.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import { outsideWaits } from '../../common/outside-waits.js';
import { Database } from '../../database/database.js';
import { newestFirst } from '../../database/newest-first.js';
import { enqueue } from '../../jobs/jobs.js';
import { lockOwnAccount } from '../../users/accounts.js';
import { Outgoing } from '../outgoing.js';
import { ownedBy } from '../owned-by.js';
import { MOST_TRIES } from './retries.js';
import { newSecret } from './signatures.js';
import { refuseOff, switchOff, switchOn } from './webhook-switch.js';
import { WebhookAttempts } from './webhook-attempts.js';
import { WebhookDelivery, WebhookEvent } from './webhook-delivery.entity.js';
import { Webhook, WebhookSecret, type CreateWebhookInput } from './webhook.entity.js';

/** What the test of a webhook sends. */
const TEST_EVENT = 'webhook.test';
const MOST_WEBHOOKS = 10;
/** Of a page: each has its body and its attempts. */
const MOST_DELIVERIES = 50;
const tooMany = () =>
  new AppError('CONFLICT', `You can have up to ${MOST_WEBHOOKS} webhooks. Delete one first.`);

/** What members do with their webhooks; those of others are not found. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly outgoing: Outgoing,
    private readonly attempts: WebhookAttempts,
  ) {}

  /** In the order in which they were created. */
  list(viewer: Viewer): Promise<Webhook[]> {
    return this.database.manager.find(Webhook, {
      where: ownedBy(viewer),
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async create(viewer: Viewer, { url, events }: CreateWebhookInput): Promise<WebhookSecret> {
    this.refuse(url);
    await this.limits.take('webhook', viewer.id);
    return this.database.transaction(async (tx) => {
      // the lock keeps two requests from creating the tenth webhook twice
      if (!(await lockOwnAccount(tx, viewer.id))) throw unauthenticated();
      if ((await tx.manager.countBy(Webhook, ownedBy(viewer))) >= MOST_WEBHOOKS) throw tooMany();
      const row = { userId: viewer.id, url, events, secret: newSecret() };
      const { identifiers } = await tx.manager.insert(Webhook, row);
      return shownSecret((identifiers[0] as Webhook).id, row.secret);
    });
  }

  /** With its deliveries. */
  async delete(viewer: Viewer, id: string): Promise<Done> {
    const webhook = await this.own(viewer, id);
    await this.database.transaction(async (tx) => {
      await tx.manager.delete(Webhook, { id: webhook.id });
      await tx.manager.delete(WebhookDelivery, { webhookId: webhook.id });
    });
    return DONE;
  }

  /** Off, nothing is sent to it and events pass it by; on again, it begins afresh. */
  async setActive(viewer: Viewer, id: string, active: boolean): Promise<Webhook> {
    const webhook = await this.own(viewer, id);
    await this.database.transaction((tx) => (active ? switchOn : switchOff)(tx, webhook));
    return this.own(viewer, id);
  }

  /** The secret until now signs for another day, so that the receiver can change it without losing an event. */
  async rotate(viewer: Viewer, id: string): Promise<WebhookSecret> {
    const webhook = await this.own(viewer, id);
    await this.limits.take('webhook', viewer.id);
    const secret = newSecret();
    await this.database.manager.update(
      Webhook,
      { id: webhook.id },
      { secret, oldSecret: webhook.secret, oldSecretUntil: () => `now() + interval '24 hours'` },
    );
    return shownSecret(webhook.id, secret);
  }

  /** Sends an event without a contract at once. A webhook that was given up and accepts it is switched on again. */
  async test(viewer: Viewer, id: string): Promise<WebhookDelivery> {
    const webhook = await this.own(viewer, id);
    return outsideWaits.run(viewer.id, () => this.sendTest(viewer, webhook));
  }

  private async sendTest(viewer: Viewer, webhook: Webhook): Promise<WebhookDelivery> {
    await this.limits.take('webhook', viewer.id);
    const timestamp = new Date().toISOString();
    const payload = JSON.stringify({ type: TEST_EVENT, timestamp, data: { webhookId: webhook.id } });
    const event = { userId: webhook.userId, type: TEST_EVENT, subject: webhook.id, facts: {}, payload };
    const delivery = await this.database.transaction(async (tx) => {
      const { identifiers: events } = await tx.manager.insert(WebhookEvent, event);
      const { identifiers } = await tx.manager.insert(WebhookDelivery, {
        ...{ webhookId: webhook.id, eventId: (events[0] as WebhookEvent).id, subject: webhook.id },
        // no job sends it
        ...{ status: 'failed', tries: MOST_TRIES },
      });
      return tx.manager.findOneByOrFail(WebhookDelivery, { id: (identifiers[0] as WebhookDelivery).id });
    });
    await this.attempts.make(webhook, delivery, payload);
    return this.delivery(webhook, delivery.id);
  }

  async deliveries(viewer: Viewer, id: string, page: PageArgs): Promise<Connection<WebhookDelivery>> {
    const { id: webhookId } = await this.own(viewer, id);
    const list = this.database.manager.createQueryBuilder(WebhookDelivery, 'delivery');
    const read = await newestFirst(list.where('delivery.webhookId = :webhookId', { webhookId }), {
      after: page.after,
      first: page.first && Math.min(page.first, MOST_DELIVERIES),
    });
    await this.addEvents(read.edges.map(({ node }) => node));
    return read;
  }

  /** Sends it again, with the same id, before later events of its contract. Throws CONFLICT while the webhook is off. */
  async replay(viewer: Viewer, id: string, deliveryId: string): Promise<WebhookDelivery> {
    const webhook = await this.own(viewer, id);
    await this.delivery(webhook, deliveryId);
    await this.limits.take('webhook', viewer.id);
    await this.database.transaction(async (tx) => {
      await refuseOff(tx, webhook);
      const again = { status: 'waiting', tries: 0, nextAt: () => 'now()' } as const;
      await tx.manager.update(WebhookDelivery, { id: deliveryId }, again);
      await enqueue(tx, 'send-webhooks', {});
    });
    return this.delivery(webhook, deliveryId);
  }

  private refuse(url: string): void {
    try {
      this.outgoing.refuse(url);
    } catch (error) {
      throw error instanceof AppError ? invalid({ url: error.message }) : error;
    }
  }

  private async own(viewer: Viewer, id: string): Promise<Webhook> {
    const webhook =
      isUuid(id) && (await this.database.manager.findOneBy(Webhook, { ...ownedBy(viewer), id }));
    if (!webhook) throw notFound('Webhook');
    return webhook;
  }

  private async delivery({ id: webhookId }: Webhook, id: string): Promise<WebhookDelivery> {
    const delivery =
      isUuid(id) && (await this.database.manager.findOneBy(WebhookDelivery, { id, webhookId }));
    if (!delivery) throw notFound('Delivery');
    await this.addEvents([delivery]);
    return delivery;
  }

  private async addEvents(deliveries: WebhookDelivery[]): Promise<void> {
    const ids = deliveries.map(({ eventId }) => eventId);
    const events = await this.database.manager.findBy(WebhookEvent, { id: In(ids) });
    const known = new Map(events.map((event) => [event.id, event]));
    for (const delivery of deliveries) {
      const { type = '', payload = null } = known.get(delivery.eventId) ?? {};
      Object.assign(delivery, { type, payload });
    }
  }
}

const shownSecret = (id: string, secret: string): WebhookSecret =>
  Object.assign(new WebhookSecret(), { id, secret });
