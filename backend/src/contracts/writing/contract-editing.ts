import type { Facts } from '@handover/domain/facts/fact';
import type { TermChange } from '@handover/domain/listings/contract-changes';
import { Injectable } from '@nestjs/common';
import { AppError, invalid, notFound } from '../../common/api/errors.js';
import type { Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { enqueue } from '../../jobs/jobs.js';
import { refuseSecrets } from '../../moderation/moderate.js';
import { recordChanges } from '../changes/contract-changes.service.js';
import { Contract } from '../contract.entity.js';
import { CONTRACTS_CHANGED, TERMS_CHANGE } from '../contract.events.js';
import type { UpdateContractInput } from '../contract.inputs.js';
import { asWritten } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';
import { STATUS_RULES } from '../contract.status.js';
import { editedTerms, isMaterial, isRestated, termsOf, type Terms } from '../contract.terms.js';
import { ContractsService } from '../contracts.service.js';
import { storedPrivateFacts, storePrivateFacts } from '../facts/private-facts.entity.js';
import { refuseKind, statedFacts } from '../facts/stated-facts.js';
import { isDeepStrictEqual } from 'node:util';
import type { QueryDeepPartialEntity } from 'typeorm';
import { today } from '../../common/today.js';
import { costColumns } from '../contract.cost.js';
import { inStatus } from '../contract.freshness.js';
import { moderationOf, textsOf, withOtherFlags } from './contract.moderation.js';
import { editedSubjectId } from '../rules/contract.rules.js';
import { placeIdOf } from '../../places/find-place.js';

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

@Injectable()
export class ContractEdits {
  constructor(
    private readonly contracts: ContractsService,
    private readonly sales: ContractSales,
    private readonly events: Events,
  ) {}

  /**
   * Changes any field, to any status, and returns the contract before and after. This is the only way to edit a
   * contract: a change of the terms raises their version, which releases every payment that was opened under an older
   * one.
   */
  async update(tx: Tx, id: string, input: UpdateContractInput, by: Editor): Promise<Edited> {
    refuseSecrets({ title: input.title, description: input.description, location: input.location });
    const locked = await this.contracts.lock(tx, id);
    if (!locked) throw notFound('Contract');
    if (locked.hiddenAt && input.status && STATUS_RULES[input.status].listed)
      throw new AppError('CONFLICT', 'This contract is hidden. Show it again first.');
    const isHolder = by.actor === 'admin' || by.userId === locked.userId;
    if (!isHolder && input.privateFacts)
      throw invalid({ privateFacts: 'Only the member who listed this contract can change these.' });
    const before = asWritten(locked);
    const { terms, privateFacts } = await this.edited(tx, before, input);
    if (privateFacts) await storePrivateFacts(tx, id, privateFacts);
    const isRaised = isMaterial(before, terms);
    const changes = changesOf(before, terms, input, isRaised);
    // runs first, so that no payment opened under the old terms is left when the new ones are written
    if (isRaised) await this.events.emit(tx, TERMS_CHANGE, { contractId: id, by });
    await tx.manager.update(Contract, { id }, changes);
    const hasOtherStatus = input.status && input.status !== before.status;
    if (hasOtherStatus || isRaised)
      await this.events.emit(tx, CONTRACTS_CHANGED, {
        contractIds: [id],
        what: hasOtherStatus ? 'status' : 'terms',
      });
    if (
      (privateFacts || isMoved(before, terms, input) || terms.title !== before.title) &&
      by.actor === 'seller' &&
      STATUS_RULES[before.status].listed
    )
      await this.contracts.refuseDuplicate(tx, id, isHolder);
    // a claim compares the version under the same lock; the job releases the holds on cards at the provider
    if (isRaised) await enqueue(tx, 'release-others', { contractId: id }, { key: `release-others:${id}` });
    const updated = (await this.contracts.find(id, tx)) as Readonly<Contract>;
    const changed = isRaised ? await recordChanges(tx, oncePublic(locked), oncePublic(updated)) : [];
    return { before, after: asWritten(updated), changed };
  }

  /** True if an edit of a locked contract would change nothing that its holder states. */
  async isSame(tx: Tx, before: Readonly<Contract>, input: UpdateContractInput): Promise<boolean> {
    const { terms, privateFacts } = await this.edited(tx, before, input);
    return (
      privateFacts === null &&
      isDeepStrictEqual(termsOf(terms), termsOf(before)) &&
      !isMoved(before, terms, input) &&
      editedSubjectId(before, terms, input.companyId) === before.subjectId
    );
  }

  /**
   * Returns the terms after an edit, and the private facts if it changes them. Facts belong to a type, so a contract
   * that gets another type begins without any.
   */
  private async edited(
    tx: Tx,
    before: Readonly<Contract>,
    { facts, privateFacts: givenPrivately, ...input }: UpdateContractInput,
  ): Promise<{ terms: Terms; privateFacts: Facts | null }> {
    const type = input.type ?? before.type;
    const isOtherType = type !== before.type;
    const stated = statedFacts({ type, given: facts, stored: isOtherType ? {} : before.facts });
    const terms = editedTerms(before, { ...input, facts: stated }, today());
    refuseKind(type, [terms.title, terms.description]);
    if (!givenPrivately && !isOtherType) return { terms, privateFacts: null };
    const stored = isOtherType ? {} : await storedPrivateFacts(tx, before.id);
    const known = statedFacts({ type, given: givenPrivately, stored, isPrivate: true });
    return { terms, privateFacts: isOtherType || known !== stored ? known : null };
  }

  /** Deletes the contract with its messages. Throws if it was ever paid for: then it stays for the record. */
  async delete(tx: Tx, id: string): Promise<Readonly<Contract>> {
    const contract = await this.contracts.lock(tx, id);
    if (!contract) throw notFound('Contract');
    if (await this.sales.hasPurchase(tx, id))
      throw new AppError('CONFLICT', 'This contract has a purchase. Set its status to cancelled instead.');
    await tx.manager.delete(Contract, { id });
    return asWritten(contract);
  }
}

const isMoved = (before: Contract, { location }: Terms, { placeId }: UpdateContractInput): boolean =>
  location !== before.location || (placeId ?? before.placeId) !== before.placeId;

/** The texts that the public may read now, or once an admin has approved them. */
const oncePublic = (contract: Readonly<Contract>): Readonly<Contract> =>
  contract.written?.awaitsApproval ? asWritten(contract) : contract;

/**
 * The columns that an edit writes. `before` has the texts as they were written; `isRaised` raises the terms' version.
 */
function changesOf(
  before: Contract,
  terms: Terms,
  input: UpdateContractInput,
  isRaised: boolean,
): QueryDeepPartialEntity<Contract> {
  // flags that an admin has cleared stay cleared while the texts are the same, and say the same of their type
  const isReworded = terms.type !== before.type || !isDeepStrictEqual(textsOf(terms), textsOf(before));
  const moderated = moderationOf(terms);
  const termAsOf = isRestated(before, terms) ? today() : before.termAsOf;
  return {
    ...terms,
    facts: terms.facts,
    ...(isReworded && {
      ...(moderated as object),
      flags: () => withOtherFlags(moderated.flags),
      clearedAt: null,
    }),
    termAsOf,
    ...costColumns({ ...terms, termAsOf, transferFee: before.transferFee }),
    ...((input.placeId || terms.location !== before.location) && {
      placeId: placeIdOf(
        { location: terms.location, maskedLocation: moderated.maskedLocation },
        input.placeId,
      ),
    }),
    subjectId: editedSubjectId(before, terms, input.companyId),
    termsVersion: before.termsVersion + (isRaised ? 1 : 0),
    updatedAt: () => 'now()',
    ...(input.status && input.status !== before.status && inStatus(input.status, 'removed')),
  };
}
