import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { clockMove } from '@handover/domain/transfers/transfer-clock';
import { isOpen, OPEN_STATUSES } from '@handover/domain/transfers/transfer-life';
import { isPausedFor } from '@handover/domain/transfers/transfer-pauses';
import { In, MoreThan } from 'typeorm';
import { AppError } from '../common/api/errors.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { enqueue, enqueueNext } from '../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import { PaymentsTransfers } from '../payments/payments.transfers.js';
import { lockAccounts } from '../users/accounts.js';
import { stateOf, TransferBook } from './transfer.book.js';
import { TransferChanges } from './transfer.changes.js';
import { Transfer } from './transfer.entity.js';
import { TRANSFER_CHECKED } from './transfer.events.js';

const BATCH = 100;

/**
 * What time alone changes: acceptances that expire, steps that stall, silence that counts as agreement, parties who are
 * suspended. Computed from stored times under the lock of each transfer, so that a repeated run, or one in another
 * process at the same time, changes nothing twice.
 */
@Injectable()
export class TransfersClock implements OnApplicationBootstrap {
  private readonly logger = new Logger(TransfersClock.name);

  constructor(
    private readonly database: Database,
    private readonly book: TransferBook,
    private readonly changes: TransferChanges,
    private readonly money: PaymentsTransfers,
    private readonly events: Events,
    worker: JobWorker,
  ) {
    worker.register('transfer-clock', ({ after }) => this.run(after), { changesPublicData: true });
  }

  /** At the start, and every hour from then on. */
  async onApplicationBootstrap(): Promise<void> {
    await enqueue(this.database, 'transfer-clock', {}, { key: 'transfer-clock' });
  }

  /**
   * One round over the open transfers, in their order. One that fails is reported and does not keep the others from their
   * turn. A round that takes longer than a job may is continued by another one.
   */
  async run(after?: string): Promise<void> {
    // first, so that a round that fails or is killed is followed by another one
    await enqueueNext(this.database, 'transfer-clock');
    const deadline = performance.now() + BUDGET_MS;
    for (let last = after ?? null; ;) {
      const open: { id: string; purchaseId: string }[] = await this.database.manager.find(Transfer, {
        select: { id: true, purchaseId: true },
        where: { status: In(OPEN_STATUSES), ...(last && { id: MoreThan(last) }) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      for (const transfer of open) await this.look(transfer).catch((error: unknown) => this.report(error));
      if (open.length < BATCH) return;
      last = open.at(-1)?.id ?? null;
      if (performance.now() > deadline && last)
        return enqueue(this.database, 'transfer-clock', { after: last }, { key: 'transfer-clock-rest' });
    }
  }

  private look({ id, purchaseId }: { id: string; purchaseId: string }): Promise<void> {
    return this.database.transaction(async (tx) => {
      const purchase = await this.money.lock(tx, purchaseId);
      let transfer = await this.book.lock(tx, id);
      if (isOpen(transfer.status)) await this.followSuspension(tx, transfer);
      for (;;) {
        transfer = await this.book.lock(tx, id);
        const state = stateOf(transfer);
        const move = clockMove(state, new Date().toISOString());
        if (!move) {
          if (isOpen(state.status)) await this.events.emit(tx, TRANSFER_CHECKED, { transfer, state });
          return;
        }
        await this.changes.make(tx, transfer, { move, userId: null, purchase });
      }
    });
  }

  /** A suspended party cannot act, so no deadline runs against the transfer until they are reinstated. */
  private async followSuspension(tx: Tx, transfer: Transfer): Promise<void> {
    const accounts = await lockAccounts(tx, [transfer.buyerId, transfer.sellerId]);
    const isSuspended = accounts.some(({ mayAct }) => !mayAct);
    if (isSuspended === isPausedFor(stateOf(transfer), 'suspension')) return;
    const action = isSuspended ? 'pause' : 'resume';
    const move = { action, by: 'clock', pauseReason: 'suspension' } as const;
    await this.changes.make(tx, transfer, { move, userId: null, purchase: null });
  }

  private report(error: unknown): void {
    if (error instanceof AppError) this.logger.warn(error.message);
    else this.logger.error(error);
  }
}
