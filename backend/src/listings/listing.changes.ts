import { labelOfField } from '@handover/domain/listings/contract-changes';
import {
  problemOf,
  resultOf,
  type Elsewhere,
  type ListingAction,
  type OffMarketReason,
} from '@handover/domain/listings/listing-life';
import { Injectable } from '@nestjs/common';
import { Conversations } from '../chat/conversations/conversations.service.js';
import { AppError, invalid, notFound, unauthenticated } from '../common/api/errors.js';
import { today } from '../common/today.js';
import type { Viewer } from '../common/api/request-of.js';
import { TransferStops } from '../contracts/rules/contract.rules.js';
import { ContractApprovals, hasOtherTerms } from '../contracts/approval/contract-approvals.js';
import { refuseClosed } from '../contracts/contract.availability.js';
import { asWritten } from '../contracts/contract.rows.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { ContractsMarket } from '../contracts/listing-clock.store.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { WritingLimits } from '../contracts/writing/writing-limits.js';
import { ContractEdits } from '../contracts/writing/contract-editing.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { enqueue } from '../jobs/jobs.js';
import type { Managing } from '../organisations/managing.js';
import { Organisations } from '../organisations/organisations.service.js';
import { OpenPayments } from '../payments/open-payments.js';
import { lockAccounts } from '../users/accounts.js';
import { LISTING_NEWS, LISTING_RENEWED, type ListingEvent } from './listing.events.js';
import { ListingQuestions } from './listing.questions.js';
import { listedContract } from './listing.state.js';
import type { UpdateMyContractInput } from './listing.js';

const { ACTIVE, PENDING } = ContractStatus;

type Managed = Managing & { contract: Contract };

