import { changesOf, type TermChange } from '@handover/domain/listings/contract-changes';
import type { Tx } from '../../database/database.js';
import { ContractChange } from './contract-change.entity.js';
import type { Contract } from '../contract.entity.js';

/** Records a material edit. Both contracts must have the texts that the public may read. */
export async function recordChanges(tx: Tx, before: Contract, after: Contract): Promise<TermChange[]> {
  const changes = changesOf(before, after);
  const rows = changes.map((change) => ({ ...change, contractId: after.id }));
  if (rows.length > 0) await tx.manager.insert(ContractChange, rows);
  return changes;
}
