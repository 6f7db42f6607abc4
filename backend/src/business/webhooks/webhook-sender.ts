import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../database/database.js';
import { enqueue } from '../../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../../jobs/worker.js';
import { isActing } from '../../users/user.rows.js';
import { WebhookAttempts } from './webhook-attempts.js';
import { WebhookDelivery, WebhookEvent } from './webhook-delivery.entity.js';
import { WebhookPayloads } from './webhook-payloads.js';
import { Webhook } from './webhook.entity.js';

/* SQL in this file: claims rows that other processes work on, and finds the first event of each subject. */

/** Webhooks that are served at the same time, and those of one owner: slow receivers keep only their own webhooks waiting. */
const AT_ONCE = 32;
const AT_ONCE_OF_OWNER = 2;
/** While receivers do not answer, what has become due is looked for this often. */
const LOOK_EVERY_MS = 500;
/** Then the webhook goes to the end of the line. */
const MOST_IN_A_ROW = 20;
/** Retries within this time get a job of their own; for later ones there is the repeated job. */
const SOON_MS = 60_000;

/** An event waits until the earlier ones of its contract are delivered or given up. */
const IS_FIRST = `not exists (select from webhook_deliveries b where b.webhook_id = d.webhook_id and b.subject = d.subject
  and b.status = 'waiting' and b.event_id < d.event_id)`;
const IS_DUE = `d.status = 'waiting' and d.next_at <= now() and ${IS_FIRST}`;

/** A suspended member is told nothing until they are reinstated. */
const IS_ON = `w.disabled_at is null and ${isActing('w.user_id')}`;

const CLAIM = `update webhooks set busy_until = now() + interval '1 minute' where id = (
  select w.id from webhooks w
  where ${IS_ON} and (w.busy_until is null or w.busy_until <= now())
    and (select count(*) from webhooks o where o.user_id = w.user_id and o.busy_until > now()) < ${AT_ONCE_OF_OWNER}
    and exists (select from webhook_deliveries d where d.webhook_id = w.id and ${IS_DUE})
  order by w.busy_until nulls first limit 1 for update skip locked) returning id`;

const NEXT_DUE = `select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
  where w.id = $1 and ${IS_ON} and ${IS_DUE} order by d.event_id limit 1`;

/** A millisecond ago, because the column is rounded. */
const FREE = { busyUntil: () => `now() - interval '1 ms'` };

const NEXT_AT = `select min(d.next_at) as "nextAt" from webhook_deliveries d join webhooks w on w.id = d.webhook_id
  where ${IS_ON} and d.status = 'waiting' and d.next_at < now() + $1 * interval '1 ms' and ${IS_FIRST}`;

interface Run {
  deadline: number;
  /** The webhooks that are served. */
  busy: Set<Promise<unknown>>;
  failures: unknown[];
}

/** Waits for an answer, or a moment; false once all have answered, or the time of the run is over. */
async function isWorthALook({ deadline, busy }: Run): Promise<boolean> {
  if (busy.size === 0) return false;
  await Promise.race([...busy, sleep(LOOK_EVERY_MS, undefined, { ref: false })]);
  return performance.now() < deadline;
}

/** Sends what waits, in a job. Each webhook is served by one process at a time; one that died holds it for a minute. */
@Injectable()
export class WebhookSender {
  constructor(
    private readonly database: Database,
    private readonly payloads: WebhookPayloads,
    private readonly attempts: WebhookAttempts,
    worker: JobWorker,
  ) {
    worker.register('send-webhooks', () => this.run());
  }

  /** Does not wait for slow receivers: deliveries that become due meanwhile are sent in parallel. */
  async run(): Promise<void> {
    const run: Run = { deadline: performance.now() + BUDGET_MS, busy: new Set(), failures: [] };
    try {
      do await this.beginAll(run);
      while (await isWorthALook(run));
    } finally {
      await Promise.all(run.busy);
    }
    if (run.failures.length > 0) throw run.failures[0];
    await this.comeBack();
  }

  private async beginAll({ deadline, busy, failures }: Run): Promise<void> {
    await this.payloads.writeAll();
    while (busy.size < AT_ONCE && performance.now() < deadline) {
      const [claimed] = await this.database.query<{ id: string }>(CLAIM);
      if (!claimed) return;
      const served = this.serveClaimed(claimed.id, deadline)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => busy.delete(served));
      busy.add(served);
    }
  }

  private async serveClaimed(id: string, deadline: number): Promise<void> {
    try {
      await this.serve(id, deadline);
    } finally {
      await this.database.manager.update(Webhook, { id }, FREE);
    }
  }

  /** After a failure, other webhooks come first: this one may be down. */
  private async serve(id: string, deadline: number): Promise<void> {
    for (let count = 0; count < MOST_IN_A_ROW && performance.now() < deadline; count++) {
      const webhook = await this.database.manager.findOneBy(Webhook, { id });
      const [due] = await this.database.query<{ id: string }>(NEXT_DUE, [id]);
      const delivery = due && (await this.database.manager.findOneBy(WebhookDelivery, { id: due.id }));
      if (!webhook || !delivery) return;
      const event = await this.database.manager.findOneBy(WebhookEvent, { id: delivery.eventId });
      // it was written a moment ago
      if (event?.payload === null) await this.payloads.writeAll();
      else if (event && !(await this.attempts.make(webhook, delivery, event.payload))) return;
    }
  }

  /** One job per second at most, however many runs end. */
  private async comeBack(): Promise<void> {
    const [first] = await this.database.query<{ nextAt: string | null }>(NEXT_AT, [SOON_MS]);
    if (!first?.nextAt) return;
    const wait = Math.ceil(Math.max(0, Date.parse(first.nextAt) - Date.now()) / 1000);
    const key = `send-webhooks:${Math.floor(Date.now() / 1000) + wait}`;
    await enqueue(this.database, 'send-webhooks', {}, { key, after: `${wait} seconds` });
  }
}
