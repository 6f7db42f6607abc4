import { HOUR_MS, msBetween } from '@handover/domain/days';
import { Injectable, Logger } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { isReservedNow, reservationOf } from '../../contracts/contract.reservation.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { Database, type Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { JobWorker } from '../../jobs/worker.js';
import { ApplicationBook } from '../application.book.js';
import { APPLICATION_CHANGED, type ApplicationNews } from '../application.events.js';
import { Application } from '../rows/application.entity.js';
import { Offer } from '../rows/offer.entity.js';
import { Windows } from './windows.js';

const BATCH = 200;
/** The candidate is reminded when so many hours are left. */
const LAST_HOURS = 12;

/**
 * Writes down what time has changed already: windows that are over and offers that lapsed. A repeated run, or one in
 * another process at the same time, changes and tells nothing twice.
 */
@Injectable()
export class ApplicationClock {
  private readonly logger = new Logger(ApplicationClock.name);

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly events: Events,
    private readonly book: ApplicationBook,
    private readonly windows: Windows,
    worker: JobWorker,
  ) {
    worker.register('application-clock', () => this.run(), { changesPublicData: true });
  }

  async run(): Promise<void> {
    const { manager } = this.database;
    const chosen = await manager.find(Application, { where: { status: 'chosen' }, order: { id: 'ASC' } });
    for (const application of chosen) await this.inTx((tx) => this.look(tx, application));
    const lapsed = await manager.find(Offer, {
      where: { status: 'made', expiresAt: LessThanOrEqual(new Date().toISOString()) },
      order: { expiresAt: 'ASC' },
      take: BATCH,
    });
    for (const offer of lapsed) await this.inTx((tx) => this.lapse(tx, offer));
  }

  private async look(tx: Tx, { id, contractId, candidateId, number }: Application): Promise<void> {
    const contract = await this.contracts.lock(tx, contractId);
    if (!contract) return;
    const reservation = await this.windows.settle(tx, contract);
    const { windowUntil: until } = reservation;
    if (reservation.reservedApplication !== id || !until || !isReservedNow(reservation)) return;
    if (msBetween(new Date().toISOString(), until) > LAST_HOURS * HOUR_MS) return;
    const facts = { to: 'candidate', number, until } as const;
    await this.events.emit(tx, APPLICATION_CHANGED, [
      { contractId, userId: candidateId, event: 'application-ending', facts, once: `ending:${id}:${until}` },
    ]);
  }

  private async lapse(tx: Tx, { id, applicationId, by }: Offer): Promise<void> {
    const application = await this.book.lockRow(tx, applicationId);
    const { affected } = await tx.manager.update(Offer, { id, status: 'made' }, { status: 'lapsed' });
    if (!affected) return;
    const { contractId, candidateId, number } = application;
    const holder = await reservationOf(tx, contractId);
    const to = by === 'holder' ? holder.userId : candidateId;
    await this.events.emit(tx, APPLICATION_CHANGED, [
      { contractId, userId: to, event: 'offer-lapsed', facts: { to: by, number }, once: `lapsed:${id}` },
    ] satisfies ApplicationNews[]);
    this.book.publish(tx, application);
  }

  /** One that fails does not keep the others from their turn. */
  private async inTx(work: (tx: Tx) => Promise<void>): Promise<void> {
    await this.database.transaction(work).catch((error: unknown) => this.logger.error(error));
  }
}
