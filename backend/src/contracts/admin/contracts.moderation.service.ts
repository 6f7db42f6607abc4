import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { AppError } from '../../common/api/errors.js';
import { Database, type Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { ModerationService, now } from '../../moderation/moderation.service.js';
import { Contract } from '../contract.entity.js';
import { CONTRACTS_CHANGED } from '../contract.events.js';
import { inStatus } from '../contract.freshness.js';
import { OTHER_FLAGS } from '../writing/contract.moderation.js';
import { ContractSales } from '../contract.sales.js';
import { ContractStatus } from '../contract.status.js';
import { selectFlagged, toFlaggedContract, type FlaggedContract } from './flagged-contract.js';

/** Moderation of contracts. A hidden contract is cancelled, and stays so until an admin sets its status. */
@Injectable()
export class ContractsModerationService extends ModerationService<Contract, FlaggedContract> {
  constructor(
    database: Database,
    audit: AuditService,
    sales: ContractSales,
    private readonly events: Events,
  ) {
    super(database, audit, {
      entity: Contract,
      type: 'contract',
      name: 'Contract',
      author: 'userId',
      select: () => selectFlagged(sales.columns),
      by: 'c',
      toFlagged: toFlaggedContract,
      masked: ['maskedTitle', 'maskedDescription', 'maskedLocation', 'maskedFacts'],
      otherFlags: OTHER_FLAGS,
    });
  }

  /** Throws CONFLICT while a transfer is in progress. */
  protected override hiding({ status }: Contract) {
    if (status === ContractStatus.PENDING)
      throw new AppError('CONFLICT', 'This contract is in transfer. Complete or cancel it first.');
    const isActive = status === ContractStatus.ACTIVE;
    return {
      ...(isActive && inStatus(ContractStatus.CANCELLED, 'removed')),
      ...{ hiddenAt: now, updatedAt: now },
    };
  }

  protected override showing() {
    return { hiddenAt: null, updatedAt: now };
  }

  protected override changed(tx: Tx, row: object): Promise<void> {
    return this.events.emit(tx, CONTRACTS_CHANGED, { contractIds: [(row as Contract).id], what: 'status' });
  }

  protected override auditedOf(contract: Contract): object {
    return { ...super.auditedOf(contract), status: contract.status };
  }
}
