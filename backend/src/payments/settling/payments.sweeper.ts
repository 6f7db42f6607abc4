import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { contractIsIn } from '../../contracts/contract.rows.js';
import { FOR_SALE } from '../../contracts/contract.status.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { Database } from '../../database/database.js';
import { Installation } from '../../installation/installation.js';
import { JobWorker } from '../../jobs/worker.js';
import { REFUND_WATCH_DAYS } from '@handover/domain/retention';
import { PaymentsCatchUp } from './payments.catch-up.js';
import { PaymentsMissing } from './payments.missing.js';
import { PaymentsWebhook } from './payments.webhook.js';
import { ProviderError } from '../provider/provider.payment.js';
import { Purchase } from '../purchase/purchase.entity.js';
import { PurchaseBook, type Mover } from '../purchase/purchase.book.js';
import { COMPETING, LOOK_EVERY, UNPAID_UNFINISHED } from '../purchase/purchase.groups.js';
import { PurchaseStatus } from '../purchase/purchase.status.js';

const FIRST_AFTER_MS = 1_000;
const EVERY_MS = 30_000;
const STOP_MS = 1_500;
const AT_ONCE = 4;
const BATCH = 50;

const longestWait = Object.entries(LOOK_EVERY)
  .filter(([, interval]) => interval !== null)
  .map(([status, interval]) => `when '${status}' then interval '${interval}'`)
  .join(' ');

/**
 * Takes the due purchases so that no other process works on them at the same time. The time until the next look is the
 * time since the last change, at least half a minute and at most `LOOK_EVERY`. A refund is watched until the bank can no
 * longer return it. SQL: one statement skips locked rows and sets times of their own.
 */
const TAKE_DUE = `with due as (
    select id from purchases
    where next_look_at <= now()
      or (status <> 'created' and next_look_at <= now() + $2 * interval '1 ms')
      or (status = 'created' and updated_at < now() - interval '5 seconds' and next_look_at is not null
        and not ${contractIsIn('contract_id', FOR_SALE)})
    order by next_look_at limit $1 for update skip locked)
  update purchases p
  set next_look_at = case
    when p.status = 'refunded' and p.refunded_at < now() - interval '${REFUND_WATCH_DAYS} days' then null
    else now() + least(greatest(now() - p.updated_at, interval '30 seconds'),
      case p.status ${longestWait} else interval '1 hour' end) end
  from due where p.id = due.id
  returning p.id, p.payment_intent_id as "paymentIntentId"`;

/** Events of the last hour whose payment could not be settled yet. SQL: reads each payment once. */
const WAITING = `select distinct payment_intent_id as "paymentIntentId" from payment_events
  where handled_at is null and received_at between now() - interval '1 hour' and now() - interval '10 seconds'
  limit $1`;
/** A crash came before the request to the provider: the client secret was never sent, so it cannot be paid. */
const NEVER_OPENED_AFTER_MS = 60_000;
const SWEEPER: Mover = { actor: 'sweeper' };

const DUE = { id: true, paymentIntentId: true } as const;
type Due = Pick<Purchase, keyof typeof DUE>;

