import { IN_LINE, type ApplicationSource } from '@handover/domain/candidates/application-life';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { AppError, conflict, notFound, unauthenticated } from '../common/api/errors.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { Viewer } from '../common/api/request-of.js';
import type { Contract } from '../contracts/contract.entity.js';
import { reservationOf } from '../contracts/contract.reservation.js';
import { isKeptFrom } from '../contracts/contract.rows.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { Organisations } from '../organisations/organisations.service.js';
import { OpenPayments } from '../payments/open-payments.js';
import { notForSale } from '../payments/payments.intents.js';
import { ContractQueue } from '../payments/settling/contract-queue.js';
import { lockAccounts, lockBuyer } from '../users/accounts.js';
import { ApplicationBook } from './application.book.js';
import { APPLICATION_CHANGED, APPLICATION_MADE } from './application.events.js';
import { ApplicationLists } from './application.lists.js';
import { ApplicationTypes } from './application.types.js';
import { CandidateQuestions } from './candidate-questions.js';
import { statedAnswers } from './candidate-profiles.js';
import { wasInvited } from './invitations.service.js';
import { OffersService } from './offers.service.js';
import { Application } from './rows/application.entity.js';
import { statedTerms, type ApplyInput } from './api/candidates.inputs.js';
import { Windows } from './line/windows.js';

const MOST_OPEN = 10;
/** Who withdrew this often after being chosen, within a month, waits as long. */
const MOST_WITHDRAWN = 5;
const MONTH_MS = 30 * 24 * 60 * 60_000;

/** Candidates of one contract wait here, so that not each of them holds a connection. */
const PATIENCE_MS = 3_000;

/** Of earlier applications of a candidate for a contract. */
interface Known extends Pick<Application, 'windows'> {
  number: number | null;
}

const ownContract = () => new AppError('OWN_CONTRACT', 'This is your own contract.');

