import { Injectable } from '@nestjs/common';
import { In, Not, type FindOptionsWhere } from 'typeorm';
import { CONTRACTS_CHANGED } from '../contracts/contract.events.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { enqueue } from '../jobs/jobs.js';
import { JobWorker } from '../jobs/worker.js';
import { Favourite } from './favourite.entity.js';
import { eventOf, factsOf } from './favourite-events.js';
import { FAVOURITE_CHANGED } from './saved.events.js';

const AT_ONCE = 200;

/** A seller often edits the terms several times in a row: members are told an hour after the first edit. */
const WAIT = { status: '0', terms: '1 hour' };

/**
 * Tells members what became of a contract that they saved. Each favourite has the state that its member knows; what
 * differs from the contract is told and written in one transaction, so a repeated job tells nothing twice.
 */
@Injectable()
export class FavouriteChanges {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly events: Events,
    worker: JobWorker,
  ) {
    worker.register('tell-favourites', ({ contractId }) => this.tellAll(contractId));
    events.on(CONTRACTS_CHANGED, async (tx, { contractIds, what }) => {
      for (const contractId of contractIds) await this.queue(tx, contractId, what);
    });
  }

  private async queue(tx: Tx, contractId: string, what: keyof typeof WAIT): Promise<void> {
    if (!(await tx.manager.existsBy(Favourite, { contractId }))) return;
    const key = `tell-favourites:${what}:${contractId}`;
    await enqueue(tx, 'tell-favourites', { contractId }, { key, after: WAIT[what] });
  }

  /** In batches, because many may have saved it. */
  async tellAll(contractId: string): Promise<void> {
    let told: number;
    do told = await this.database.transaction((tx) => this.tellSome(tx, contractId));
    while (told === AT_ONCE);
  }

  private async tellSome(tx: Tx, contractId: string): Promise<number> {
    const contract = await this.contracts.find(contractId, tx);
    if (!contract) return 0;
    const { status, termsVersion, monthlyPayment } = contract;
    const where: FindOptionsWhere<Favourite>[] = [
      { contractId, toldStatus: Not(status) },
      { contractId, toldVersion: Not(termsVersion) },
    ];
    const behind = await tx.manager.find(Favourite, {
      where,
      order: { userId: 'ASC' },
      take: AT_ONCE,
      lock: { mode: 'pessimistic_write' },
    });
    await tx.manager.update(
      Favourite,
      { contractId, userId: In(behind.map(({ userId }) => userId)) },
      { toldStatus: status, toldVersion: termsVersion, toldPayment: monthlyPayment },
    );
    for (const [event, favourites] of Map.groupBy(behind, (favourite) => eventOf(favourite, contract)))
      if (event)
        await this.events.emit(tx, FAVOURITE_CHANGED, {
          event,
          items: favourites.map((favourite) => ({
            userId: favourite.userId,
            contractId,
            facts: factsOf(favourite, contract),
          })),
        });
    return behind.length;
  }
}
