import { CANDIDATE_HOURS, hoursOf } from '@handover/domain/candidates/candidate-settings';
import { LINE_ASK_HOURS, LINE_WINDOWS, nextInLine } from '@handover/domain/candidates/line';
import { Injectable } from '@nestjs/common';
import { asWritten } from '../../contracts/contract.rows.js';
import type { Contract } from '../../contracts/contract.entity.js';
import { isReservedNow, setLineLeft, unreserve } from '../../contracts/contract.reservation.js';
import { ContractStatus } from '../../contracts/contract.status.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { SimilarContracts } from '../../contracts/search/similar-contracts.js';
import { Database, type Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { enqueue } from '../../jobs/jobs.js';
import { JobWorker } from '../../jobs/worker.js';
import { readSetting } from '../../settings/setting.rows.js';
import { actingOf } from '../../users/accounts.js';
import { ApplicationBook } from '../application.book.js';
import { APPLICATION_CHANGED } from '../application.events.js';
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

  /** A paid sale gave its contract back: in the same transaction, so that nobody buys it before the next in line may. */
  async begin(tx: Tx, contractId: string): Promise<void> {
    if (!(await tx.manager.existsBy(Application, { contractId, status: 'open' }))) return;
    await setLineLeft(tx, contractId, LINE_WINDOWS);
    await this.goOn(tx, contractId);
  }

  next(contractId: string, isAsked = false): Promise<void> {
    return this.database.transaction((tx) => this.goOn(tx, contractId, isAsked));
  }

  /** Gives the next window. Repeated, it finds the contract reserved. */
  private async goOn(tx: Tx, contractId: string, isAsked = false): Promise<void> {
    const contract = await this.contracts.lock(tx, contractId);
    if (!contract) return;
    const reservation = await this.windows.settle(tx, contract);
    const { lineAuto, lineLeft, saleMode, requirements } = reservation;
    if (!contract.isOnMarket || !lineAuto || lineLeft <= 0 || isReservedNow(reservation)) return;
    const open = (await this.book.inLine(tx, contractId)).filter(({ status }) => status === 'open');
    const acting = await actingOf(
      tx,
      open.map(({ candidateId }) => candidateId),
    );
    const next = nextInLine(
      contract.type,
      requirements,
      open.filter(({ candidateId }) => acting.has(candidateId)),
    );
    if (!next) return setLineLeft(tx, contractId, 0);
    if (saleMode === 'choose' && !isAsked) return this.ask(tx, contract, lineLeft);
    await setLineLeft(tx, contractId, lineLeft - 1);
    await this.windows.give(tx, contract, next, {
      ...{ by: 'clock', event: 'application-turn', agreed: null },
      hours: hoursOf('line', await readSetting(tx, CANDIDATE_HOURS.line.key)),
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
      await setLineLeft(tx, contractId, 0);
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
