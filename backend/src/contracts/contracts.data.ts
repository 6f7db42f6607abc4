import { mapTexts } from '@handover/domain/facts/text-facts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import type { Tx } from '../database/database.js';
import { blankNames } from '../moderation/blank-names.js';
import { blankTexts, namesOf } from '../moderation/blank-texts.js';
import { TextReview } from '../moderation/text-review.js';
import { MemberData, type DataOwner } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { ContractApproval } from './approval/contract-approval.entity.js';
import { ContractApprovals } from './approval/contract-approvals.js';
import { ContractChange } from './changes/contract-change.entity.js';
import { Contract } from './contract.entity.js';
import { EXPORTED } from './contract.fields.js';
import { moderateFactsJson, WORD_FLAGS, wordFlags } from './writing/contract.moderation.js';
import { AccountTies } from '../users/account.ties.js';
import { ContractsService } from './contracts.service.js';
import { PrivateFactsRow } from './facts/private-facts.entity.js';

/** The columns of the export. Texts are exported as they were written. */
const SELECTED = Object.fromEntries(EXPORTED.map((name) => [name, true]));

/**
 * Registers the export and deletion of a member's contracts, and the review of texts, with the modules below. Contracts
 * of a deleted account stay, because other members bought them or wrote about them.
 */
@Injectable()
export class ContractsData {
  constructor(
    @InjectRepository(Contract) contracts: Repository<Contract>,
    service: ContractsService,
    data: MemberData,
    ties: AccountTies,
    approvals: ContractApprovals,
    review: TextReview,
  ) {
    ties.register({ cancelContracts: (tx, userId) => service.cancelActiveOf(tx, userId) });
    review.register('contracts', {
      columns: ['title', 'description', 'location', 'facts'],
      moderateColumn: { facts: moderateFactsJson },
      ownFlags: { kinds: WORD_FLAGS, find: wordFlagsOf },
    });
    data.register('contracts', {
      collect: async ({ id }) => {
        const own = await readAll(contracts, { userId: id }, SELECTED);
        const secret = await privateFactsOf(contracts.manager, own);
        const changes = await changesOf(contracts.manager, own);
        const waiting = await approvals.of(own.map(({ id: contractId }) => contractId));
        return own.map(({ hiddenAt, ...contract }) => ({
          ...contract,
          privateFacts: secret.get(contract.id) ?? {},
          changes: changes.get(contract.id) ?? [],
          hidden: hiddenAt !== null,
          approval: approvalOf(waiting.get(contract.id)),
        }));
      },
      forget: async (tx, owner) => {
        const columns = ['title', 'description', 'location'];
        await blankTexts(tx, { table: 'contracts', columns, owner: 'user_id' }, owner);
        await forgetFacts(tx, owner);
      },
    });
  }
}

async function wordFlagsOf({ manager }: Tx, id: string): Promise<string[]> {
  const contract = await manager.findOneBy(Contract, { id });
  return contract ? wordFlags(contract) : [];
}

const approvalOf = (approval: ContractApproval | undefined) =>
  approval
    ? { askedAt: approval.createdAt, termsShown: approval.shown, sentBackFor: approval.sentBackFor }
    : null;

async function changesOf(manager: EntityManager, contracts: Pick<Contract, 'id'>[]) {
  const rows = await manager.find(ContractChange, {
    where: { contractId: In(contracts.map(({ id }) => id)) },
    order: { changedAt: 'ASC', id: 'ASC' },
  });
  return Map.groupBy(
    rows.map(({ contractId, field, before, after, changedAt }) => ({
      contractId,
      ...{ field, before, after, changedAt },
    })),
    ({ contractId }) => contractId,
  );
}

async function privateFactsOf(manager: EntityManager, contracts: Pick<Contract, 'id'>[]) {
  const contractId = In(contracts.map(({ id }) => id));
  const rows = await manager.findBy(PrivateFactsRow, { contractId });
  return new Map(rows.map((row) => [row.contractId, row.facts]));
}

/**
 * Deletes private facts, external ids and the history of edits. Written facts keep what others could read, without the member's name.
 */
async function forgetFacts({ manager }: Tx, owner: DataOwner): Promise<void> {
  const stored = { id: true, facts: true, maskedFacts: true } as const;
  const names = namesOf(owner);
  const own = await readAll(manager.getRepository(Contract), { userId: owner.id }, stored);
  const contractId = In(own.map(({ id }) => id));
  await manager.update(Contract, { userId: owner.id }, { externalId: null });
  await manager.delete(PrivateFactsRow, { contractId });
  await manager.delete(ContractChange, { contractId });
  await manager.delete(ContractApproval, { id: contractId });
  for (const { id, facts, maskedFacts } of own) {
    const blanked = mapTexts(maskedFacts ?? facts, (text) => blankNames(text, names));
    if (blanked !== facts) await manager.update(Contract, { id }, { facts: blanked, maskedFacts: null });
  }
}
