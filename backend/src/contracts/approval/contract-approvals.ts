import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Viewer } from '../../common/api/request-of.js';
import { Database, type Tx } from '../../database/database.js';
import { RulesInForce } from '../../settings/rules-in-force.js';
import { Contract } from '../contract.entity.js';
import { termsOf, type Terms } from '../contract.terms.js';
import { ContractApproval } from './contract-approval.entity.js';

const now = () => 'now()';

/**
 * Keeps contracts from the public until an admin approves them, if the setting `approve_listings` is on. The mark on the
 * contract is removed when its status lets it on the market (see inStatus).
 */
@Injectable()
export class ContractApprovals {
  constructor(
    private readonly database: Database,
    private readonly rules: RulesInForce,
  ) {}

  get isOn(): boolean {
    return this.rules.approvesListings;
  }

  /** What admins list and edit needs no approval. */
  concerns({ isAdmin }: Pick<Viewer, 'isAdmin'>): boolean {
    return this.isOn && !isAdmin;
  }

  /** Hides a new contract from the public; it is locked, or not committed yet. */
  async holdNew(tx: Tx, id: string): Promise<void> {
    await tx.manager.update(Contract, { id }, { awaitsApproval: true });
    await tx.manager.insert(ContractApproval, { id, shown: null });
  }

  /**
   * Hides a locked contract that its holder has edited. The terms that were public last stay those of before the first
   * edit that waits.
   */
  async holdEdited(tx: Tx, before: Contract, { hasNewPhotos = false } = {}): Promise<void> {
    const { id, awaitsApproval } = before;
    if (!awaitsApproval) {
      await tx.manager.update(Contract, { id }, { awaitsApproval: true });
      await tx.manager.upsert(
        ContractApproval,
        { id, shown: termsOf(before) as object, hasNewPhotos, sentBackFor: null },
        ['id'],
      );
    } else if (hasNewPhotos) await tx.manager.update(ContractApproval, { id }, { hasNewPhotos });
  }

  /** It waits from now on. */
  async ask(tx: Tx, id: string): Promise<void> {
    await tx.manager.update(ContractApproval, { id }, { createdAt: now, sentBackFor: null });
  }

  async sendBack(tx: Tx, id: string, reason: string): Promise<void> {
    await tx.manager.update(ContractApproval, { id }, { sentBackFor: reason });
  }

  async close(tx: Tx, id: string): Promise<void> {
    await tx.manager.delete(ContractApproval, { id });
  }

  /** By the ids of their contracts. */
  async of(ids: readonly string[]): Promise<Map<string, ContractApproval>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager.findBy(ContractApproval, { id: In([...ids]) });
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** True if an edit changed anything that the public reads. */
export const hasOtherTerms = (before: Terms, after: Terms): boolean =>
  !isDeepStrictEqual(termsOf(before), termsOf(after));