/** What candidates do: they apply, stand by, and withdraw. */
@Injectable()
export class ApplicationsService {
  private readonly queue = new ContractQueue(PATIENCE_MS);

  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly contracts: ContractsService,
    private readonly events: Events,
    private readonly book: ApplicationBook,
    private readonly lists: ApplicationLists,
    private readonly offers: OffersService,
    private readonly windows: Windows,
    private readonly types: ApplicationTypes,
    private readonly payments: OpenPayments,
    private readonly questions: CandidateQuestions,
    private readonly organisations: Organisations,
  ) {}

  async apply(
    viewer: Viewer,
    contractId: string,
    { answers: given, terms: offered }: ApplyInput,
    source: Exclude<ApplicationSource, 'invited'>,
  ): Promise<Application> {
    const seen = await this.contracts.get(contractId);
    if (isKeptFrom(viewer, seen)) throw notFound('Contract');
    if (await this.organisations.managing(this.database, viewer, seen)) throw ownContract();
    const answers = statedAnswers(seen.type, given, seen.facts);
    const terms = statedTerms(offered);
    const hasOffer = Object.keys(terms).length > 0;
    if (hasOffer) this.offers.check(seen, terms);
    await this.limits.take('apply', viewer.id);
    await this.types.refuseOthers(seen);
    const id = await this.queue.run(seen.id, () =>
      this.database.transaction(async (tx) => {
        const contract = await this.lock(tx, viewer, seen, source);
        const known = await this.lockCandidate(tx, viewer, seen);
        const isInvited = source === 'apply' && (await wasInvited(tx, contract.id, viewer.id));
        const application = await this.insert(tx, viewer, contract, {
          ...{ answers, known },
          source: isInvited ? 'invited' : source,
        });
        if (hasOffer) await this.offers.insert(tx, application, 'candidate', terms);
        const { id: applicationId, number } = application;
        await this.events.emit(tx, APPLICATION_MADE, {
          contractId: contract.id,
          holderId: contract.userId,
          applicationId,
        });
        await this.events.emit(tx, APPLICATION_CHANGED, [
          {
            ...{ contractId: contract.id, userId: contract.userId, event: 'application-new' },
            facts: { to: 'holder', number, hasOffer },
            once: `new:${applicationId}`,
          },
        ]);
        this.book.publish(tx, application);
        return applicationId;
      }),
    );
    return this.lists.own(id);
  }

  async withdraw(viewer: Viewer, id: string): Promise<Application> {
    await this.database.transaction(async (tx) => {
      const { application, contract } = await this.book.lock(tx, viewer, id, 'candidate');
      const { number, status } = application;
      await this.book.move(tx, application, { action: 'withdraw', by: 'candidate' });
      if (status === 'chosen') await this.windows.close(tx, await reservationOf(tx, contract.id));
      await this.events.emit(tx, APPLICATION_CHANGED, [
        {
          ...{ contractId: contract.id, userId: contract.userId, event: 'application-withdrawn' },
          facts: { to: 'holder', number },
          once: `withdrawn:${id}`,
        },
      ]);
    });
    return this.lists.own(id);
  }

  /**
   * One candidate's applications come after each other. Answers what stays the same for a candidate and a contract. Locked
   * after the contract, as by a claim.
   */
  private async lockCandidate(
    tx: Tx,
    { id: candidateId }: Viewer,
    { id: contractId, userId: holderId }: Readonly<Contract>,
  ): Promise<Known> {
    await lockBuyer(tx, candidateId);
    await this.refuseMany(tx, candidateId);
    if (await this.questions.wasReportedBy(tx, holderId, candidateId))
      throw conflict('You cannot ask for this contract.');
    const earlier = await tx.manager.find(Application, { where: { contractId, candidateId } });
    if (earlier.some(({ status }) => IN_LINE.includes(status)))
      throw conflict('You have asked for this contract already.');
    const windows = Math.max(0, ...earlier.map((one) => one.windows));
    return { number: earlier[0]?.number ?? null, windows };
  }

  private async lock(
    tx: Tx,
    viewer: Viewer,
    { id, userId }: Readonly<Contract>,
    source: ApplicationSource,
  ): Promise<Readonly<Contract>> {
    const accounts = await lockAccounts(tx, [viewer.id, userId]);
    if (!accounts.find((account) => account.id === viewer.id)?.mayAct) throw unauthenticated();
    const contract = await this.contracts.lock(tx, id);
    if (!contract) throw notFound('Contract');
    if (source === 'apply' && !contract.isOnMarket) throw notForSale();
    if (source === 'stand-by' && contract.status !== ContractStatus.PENDING)
      throw conflict('You can stand by while the transfer to another buyer is under way.');
    // who ends their own transfer is not the next in line
    if (source === 'stand-by' && (await this.payments.isHeldBy(tx, id, viewer.id)))
      throw conflict('You are taking over this contract already.');
    return contract;
  }

  private async refuseMany({ manager }: Tx, candidateId: string): Promise<void> {
    const open = await manager.countBy(Application, { candidateId, status: In(IN_LINE) });
    if (open >= MOST_OPEN)
      throw conflict(
        `You have asked for ${MOST_OPEN} contracts. Withdraw from one before you ask for another.`,
      );
    const since = new Date(Date.now() - MONTH_MS).toISOString();
    const withdrawn = await manager.countBy(Application, {
      ...{ candidateId, status: 'withdrawn', chosenAt: Not(IsNull()) },
      decidedAt: MoreThan(since),
    });
    if (withdrawn >= MOST_WITHDRAWN)
      throw conflict(
        'You withdrew several times after a seller had chosen you. Please try again in a month.',
      );
  }

  /** The number of a candidate stays the same for a contract. */
  private async insert(
    { manager }: Tx,
    { id: candidateId }: Viewer,
    { id: contractId, termsVersion }: Readonly<Contract>,
    { answers, source, known }: Pick<Application, 'answers' | 'source'> & { known: Known },
  ): Promise<Application> {
    const { windows } = known;
    const number = known.number ?? ((await manager.maximum(Application, 'number', { contractId })) ?? 0) + 1;
    const { identifiers } = await manager.insert(Application, {
      ...{ contractId, candidateId, number, windows, source, termsVersion },
      answers: answers as object,
    });
    return manager.findOneByOrFail(Application, { id: identifiers[0]?.['id'] as string });
  }
}
