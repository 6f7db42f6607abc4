import { labelOfField } from '@handover/domain/listings/contract-changes';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/api/request-of.js';
import { Database } from '../../database/database.js';
import { ContractChange } from './contract-change.entity.js';
import { ContractsService } from '../contracts.service.js';

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