/** Settles the purchases that a crash, a closed browser or a lost webhook left unfinished. */
@Injectable()
export class PaymentsSweeper implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PaymentsSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly book: PurchaseBook,
    private readonly webhook: PaymentsWebhook,
    private readonly catchUp: PaymentsCatchUp,
    private readonly missing: PaymentsMissing,
    private readonly topics: TopicBus,
    private readonly installation: Installation,
    private readonly worker: JobWorker,
  ) {}

  onModuleInit(): void {
    // what is settled changes the status of contracts
    const options = { changesPublicData: true };
    this.worker.register('release-others', ({ contractId }) => this.releaseOthers(contractId), options);
    this.worker.register('settle-open-purchases', ({ userId }) => this.settleOpenOf(userId), options);
  }

  onApplicationBootstrap(): void {
    // the purchases of the site are none of the sandbox: a trial would end them all
    if (this.installation.isTrial) return;
    // soon after the start and ahead of time, because a crash may have left work that no process continues
    this.schedule(FIRST_AFTER_MS, EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    // a slow provider must not delay the shutdown; the next round finishes the work, as after a crash
    await Promise.race([this.running, sleep(STOP_MS, undefined, { ref: false })]);
  }

  /** One round: purchases of other payment modes, missed events, and purchases that are due within `aheadMs`. */
  async sweep(aheadMs = 0): Promise<void> {
    const parts = [
      () => this.missing.endOtherModes(SWEEPER),
      () => this.catchUp.run(),
      () => this.lookAtDue(aheadMs),
      () => this.settleWaiting(),
    ];
    // a failure in one part does not keep the others from running
    for (const part of parts) await part().catch((error: unknown) => this.report(error));
  }

  /** Settles every open purchase of the contract; after a sale or an edit of the terms they are released. */
  async releaseOthers(contractId: string): Promise<void> {
    const open = await this.database.manager.find(Purchase, {
      select: DUE,
      where: { contractId, status: In(COMPETING) },
    });
    await this.each(open, (one) => this.settle(one));
  }

  /** Settles every open purchase of the member and of the member's contracts, so that forbidden ones are cancelled. */
  async settleOpenOf(userId: string): Promise<void> {
    // the first condition is that of the index purchases_due
    const unfinished = { nextLookAt: Not(IsNull()), status: In(UNPAID_UNFINISHED) };
    const open = await this.database.manager.find(Purchase, {
      select: DUE,
      where: [
        { ...unfinished, buyerId: userId },
        { ...unfinished, sellerId: userId },
      ],
    });
    await this.each(open, (one) => this.settle(one));
  }

  /** Each due purchase once per round, whether settling it succeeds or not. */
  private async lookAtDue(aheadMs: number): Promise<void> {
    const seen = new Set<string>();
    while (!this.stopped) {
      const due = await this.database.query<Due>(TAKE_DUE, [BATCH, aheadMs]);
      const unseen = due.filter(({ id }) => !seen.has(id));
      if (unseen.length === 0) return;
      for (const { id } of unseen) seen.add(id);
      await this.each(unseen, (one) => this.settle(one));
    }
  }

  private async settleWaiting(): Promise<void> {
    const waiting = await this.database.query<{ paymentIntentId: string }>(WAITING, [BATCH]);
    await this.each(waiting, (one) => this.webhook.handle(one.paymentIntentId, SWEEPER));
  }

  private async settle({ id, paymentIntentId }: Due): Promise<void> {
    if (paymentIntentId) await this.webhook.handle(paymentIntentId, SWEEPER);
    else await this.closeNeverOpened(id);
  }

  private async closeNeverOpened(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const purchase = await this.book.lock(tx, id);
      const old = Date.parse(purchase.createdAt) < Date.now() - NEVER_OPENED_AFTER_MS;
      if (purchase.paymentIntentId || !old) return;
      if (purchase.status === PurchaseStatus.CREATED)
        await this.book.move(tx, purchase, { action: 'fail', cause: 'never-opened' }, SWEEPER);
      // an edit of the terms came between its row and its payment
      if (purchase.status === PurchaseStatus.RELEASING)
        await this.book.move(tx, purchase, { action: 'finishRelease', cause: purchase.cause }, SWEEPER);
    });
  }

  /** A few at a time. An item that fails does not stop the others and is tried again in the next round. */
  private async each<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
    const left = items.values();
    const worker = async () => {
      for (const item of left) {
        if (this.stopped) return;
        await work(item).catch((error: unknown) => this.report(error));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (items.length > 0) this.topics.publish('publicDataChanged', {});
  }

  private schedule(afterMs: number, aheadMs = 0): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.sweep(aheadMs)
        .catch((error: unknown) => this.report(error))
        .finally(() => this.schedule(EVERY_MS * (0.9 + Math.random() * 0.2)));
    }, afterMs).unref();
  }

  private report(error: unknown): void {
    if (error instanceof ProviderError) this.logger.warn(error.message);
    else this.logger.error(error);
  }
}
