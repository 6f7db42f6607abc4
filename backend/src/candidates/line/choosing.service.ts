import type { PassReason } from '@handover/domain/candidates/application-life';
import { CANDIDATE_HOURS, hoursOf } from '@handover/domain/candidates/candidate-settings';
import { mayBeReserved, MOST_WINDOWS } from '@handover/domain/candidates/line';
import { Injectable } from '@nestjs/common';
import { AppError, conflict, invalid } from '../../common/api/errors.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import type { Viewer } from '../../common/api/request-of.js';
import type { Contract } from '../../contracts/contract.entity.js';
import { isReservedNow, reservationOf } from '../../contracts/contract.reservation.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { Database, type Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { notForSale } from '../../payments/payments.intents.js';
import { readSetting } from '../../settings/setting.rows.js';
import { lockAccounts } from '../../users/accounts.js';
import { ApplicationBook, applicationChanged } from '../application.book.js';
import { APPLICATION_CHANGED } from '../application.events.js';
import { ApplicationLists, requestOfViewer } from '../application.lists.js';
import { HOURS_TEXT } from '../api/candidates.inputs.js';
import { Application, type Candidate } from '../rows/application.entity.js';
import { Offer } from '../rows/offer.entity.js';
import { Windows } from './windows.js';

const RESERVE = CANDIDATE_HOURS.reserve;

/** What the holder decides about the candidates. */
@Injectable()
export class ChoosingService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly contracts: ContractsService,
    private readonly events: Events,
    private readonly book: ApplicationBook,
    private readonly lists: ApplicationLists,
    private readonly windows: Windows,
  ) {}

  /** Of two at once, the second one finds the contract reserved. */
  async choose(viewer: Viewer, id: string, hours?: number | null): Promise<Candidate> {
    await this.database.transaction(async (tx) => {
      const { application: seen, contract } = await this.book.lock(tx, viewer, id, 'holder');
      if (hours != null && (hours < RESERVE.min || hours > RESERVE.max)) throw invalid({ hours: HOURS_TEXT });
      await this.limits.take('choose', viewer.id);
      if (!contract.isOnMarket) throw notForSale();
      const { reservedFor, windowUntil } = await this.windows.settle(tx, contract);
      if (reservedFor && windowUntil)
        throw new AppError('RESERVED', `This contract is reserved until ${windowUntil}.`, {
          until: windowUntil,
        });
      const application = await this.book.lockRow(tx, seen.id);
      const [candidate] = await lockAccounts(tx, [application.candidateId]);
      if (!candidate?.mayAct) throw applicationChanged();
      if (!mayBeReserved(application))
        throw conflict(
          `This contract was reserved for this candidate ${MOST_WINDOWS} times. Choose another one, or sell to the first who pays.`,
        );
      await this.windows.give(tx, contract, application, {
        ...{ by: 'holder', event: 'application-chosen' },
        hours: hours ?? hoursOf('reserve', await readSetting(tx, RESERVE.key)),
        agreed: await agreedOf(tx, application),
      });
    });
    return this.lists.candidate(viewer, id);
  }

  async pass(viewer: Viewer, id: string, reason: PassReason): Promise<Candidate> {
    await this.database.transaction(async (tx) => {
      const { application, contract } = await this.book.lock(tx, viewer, id, 'holder');
      await this.book.move(tx, application, { action: 'pass', by: 'holder' }, { passReason: reason });
      await this.events.emit(tx, APPLICATION_CHANGED, [
        {
          ...{ contractId: contract.id, userId: application.candidateId, event: 'application-passed' },
          facts: { to: 'candidate', ...((reason === 'terms' || reason === 'date') && { reason }) },
          once: `passed:${id}`,
        },
      ]);
    });
    return this.lists.candidate(viewer, id);
  }

  /** Those that are not named come after the others, in the order in which they came. */
  async rank(viewer: Viewer, contractId: string, ids: readonly string[]): Promise<Candidate[]> {
    await this.database.transaction(async (tx) => {
      await this.book.lockOwn(tx, viewer, contractId);
      for (const { id } of await this.book.inLine(tx, contractId)) {
        const place = ids.indexOf(id);
        await tx.manager.update(Application, { id }, { rank: place < 0 ? null : place + 1 });
      }
    });
    return this.lists.ofContract(requestOfViewer(viewer), contractId);
  }

  async release(viewer: Viewer, contractId: string): Promise<Contract> {
    await this.database.transaction(async (tx) => {
      await this.book.lockOwn(tx, viewer, contractId);
      const reservation = await reservationOf(tx, contractId);
      if (!reservation.reservedApplication || !isReservedNow(reservation))
        throw conflict('This contract is not reserved.');
      await this.limits.take('releaseReservation', contractId);
      const application = await this.book.lockRow(tx, reservation.reservedApplication);
      await this.windows.end(tx, reservation, application, 'holder');
    });
    return this.contracts.getFor(requestOfViewer(viewer), contractId);
  }
}

/** The newest offer that the two agreed on; null as listed. */
async function agreedOf({ manager }: Tx, { id: applicationId }: Application): Promise<Offer['terms'] | null> {
  const where = { applicationId, status: 'accepted' } as const;
  return (await manager.findOne(Offer, { where, order: { round: 'DESC' } }))?.terms ?? null;
}