/** What holders do with their contracts. Locks as a sale does: the account, the contract, its payments. */
@Injectable()
export class ListingChanges {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly edits: ContractEdits,
    private readonly approvals: ContractApprovals,
    private readonly market: ContractsMarket,
    private readonly stops: TransferStops,
    private readonly payments: OpenPayments,
    private readonly questions: ListingQuestions,
    private readonly conversations: Conversations,
    private readonly limits: WritingLimits,
    private readonly events: Events,
    private readonly organisations: Organisations,
  ) {}

  /** Everything but an edit. */
  act(
    viewer: Viewer,
    id: string,
    action: Exclude<ListingAction, 'edit'>,
    wentTo: Elsewhere | null = null,
  ): Promise<Contract> {
    return this.database.transaction((tx) => this.actIn(tx, viewer, id, action, wentTo));
  }

  /** The same within a transaction of the caller. */
  async actIn(
    tx: Tx,
    viewer: Viewer,
    id: string,
    action: Exclude<ListingAction, 'edit'>,
    wentTo: Elsewhere | null = null,
  ): Promise<Contract> {
    const { contract, organisationId, isHolder } = await this.lockOwn(tx, viewer, id);
    await this.refuse(tx, contract, action);
    await this.limits.take('listingAct', viewer, organisationId);
    await this.make(tx, contract, action, { wentTo, isHolder });
    return this.read(tx, id);
  }

  /** A change of the terms releases the payments that were opened under the old ones, and is recorded. */
  update(viewer: Viewer, id: string, input: UpdateMyContractInput): Promise<Contract> {
    return this.database.transaction(async (tx) =>
      this.edit(tx, viewer, await this.editable(tx, viewer, id), input),
    );
  }

  /**
   * Edits within a transaction of the caller, unless everything is stated as it is: then the contract is only renewed.
   * A dry run, which its caller rolls back, is not counted. Returns whether anything was edited.
   */
  async putIn(
    tx: Tx,
    viewer: Viewer,
    id: string,
    input: UpdateMyContractInput,
    { isDryRun = false } = {},
  ): Promise<{ contract: Contract; isChanged: boolean }> {
    const managed = await this.editable(tx, viewer, id);
    const before = managed.contract;
    if (!(await this.edits.isSame(tx, before, input)))
      return { contract: await this.edit(tx, viewer, managed, input, { isDryRun }), isChanged: true };
    if (before.status === ACTIVE) await this.market.renew(tx, id);
    return { contract: await this.read(tx, id), isChanged: false };
  }

  private async editable(tx: Tx, viewer: Viewer, id: string): Promise<Managed> {
    const managed = await this.lockOwn(tx, viewer, id);
    await this.refuse(tx, managed.contract, 'edit');
    return managed;
  }

  private async edit(
    tx: Tx,
    viewer: Viewer,
    { contract, organisationId }: Managed,
    input: UpdateMyContractInput,
    { isDryRun = false } = {},
  ): Promise<Contract> {
    const { id } = contract;
    if (input.type && input.type !== contract.type)
      throw invalid({
        type: 'The type of a listed contract cannot be changed. List a new contract instead.',
      });
    if (!isDryRun) await this.limits.take('listingEdit', viewer, organisationId);
    const by = { actor: 'seller', userId: viewer.id } as const;
    const { after, changed } = await this.edits.update(tx, id, input, by);
    if (this.approvals.concerns(viewer) && hasOtherTerms(contract, after)) await this.hold(tx, contract);
    else if (after.status === ACTIVE) {
      await this.renew(tx, id);
      if (changed.length > 0)
        await this.tellCandidates(tx, {
          contractId: id,
          event: 'listing-changed',
          changed: changed.map(({ field }) => labelOfField(after.type, field)),
          once: `${id}:changed:${after.termsVersion}`,
        });
    }
    return this.read(tx, id);
  }

  /** Takes a locked contract off the market until an admin approves what its holder has just changed. */
  async hold(tx: Tx, before: Contract, what: { hasNewPhotos?: boolean } = {}): Promise<void> {
    await this.approvals.holdEdited(tx, before, what);
    if (before.status === ACTIVE) await this.askForApproval(tx, before);
  }

  private async askForApproval(tx: Tx, contract: Contract): Promise<void> {
    await this.approvals.ask(tx, contract.id);
    await this.takeOff(tx, contract, 'waiting');
  }

  /** Makes an action that is allowed on a locked contract. */
  async make(
    tx: Tx,
    contract: Contract,
    action: Exclude<ListingAction, 'edit'>,
    { wentTo = null, isHolder = true }: { wentTo?: Elsewhere | null; isHolder?: boolean } = {},
  ): Promise<void> {
    const result = resultOf(listedContract(contract), action);
    if (result === 'stays') return;
    if (result.status === 'cancelled') return this.takeOff(tx, contract, result.reason, wentTo);
    if (contract.status === ACTIVE) return this.renew(tx, contract.id);
    this.stops.refuse(contract);
    await this.contracts.refuseDuplicate(tx, contract.id, isHolder);
    if (contract.awaitsApproval && this.approvals.isOn) return this.askForApproval(tx, contract);
    await this.market.enter(tx, contract);
    if (contract.awaitsApproval) await this.approvals.close(tx, contract.id);
    await this.backOnMarket(tx, contract.id);
  }

  /** What follows once a contract is on the market again. */
  async backOnMarket(tx: Tx, contractId: string): Promise<void> {
    await this.questions.beginAgain(tx, contractId);
    await this.tellCandidates(tx, {
      contractId,
      event: 'listing-back',
      // once a day, however often its holder pauses and resumes it
      once: `${contractId}:back:${today()}`,
    });
  }

  /** Takes a locked contract off the market, or gives another reason for one that is off it. */
  async takeOff(
    tx: Tx,
    { id, status }: Contract,
    reason: OffMarketReason,
    wentTo: Elsewhere | null = null,
  ): Promise<void> {
    await this.market.leave(tx, id, reason, wentTo);
    if (status !== ACTIVE) return;
    // a claim finds the contract off the market; the job releases the holds on cards
    await enqueue(tx, 'release-others', { contractId: id }, { key: `release-others:${id}` });
    await this.tellCandidates(tx, { contractId: id, event: 'listing-off', once: `${id}:off:${today()}` });
  }

  /** Tells the members who asked about a contract what its holder did with it. */
  private async tellCandidates(tx: Tx, event: Omit<ListingEvent, 'userIds'>): Promise<void> {
    const userIds = await this.conversations.candidatesOf(tx, event.contractId);
    await this.events.emit(tx, LISTING_NEWS, { ...event, userIds });
  }

  private async renew(tx: Tx, id: string): Promise<void> {
    await this.market.renew(tx, id);
    await this.questions.beginAgain(tx, id);
    await this.events.emit(tx, LISTING_RENEWED, { contractId: id });
  }

  private async lockOwn(tx: Tx, viewer: Viewer, id: string): Promise<Managed> {
    const [account] = await lockAccounts(tx, [viewer.id]);
    if (!account?.mayAct) throw unauthenticated();
    const contract = await this.contracts.lock(tx, id);
    const managing = contract && (await this.organisations.managing(tx, viewer, contract));
    if (!managing) throw notFound('Contract');
    return { ...managing, contract: asWritten(contract) };
  }

  private async refuse(tx: Tx, contract: Contract, action: ListingAction): Promise<void> {
    if (contract.status === PENDING && (await this.payments.isClaimed(tx, contract.id)))
      throw new AppError(
        'CONFLICT',
        'A buyer is paying for this contract right now. Please try again in a minute.',
      );
    const isHeld = await this.payments.isHeld(tx, contract.id);
    const state = { ...listedContract(contract), isHeld };
    const problem = problemOf(state, action, new Date().toISOString());
    if (problem === state.listingStop) refuseClosed(contract);
    if (problem) throw new AppError('CONFLICT', problem);
  }

  private async read(tx: Tx, id: string): Promise<Contract> {
    return asWritten((await this.contracts.find(id, tx)) as Contract);
  }
}
