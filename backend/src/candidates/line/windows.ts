import type { ApplicationActor } from '@handover/domain/candidates/application-life';
import { addMs, HOUR_MS } from '@handover/domain/days';
import { Injectable } from '@nestjs/common';
import type { Contract } from '../../contracts/contract.entity.js';
import {
  isReservedNow,
  NOBODY,
  reservationOf,
  reserve,
  unreserve,
  type Reservation,
} from '../../contracts/contract.reservation.js';
import type { Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { enqueue } from '../../jobs/jobs.js';
import { ApplicationBook } from '../application.book.js';
import { APPLICATION_CHANGED, CONTRACT_RESERVED } from '../application.events.js';
import { SaleFeeds } from '../sale.feeds.js';
import type { Application } from '../rows/application.entity.js';
import { OfferTerms } from '../rows/offer.entity.js';

interface Given {
  by: ApplicationActor;
  hours: number;
  agreed: OfferTerms | null;
  event: 'application-chosen' | 'application-turn';
}

/** The times in which one candidate alone may buy. The caller has locked the contract. */
@Injectable()
export class Windows {
  constructor(
    private readonly events: Events,
    private readonly book: ApplicationBook,
    private readonly feeds: SaleFeeds,
  ) {}

  /** Open payments of others are released, as after a sale. */
  async give(
    tx: Tx,
    { id: contractId, userId: holderId }: Pick<Contract, 'id' | 'userId'>,
    application: Application,
    { by, hours, agreed, event }: Given,
  ): Promise<void> {
    const { id: applicationId, candidateId, number } = application;
    const until = addMs(new Date().toISOString(), hours * HOUR_MS);
    const given = {
      ...{ agreed, windows: application.windows + 1 },
      ...{ chosenAt: () => 'now()', windowAt: () => 'now()' },
    };
    await this.book.move(tx, application, { action: 'choose', by }, given);
    await reserve(tx, contractId, { applicationId, candidateId, until });
    this.feeds.publish(tx, contractId);
    await this.events.emit(tx, CONTRACT_RESERVED, { contractId, holderId, until });
    await enqueue(tx, 'release-others', { contractId }, { key: `release-others:${contractId}` });
    // ends it in time, and gives the next one
    const key = `line-next:${applicationId}:${until}`;
    await enqueue(tx, 'line-next', { contractId }, { key, after: `${hours} hours` });
    const facts = { to: 'candidate', number, until, hours } as const;
    await this.events.emit(tx, APPLICATION_CHANGED, [
      { contractId, userId: candidateId, event, facts, once: `${event}:${applicationId}:${until}` },
    ]);
  }

  /** The candidate goes to the end of the line. The holder is told unless they ended the window themselves. */
  async end(tx: Tx, reservation: Reservation, application: Application, by: ApplicationActor): Promise<void> {
    const { id: contractId, userId, windowUntil } = reservation;
    const { id, candidateId, number } = application;
    await this.book.move(
      tx,
      application,
      { action: 'release', by },
      { queuedAt: () => 'now()', chosenAt: null, agreed: null, rank: null },
    );
    await this.close(tx, reservation);
    const event = by === 'clock' ? 'application-window-over' : 'application-released';
    const once = `${event}:${id}:${windowUntil}`;
    const toCandidate = { userId: candidateId, facts: { to: 'candidate', number } } as const;
    const toHolder = { userId, facts: { to: 'holder', number } } as const;
    const told = [...(by === 'contract' ? [] : [toCandidate]), ...(by === 'holder' ? [] : [toHolder])];
    await this.events.emit(
      tx,
      APPLICATION_CHANGED,
      told.map((one) => ({ ...one, contractId, event, once })),
    );
  }

  /** Everyone may buy, or the line goes on after a failed transfer. */
  async close(tx: Tx, { id: contractId, lineLeft }: Pick<Reservation, 'id' | 'lineLeft'>): Promise<void> {
    await unreserve(tx, contractId);
    this.feeds.publish(tx, contractId);
    if (lineLeft > 0) await enqueue(tx, 'line-next', { contractId }, { key: `line-next:${contractId}` });
  }

  /** Writes down that a window is over, before anything else is decided about the contract; answers what holds then. */
  async settle(tx: Tx, { id }: Pick<Contract, 'id'>): Promise<Reservation> {
    const reservation = await reservationOf(tx, id);
    if (!reservation.reservedApplication || isReservedNow(reservation)) return reservation;
    const application = await this.book.lockRow(tx, reservation.reservedApplication);
    if (application.status === 'chosen') await this.end(tx, reservation, application, 'clock');
    else await unreserve(tx, id);
    return { ...reservation, ...NOBODY };
  }
}
