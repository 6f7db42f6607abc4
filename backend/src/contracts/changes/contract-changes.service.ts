import { changesOf, labelOfField, type TermChange } from '@handover/domain/listings/contract-changes';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/api/request-of.js';
import { Database, type Tx } from '../../database/database.js';
import { ContractChange } from './contract-change.entity.js';
import { ContractsService } from '../contracts.service.js';
import type { Contract } from '../contract.entity.js';

const MOST = 100;

/** What changed since a contract was listed. */
@Injectable()
export class ContractChanges {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
  ) {}

  /** The last changes, newest first; none for a hidden contract. */
  async list(request: RequestContext, contractId: string): Promise<ContractChange[]> {
    const { id, type, hiddenAt, termsVersion } = await this.contracts.getOnce(request, contractId);
    // every recorded change has raised the version
    if (hiddenAt || termsVersion === 1) return [];
    const changes = await this.database.manager.find(ContractChange, {
      where: { contractId: id },
      order: { changedAt: 'DESC', id: 'DESC' },
      take: MOST,
    });
    return changes.map((change) => Object.assign(change, { label: labelOfField(type, change.field) }));
  }
}

/** Records a material edit. Both contracts must have the texts that the public may read. */
export async function recordChanges(tx: Tx, before: Contract, after: Contract): Promise<TermChange[]> {
  const changes = changesOf(before, after);
  const rows = changes.map((change) => ({ ...change, contractId: after.id }));
  if (rows.length > 0) await tx.manager.insert(ContractChange, rows);
  return changes;
}
