import { Injectable } from '@nestjs/common';
import { isGivenUp } from '@handover/domain/business/webhook-events';
import { IsNull } from 'typeorm';
import { Database, type Tx } from '../../database/database.js';
import { enqueue } from '../../jobs/jobs.js';
import { confirmedEmailOf } from '../../users/accounts.js';
import { Outgoing } from '../outgoing.js';
import { nextAttempt } from './retries.js';
import { secretsOf, signatures } from './signatures.js';
import { WebhookDelivery, type WebhookAttempt } from './webhook-delivery.entity.js';
import { endGivingUp, giveUp } from './webhook-switch.js';
import { Webhook } from './webhook.entity.js';

const TIMEOUT_MS = 10_000;
const KEPT_BYTES = 2_048;
const KEPT_ATTEMPTS = 20;

export const isAccepted = ({ status }: Pick<WebhookAttempt, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** Sends one event to one webhook, and writes down what came of it. */
@Injectable()
export class WebhookAttempts {
  constructor(
    private readonly database: Database,
    private readonly outgoing: Outgoing,
  ) {}

  /** True if the receiver accepted it. */
  async make(webhook: Webhook, delivery: WebhookDelivery, payload: string): Promise<boolean> {
    const attempt = await this.send(webhook, delivery.eventId, payload);
    await this.database.transaction((tx) => this.record(tx, webhook, delivery, attempt));
    return isAccepted(attempt);
  }

  private async send(webhook: Webhook, id: string, body: string): Promise<WebhookAttempt> {
    const at = new Date().toISOString();
    const begun = performance.now();
    const timestamp = Math.floor(Date.parse(at) / 1000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Handover-Webhooks/1.0',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures(secretsOf(webhook, at), { id, timestamp, payload: body }),
    };
    const request = { url: webhook.url, method: 'POST', headers, body } as const;
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: KEPT_BYTES, longer: 'cut' } as const;
    const result = await this.outgoing.send({ ...request, ...limits }).then(
      ({ status, body: answer }) => ({ status, answer: storable(answer), error: null }),
      (error: unknown) => ({ status: null, answer: null, error: textOf(error) }),
    );
    return Object.assign({ at, took: Math.round(performance.now() - begun) }, result);
  }

  private async record(
    tx: Tx,
    webhook: Webhook,
    delivery: WebhookDelivery,
    attempt: WebhookAttempt,
  ): Promise<void> {
    const { id } = webhook;
    const { id: deliveryId } = delivery;
    const now = new Date().toISOString();
    const tries = delivery.tries + 1;
    // a list of deliveries has all attempts, so the answers of earlier ones are not kept
    const earlier = delivery.attempts.map((one) => Object.assign({}, one, { answer: null }));
    const attempts = [...earlier, attempt].slice(-KEPT_ATTEMPTS);
    if (isAccepted(attempt)) {
      await tx.manager.update(WebhookDelivery, { id: deliveryId }, { status: 'delivered', tries, attempts });
      await tx.manager.update(Webhook, { id }, { failingSince: null });
      await endGivingUp(tx, webhook);
      return;
    }
    const nextAt = nextAttempt(tries, now);
    await tx.manager.update(
      WebhookDelivery,
      { id: deliveryId },
      { tries, attempts, ...(nextAt ? { nextAt } : { status: 'failed' }) },
    );
    await tx.manager.update(Webhook, { id, failingSince: IsNull() }, { failingSince: now });
    const active = await tx.manager.findOneBy(Webhook, { id, disabledAt: IsNull() });
    if (active && isGivenUp(active.failingSince, now)) await giveUpAndTell(tx, active, now);
  }
}

async function giveUpAndTell(tx: Tx, webhook: Webhook, now: string): Promise<void> {
  const { userId, url } = webhook;
  await giveUp(tx, webhook, now);
  const to = await confirmedEmailOf(tx, userId);
  if (to) await enqueue(tx, 'mail', { template: 'webhook-off', to, data: { url } });
}

/** PostgreSQL stores no NUL. */
const storable = (answer: Buffer): string => answer.toString('utf8').replaceAll('\0', '');

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
