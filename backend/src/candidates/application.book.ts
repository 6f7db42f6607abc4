import {
  applicationMove,
  IN_LINE,
  type ApplicationAction,
  type ApplicationActor,
} from '@handover/domain/candidates/application-life';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { conflict, notFound, unauthenticated } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { TopicBus } from '../common/cluster/topics.js';
import type { Viewer } from '../common/api/request-of.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { lockAccounts } from '../users/accounts.js';
import { recordDecision } from './decisions.js';
import { Application } from './rows/application.entity.js';
import type { OfferParty } from './rows/application.enums.js';
import { Offer } from './rows/offer.entity.js';

/** Says no more, also not that a candidate cannot buy now. */
export const applicationChanged = () =>
  conflict('This is not possible any more: the application has changed.');

/** An application with what belongs to it, locked in the one order: accounts, contract, application. */
export interface Locked {
  application: Application;
  contract: Readonly<Contract>;
  role: OfferParty;
}

/** Reads, locks and moves applications; the rules are in domain/src/candidates. */
@Injectable()
export class ApplicationBook {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly topics: TopicBus,
  ) {}

  find(id: string): Promise<Application | null> {
    return isUuid(id) ? this.database.manager.findOneBy(Application, { id }) : Promise.resolve(null);
  }

  /** The application of a party, locked; for everyone else, and for the other party, it does not exist. */
  async lock(tx: Tx, viewer: Pick<Viewer, 'id'>, id: string, wanted?: OfferParty): Promise<Locked> {
    const seen = isUuid(id) ? await tx.manager.findOneBy(Application, { id }) : null;
    const known = seen && (await this.contracts.find(seen.contractId, tx));
    if (!seen || !known) throw notFound('Application');
    const role = roleOf(viewer, seen, known);
    if (!role || (wanted && role !== wanted)) throw notFound('Application');
    const accounts = await lockAccounts(tx, [seen.candidateId, known.userId]);
    if (!accounts.find((account) => account.id === viewer.id)?.mayAct) throw unauthenticated();
    const contract = await this.contracts.lock(tx, seen.contractId);
    if (!contract) throw notFound('Application');
    return { application: await this.lockRow(tx, id), contract, role };
  }

  /** The contract of its holder, locked; for everyone else it does not exist. */
  async lockOwn(tx: Tx, viewer: Pick<Viewer, 'id'>, contractId: string): Promise<Readonly<Contract>> {
    const [account] = await lockAccounts(tx, [viewer.id]);
    if (!account?.mayAct) throw unauthenticated();
    const contract = await this.contracts.lock(tx, contractId);
    if (contract?.userId !== viewer.id) throw notFound('Contract');
    return contract;
  }

  lockRow(tx: Tx, id: string): Promise<Application> {
    return tx.manager.findOneOrFail(Application, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** All that stand in the line of a locked contract, in no order. */
  inLine(tx: Tx, contractId: string): Promise<Application[]> {
    return tx.manager.find(Application, {
      where: { contractId, status: In(IN_LINE) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Takes one step of a locked application; CONFLICT if the table does not have it. Its open offers end with it. */
  async move(
    tx: Tx,
    application: Application,
    { action, by }: { action: ApplicationAction; by: ApplicationActor },
    change: QueryDeepPartialEntity<Application> = {},
  ): Promise<Application> {
    const { id, status, contractId } = application;
    const to = applicationMove(status, action, by);
    if (!to) throw applicationChanged();
    const isOver = !IN_LINE.includes(to);
    const decided = isOver ? { decidedAt: () => 'now()', rank: null } : {};
    await tx.manager.update(Application, { id }, { ...decided, ...change, status: to });
    if (to !== 'open')
      await tx.manager.update(Offer, { applicationId: id, status: 'made' }, { status: 'void' });
    const moved = await tx.manager.findOneByOrFail(Application, { id });
    await recordDecision(tx, contractId, moved, action);
    this.publish(tx, moved);
    return moved;
  }

  publish(tx: Tx, { id: applicationId, contractId, candidateId }: Application): void {
    tx.afterCommit(() =>
      this.topics.publish('applicationChanged', { contractId, applicationId, candidateId }),
    );
  }
}

export function roleOf(
  { id }: Pick<Viewer, 'id'>,
  { candidateId }: Pick<Application, 'candidateId'>,
  { userId }: Pick<Contract, 'userId'>,
): OfferParty | null {
  if (id === candidateId) return 'candidate';
  return id === userId ? 'holder' : null;
}
