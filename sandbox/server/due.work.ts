import { release } from './objects/intent.settle.js';
import type { KnobBoard } from './knobs.js';
import { settleRefund } from './objects/refunds.js';
import type { SandboxOptions } from './sandbox.options.js';
import { inTransaction } from './store.js';

const EVERY_MS = 1000;
const PURGE_EVERY_MS = 3600_000;

const UNUSED_CARDS = `delete from sandbox.objects card where kind = 'payment_method'
  and (body->>'created')::float8 < extract(epoch from now() - interval '1 day')
  and not exists (select from sandbox.objects o where o.kind in ('payment_intent', 'charge')
    and o.body->>'payment_method' = card.id)`;

/** Changes over time: holds expire, slow refunds settle, idempotency keys and unused cards are deleted after a day. */
export class DueWork {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;
  private purgedAt = 0;

  constructor(
    private readonly options: SandboxOptions,
    private readonly knobs: KnobBoard,
    private readonly afterCommit: () => void,
  ) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.running = this.run()
        .catch((error: unknown) => this.options.onError?.(error))
        .finally(() => {
          if (!this.stopped) this.start();
        });
    }, EVERY_MS);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    const { pool } = this.options;
    const { rows } = await pool.query<{ id: string; kind: string; intent: string }>(
      `select id, kind, intent from sandbox.objects where due_at <= clock_timestamp() order by due_at limit 100`,
    );
    for (const row of rows) {
      if (this.stopped) return;
      await this.settle(row);
    }
    if (rows.length > 0) this.afterCommit();
    if (Date.now() - this.purgedAt < PURGE_EVERY_MS) return;
    this.purgedAt = Date.now();
    await pool.query(`delete from sandbox.idempotency_keys where created_at < now() - interval '1 day'`);
    await pool.query(UNUSED_CARDS);
  }

  private async settle({
    id,
    kind,
    intent: intentId,
  }: {
    id: string;
    kind: string;
    intent: string;
  }): Promise<void> {
    const knobs = await this.knobs.read();
    await inTransaction(this.options.pool, async (store) => {
      const intent = await store.find('payment_intent', intentId, true);
      // Another process, or a capture, may have been faster while we waited for the lock.
      const { rowCount } = await store.db.query(
        'select 1 from sandbox.objects where id = $1 and due_at <= clock_timestamp()',
        [id],
      );
      if (!intent || !rowCount) return;
      if (kind === 'refund') await settleRefund({ store, knobs }, id);
      else if (intent.body.status === 'requires_capture')
        await release({ store, knobs }, intent.body, 'automatic');
      else await store.dueIn(id, null);
    });
  }
}
