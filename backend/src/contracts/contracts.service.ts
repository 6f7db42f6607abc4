import { feeOf } from '@handover/domain/fee';
import type { TermChange } from '@handover/domain/listings/contract-changes';
import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AppError, notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { today } from '../common/today.js';
import { Database, type Statement, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { OncePerRequest } from '../graphql/request-loader.js';
import { enqueue } from '../jobs/jobs.js';
import { refuseSecrets } from '../moderation/moderate.js';
import { DUPLICATE_FLAG, isListedByOthers, unflagDuplicate } from './writing/contract.duplicates.js';
import { changesOf } from './writing/contract.edit.js';
import { Contract } from './contract.entity.js';
import type { SubmitContractInput, UpdateContractInput } from './contract.inputs.js';
import { recordChanges } from './changes/contract-change.rows.js';
import { ContractInsertion } from './writing/contract.insertion.js';
import { inStatus } from './contract.freshness.js';
import { moderationOf, type OtherFlag } from './writing/contract.moderation.js';
import type { Cover } from './photo.js';
import { asSeenBy, asWritten, toContract } from './contract.rows.js';
import { TERMS_CHANGE } from './contract.events.js';
import { ContractSales } from './contract.sales.js';
import { ContractStatus, STATUS_RULES } from './contract.status.js';
import { editedTerms, isMaterial, type Terms } from './contract.terms.js';
import { costColumns } from './contract.cost.js';
import { placeIdOf } from './writing/contract.place.js';
import { refuseKind, statedFacts } from './facts/stated-facts.js';
import { storedPrivateFacts, storePrivateFacts } from './facts/private-facts.rows.js';

/** Who edits a contract. */
export interface Editor {
  actor: 'admin' | 'seller';
  userId: string;
}

export interface Edited {
  /** With the texts as they were written. */
  before: Readonly<Contract>;
  after: Readonly<Contract>;
  /** The terms that a material edit changed. */
  changed: TermChange[];
}

/** SQL: a hot read, for each thread that is opened. */
const MESSAGE_COUNT: Statement = {
  name: 'contracts.message-count',
  text: 'select message_count as count from contracts where id = $1',
  isQuick: true,
};

@Injectable()
export class ContractsService {
  private readonly reads = new OncePerRequest((id) => this.get(id));

  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly sales: ContractSales,
    private readonly events: Events,
    private readonly insertion: ContractInsertion,
  ) {}

  /** Null for an unknown or malformed id. */
  async find(id: string, on: Pick<Tx, 'query'> = this.database): Promise<Readonly<Contract> | null> {
    if (!isUuid(id)) return null;
    const [row] = await on.query<object>(this.byId(), [id]);
    return row ? toContract(row) : null;
  }

  /** With the texts that the public may read. */
  async get(id: string): Promise<Readonly<Contract>> {
    const contract = await this.find(id);
    if (!contract) throw notFound('Contract');
    return contract;
  }

  /** The same, read once for all queries of a page. */
  getOnce(request: RequestContext, id: string): Promise<Readonly<Contract>> {
    return this.reads.get(request, id);
  }

  /** The contract if another query of the page reads it, else undefined. */
  async getIfRead(request: RequestContext, id: string): Promise<Readonly<Contract> | undefined> {
    return this.reads.begun(request, id);
  }

  /** With the original texts for its holder and admins. */
  async getFor(request: RequestContext, id: string): Promise<Readonly<Contract>> {
    return asSeenBy(request.viewer, await this.getOnce(request, id));
  }

  /** Locks the row until the transaction ends, against concurrent sales, edits and deletion. SQL: buyers wait for it. */
  async lock(tx: Tx, id: string): Promise<Readonly<Contract> | null> {
    if (!isUuid(id)) return null;
    await tx.query('select from contracts where id = $1 for update', [id]);
    // read after the lock was granted, because a purchase may have released the contract meanwhile
    return this.find(id, tx);
  }

  async submit(viewer: Viewer, input: SubmitContractInput): Promise<Contract> {
    const { type, title, description, location, monthlyPayment, remainingTermMonths } = input;
    refuseSecrets({ title, description, location });
    refuseKind(type, [title, description]);
    const facts = statedFacts({ type, given: input.facts });
    const privateFacts = statedFacts({ type, given: input.privateFacts, isPrivate: true });
    await this.limits.take('submit', viewer.id);
    const incentive = input.incentive ?? 0;
    const terms = {
      type,
      title,
      description,
      location,
      monthlyPayment,
      remainingTermMonths,
      facts,
      incentive,
    };
    const transferFee = feeOf(type);
    const moderated = moderationOf(terms);
    const submitted = {
      ...terms,
      ...moderated,
      ...costColumns({ ...terms, transferFee, termAsOf: today() }),
      userId: viewer.id,
      transferFee,
      placeId: placeIdOf({ location, maskedLocation: moderated.maskedLocation }, input.placeId),
    };
    if (Object.keys(privateFacts).length === 0) return this.insertion.insert(submitted);
    return this.database.transaction(async (tx) => {
      const contract = await this.insertion.insertAlone(tx, submitted);
      await storePrivateFacts(tx, contract.id, privateFacts);
      await this.refuseDuplicate(tx, contract.id);
      return contract;
    });
  }

  /**
   * Changes any field to any status and returns the contract before and after. The only way to edit a contract: a change of
   * the terms raises their version, which releases every payment that was opened under an older one.
   */
  async update(tx: Tx, id: string, input: UpdateContractInput, by: Editor): Promise<Edited> {
    refuseSecrets({ title: input.title, description: input.description, location: input.location });
    const locked = await this.lock(tx, id);
    if (!locked) throw notFound('Contract');
    if (locked.hiddenAt && input.status && STATUS_RULES[input.status].listed)
      throw new AppError('CONFLICT', 'This contract is hidden. Show it again first.');
    const before = asWritten(locked);
    const { terms, hasOtherPrivateFacts } = await this.edited(tx, before, input);
    const isRaised = isMaterial(before, terms);
    const changes = changesOf(before, terms, input, isRaised);
    // no payment that was opened under the old terms is left when the new ones are written
    if (isRaised) await this.events.emit(tx, TERMS_CHANGE, { contractId: id, by });
    await tx.manager.update(Contract, { id }, changes);
    const isMoved =
      terms.location !== before.location || (input.placeId ?? before.placeId) !== before.placeId;
    if (
      (hasOtherPrivateFacts || isMoved || terms.title !== before.title) &&
      by.actor === 'seller' &&
      STATUS_RULES[before.status].listed
    )
      await this.refuseDuplicate(tx, id);
    // a claim compares the version under the same lock; the job releases the holds on cards at the provider
    if (isRaised) await enqueue(tx, 'release-others', { contractId: id }, { key: `release-others:${id}` });
    const updated = (await this.find(id, tx)) as Readonly<Contract>;
    const changed = isRaised ? await recordChanges(tx, locked, updated) : [];
    return { before, after: asWritten(updated), changed };
  }

  /**
   * The terms after an edit, and whether it changed the private facts, which it writes. Facts belong to a type: another type
   * begins without any.
   */
  private async edited(
    tx: Tx,
    before: Readonly<Contract>,
    { facts, privateFacts, ...input }: UpdateContractInput,
  ): Promise<{ terms: Terms; hasOtherPrivateFacts: boolean }> {
    const type = input.type ?? before.type;
    const isOtherType = type !== before.type;
    const terms = editedTerms(before, {
      ...input,
      facts: statedFacts({ type, given: facts, stored: isOtherType ? {} : before.facts }),
    });
    refuseKind(type, [terms.title, terms.description]);
    if (!privateFacts && !isOtherType) return { terms, hasOtherPrivateFacts: false };
    const stored = isOtherType ? {} : await storedPrivateFacts(tx, before.id);
    const stated = statedFacts({ type, given: privateFacts, stored, isPrivate: true });
    await storePrivateFacts(tx, before.id, stated);
    return { terms, hasOtherPrivateFacts: isOtherType || stated !== stored };
  }

  /** Writes the status only if it is still the one that was read; false if it was changed meanwhile. */
  async move(
    tx: Tx,
    id: string,
    from: ContractStatus,
    to: ContractStatus,
    reason?: OffMarketReason | null,
  ): Promise<boolean> {
    const moved = await tx.manager.update(Contract, { id, status: from }, inStatus(to, reason));
    return moved.affected === 1;
  }

  /**
   * A transfer has shown that the contract cannot be transferred: its facts say so from now on. SQL: one key of two JSON
   * columns, of which others may be edited at the same time.
   */
  async stateNotTransferable(tx: Tx, id: string): Promise<void> {
    await tx.query(
      `update contracts set facts = facts || $2::jsonb, masked_facts = masked_facts || $2::jsonb,
         terms_version = terms_version + 1, updated_at = now() where id = $1`,
      [id, JSON.stringify({ transferAllowed: 'no' })],
    );
  }

  /**
   * Sets the photo that lists show, in the transaction of the photos' change. A cover that stays the same, or that only a
   * review of texts masks differently, does not count as an update of the contract. SQL: compares JSON.
   */
  async setCover(tx: Tx, id: string, cover: Cover | null, isReview = false): Promise<void> {
    await tx.manager
      .createQueryBuilder()
      .update(Contract)
      .set({ storedCover: cover, ...(!isReview && { updatedAt: () => 'now()' }) })
      .where({ id })
      .andWhere('cover is distinct from cast(:known as jsonb)', { known: cover && JSON.stringify(cover) })
      .execute();
  }

  /** Stops or allows the sale; open payments are released. */
  async setUnderReview(tx: Tx, id: string, underReview: boolean): Promise<void> {
    const { affected } = await tx.manager.update(
      Contract,
      { id, underReview: !underReview },
      { underReview },
    );
    if (underReview && affected)
      await enqueue(tx, 'release-others', { contractId: id }, { key: `release-others:${id}` });
  }

  /** Refuses it if its holder has the same car or home on the market; flags it only while another member has. */
  async refuseDuplicate(tx: Tx, id: string): Promise<void> {
    const privateFacts = await storedPrivateFacts(tx, id);
    if (await isListedByOthers(tx, { id, privateFacts })) await this.setFlag(tx, id, DUPLICATE_FLAG, true);
    else await unflagDuplicate(tx, id);
  }

  /** Sets or removes a flag that does not come from the contract's own texts. SQL: changes one of several flags. */
  async setFlag(tx: Tx, id: string, flag: OtherFlag, isSet: boolean): Promise<void> {
    const without = `array_remove(flags, '${flag}')`;
    const flags = () => (isSet ? `array_append(${without}, '${flag}')` : without);
    await tx.manager.update(Contract, { id }, { flags });
  }

  /** Cancels the member's active contracts and returns their ids. Locks them in the order that sales use. */
  async cancelActiveOf(tx: Tx, userId: string): Promise<string[]> {
    const active = await tx.manager.find(Contract, {
      select: { id: true },
      where: { userId, status: ContractStatus.ACTIVE },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const ids = active.map(({ id }) => id);
    const cancelled = inStatus(ContractStatus.CANCELLED, 'removed');
    if (ids.length > 0) await tx.manager.update(Contract, { id: In(ids) }, cancelled);
    return ids;
  }

  /** How many messages the thread has; null if there is no such contract. */
  async countMessages(id: string): Promise<number | null> {
    const [row] = await this.database.query<{ count: number }>(MESSAGE_COUNT, [id]);
    return row ? row.count : null;
  }

  /** Deletes it with its messages. A contract that was ever paid for stays for the record. */
  async delete(tx: Tx, id: string): Promise<Readonly<Contract>> {
    const contract = await this.lock(tx, id);
    if (!contract) throw notFound('Contract');
    if (await this.sales.hasPurchase(tx, id))
      throw new AppError('CONFLICT', 'This contract has a purchase. Set its status to cancelled instead.');
    await tx.manager.delete(Contract, { id });
    return asWritten(contract);
  }

  /** SQL: a measured hot read. */
  private byId(): Statement {
    const text = `select ${this.sales.columns} from contracts c where c.id = $1`;
    return { name: 'contracts.by-id', text, isQuick: true, as: Contract };
  }
}
