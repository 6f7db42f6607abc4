import Stripe from 'stripe';
import type { KnobBoard, Knobs } from './knobs.js';
import type { SandboxOptions } from './sandbox.options.js';

const AT_ONCE = 16;
const TIMEOUT_MS = 10_000;
const LONGEST_RETRY_MS = 5 * 60_000;
const LONGEST_NAP_MS = 1000;

interface Delivery {
  id: string;
  attempts: number;
  event: Stripe.Event;
}

/**
 * Sends what `emit` has written, at least once, in no promised order. Rows are claimed with SKIP LOCKED for
 * 15 seconds, so that several processes share the work and the deliveries of a killed process continue.
 */
export class WebhookSender {
  private running = false;
  private readonly underWay = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private wake: () => void = () => undefined;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly options: SandboxOptions,
    private readonly knobs: KnobBoard,
  ) {}

  start(): void {
    this.running = true;
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.running = false;
    this.stopping.abort();
    this.poke();
    await this.loop;
    await Promise.allSettled(this.underWay);
  }

  /** There may be something to send. */
  poke(): void {
    this.wake();
  }

  private async run(): Promise<void> {
    while (this.running) {
      let nap = LONGEST_NAP_MS;
      // Set before looking, so that a poke during the look is not lost.
      const woken = new Promise<void>((resolve) => (this.wake = resolve));
      try {
        nap = await this.sendDue();
      } catch (error) {
        this.options.onError?.(error);
      }
      if (!this.running) break;
      let timer: NodeJS.Timeout | undefined;
      const rested = new Promise<void>((resolve) => (timer = setTimeout(resolve, nap)));
      await Promise.race([woken, rested]);
      clearTimeout(timer);
    }
  }

  /** Claims and sends what is due; returns how long until it is worth looking again. */
  private async sendDue(): Promise<number> {
    const { webhookUrl, pool } = this.options;
    const url = typeof webhookUrl === 'function' ? webhookUrl() : webhookUrl;
    const { webhooks } = await this.knobs.read();
    const free = AT_ONCE - this.underWay.size;
    if (!url || webhooks.paused || free <= 0) return LONGEST_NAP_MS;
    const { rows } = await pool.query<Delivery>(
      `with due as (
         select id from sandbox.deliveries
         where status = 'pending' and due_at <= clock_timestamp()
           and (claimed_until is null or claimed_until < clock_timestamp())
           -- asked here again: a pause holds from the moment it is set, whatever was read before
           and not coalesce((select (value->'webhooks'->>'paused')::boolean from sandbox.knobs), false)
         order by due_at, id limit $1 for update skip locked)
       update sandbox.deliveries d set claimed_until = clock_timestamp() + interval '15 seconds'
       from due, sandbox.objects o where d.id = due.id and o.id = d.event
       returning d.id, d.attempts, o.body as event`,
      [free],
    );
    for (const delivery of rows) {
      const work = this.send(url, delivery, webhooks)
        .catch((error: unknown) => this.options.onError?.(error))
        .finally(() => {
          this.underWay.delete(work);
          this.poke();
        });
      this.underWay.add(work);
    }
    const { rows: next } = await pool.query<{ ms: number | null }>(
      `select extract(epoch from min(due_at) - clock_timestamp())::float8 * 1000 as ms
       from sandbox.deliveries where status = 'pending' and claimed_until is null`,
    );
    const ms = next[0]?.ms;
    return ms === null || ms === undefined ? LONGEST_NAP_MS : Math.min(Math.max(ms, 5), LONGEST_NAP_MS);
  }

  private async send(url: string, delivery: Delivery, knobs: Knobs['webhooks']): Promise<void> {
    const { onPoint, pool, webhookSecret } = this.options;
    await onPoint?.('webhook:before', { id: delivery.event.id });
    // Pretty-printed as Stripe's are, so that verifiers must keep the raw bytes.
    const payload = JSON.stringify(delivery.event, null, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    let answer: number | null = null;
    let problem: string | null = null;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      answer = response.status;
      await response.body?.cancel();
    } catch (error) {
      problem = String((error as Error).cause ?? error).slice(0, 200);
    }
    await onPoint?.('webhook:after', { id: delivery.event.id });
    const delivered = answer !== null && answer >= 200 && answer < 300;
    const attempts = delivery.attempts + 1;
    const status = delivered ? 'delivered' : attempts >= knobs.maxAttempts ? 'gave_up' : 'pending';
    const wait =
      Math.min(knobs.retryMs * 2 ** delivery.attempts, LONGEST_RETRY_MS) * (0.75 + Math.random() / 2);
    await pool.query(
      `update sandbox.deliveries set status = $2, attempts = $3, answer = $4, problem = $5, claimed_until = null,
         due_at = clock_timestamp() + $6::float8 * interval '1 ms' where id = $1`,
      [delivery.id, status, attempts, answer, problem, delivered ? 0 : wait],
    );
  }
}
