import { CANDIDATE_HOURS, hoursOf } from '@handover/domain/candidates/candidate-settings';
import { LINE_ASK_HOURS, LINE_WINDOWS, nextInLine } from '@handover/domain/candidates/line';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { asWritten } from '../../contracts/contract.rows.js';
import type { Contract } from '../../contracts/contract.entity.js';
import {
  isReservedNow,
  reservationOf,
  setLineLeft,
  unreserve,
} from '../../contracts/contract.reservation.js';
import { ContractStatus } from '../../contracts/contract.status.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { SimilarContracts } from '../../contracts/search/similar-contracts.js';
import { Database, type Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { enqueue } from '../../jobs/jobs.js';
import { JobWorker } from '../../jobs/worker.js';
import { readSetting } from '../../settings/setting.rows.js';
import { lockAccounts } from '../../users/accounts.js';
import { ApplicationBook } from '../application.book.js';
import { APPLICATION_CHANGED } from '../application.events.js';
import { IN_LINE } from '@handover/domain/candidates/application-life';
import { Application } from '../rows/application.entity.js';
import { Windows } from './windows.js';

const SIMILAR = 3;

/** After a failed transfer the next in line gets the contract before the public does; after its end, all are told. */
@Injectable()
export class LineService {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly similar: SimilarContracts,
    private readonly events: Events,
    private readonly book: ApplicationBook,
    private readonly windows: Windows,
    worker: JobWorker,
  ) {
    worker.register('line-next', ({ contractId, isAsked }) => this.next(contractId, isAsked), {
      changesPublicData: true,
    });
    worker.register('line-close', ({ contractId }) => this.closeAll(contractId), { changesPublicData: true });
  }

  /** A paid sale gave its contract back. */
  async begin(tx: Tx, contractId: string): Promise<void> {
    if (!(await tx.manager.existsBy(Application, { contractId, status: 'open' }))) return;
    await setLineLeft(tx, contractId, LINE_WINDOWS);
    await enqueue(tx, 'line-next', { contractId }, { key: `line-next:${contractId}` });
  }

  /** Gives the next window. Repeated, it finds the contract reserved. */
  async next(contractId: string, isAsked = false): Promise<void> {
    await this.database.transaction(async (tx) => {
      const seen = await tx.manager.findBy(Application, { contractId, status: In(IN_LINE) });
      const accounts = await lockAccounts(
        tx,
        seen.map(({ candidateId }) => candidateId),
      );
      const contract = await this.contracts.lock(tx, contractId);
      if (!contract?.isOnMarket) return;
      await this.windows.settle(tx, contract);
      const reservation = await reservationOf(tx, contractId);
      if (!reservation.lineAuto || reservation.lineLeft <= 0 || isReservedNow(reservation)) return;
      const mayBuy = new Set(accounts.filter(({ mayAct }) => mayAct).map(({ id }) => id));
      const open = (await this.book.inLine(tx, contractId)).filter(
        ({ status, candidateId }) => status === 'open' && mayBuy.has(candidateId),
      );
      const next = nextInLine(contract.type, reservation.requirements, open);
      if (!next) return setLineLeft(tx, contractId, 0);
      if (reservation.saleMode === 'choose' && !isAsked) return this.ask(tx, contract, reservation.lineLeft);
      await setLineLeft(tx, contractId, reservation.lineLeft - 1);
      await this.windows.give(tx, contract, next, {
        ...{ by: 'clock', event: 'application-turn', agreed: null },
        hours: hoursOf('line', await readSetting(tx, CANDIDATE_HOURS.line.key)),
      });
    });
  }

  /** Who chooses is asked first; without an answer the line goes on. */
  private async ask(tx: Tx, { id: contractId, userId, listedAt }: Contract, lineLeft: number): Promise<void> {
    const once = `line:${contractId}:${listedAt}:${lineLeft}`;
    await this.events.emit(tx, APPLICATION_CHANGED, [
      { contractId, userId, event: 'application-ask', facts: { to: 'holder', hours: LINE_ASK_HOURS }, once },
    ]);
    const key = `line-next:asked:${contractId}`;
    const payload = { contractId, isAsked: true };
    await enqueue(tx, 'line-next', payload, { key, after: `${LINE_ASK_HOURS} hours` });
  }

  /** Ends all applications for a contract that is gone for good. */
  async closeAll(contractId: string): Promise<void> {
    const gone = await this.contracts.find(contractId);
    if (!gone || !isGone(gone)) return;
    const similar = await this.similar.of({ viewer: null, ip: '', source: '' }, contractId, SIMILAR);
    const titles = similar.map(({ title }) => title);
    await this.database.transaction(async (tx) => {
      const contract = await this.contracts.lock(tx, contractId);
      if (!contract || !isGone(contract)) return;
      const line = await this.book.inLine(tx, contractId);
      for (const application of line)
        await this.book.move(tx, application, { action: 'close', by: 'contract' }, { toldAt: () => 'now()' });
      await unreserve(tx, contractId);
      await this.events.emit(
        tx,
        APPLICATION_CHANGED,
        line.map(({ id, candidateId: userId }) => ({
          ...{ contractId, userId, event: 'application-closed' },
          facts: { to: 'candidate', similar: titles },
          once: `closed:${id}`,
        })),
      );
    });
  }
}

/** A paused contract comes back; one in transfer may. */
function isGone(contract: Readonly<Contract>): boolean {
  const { status, offMarketReason } = asWritten(contract);
  if (status === ContractStatus.COMPLETED) return true;
  return status === ContractStatus.CANCELLED && offMarketReason !== 'paused';
}
