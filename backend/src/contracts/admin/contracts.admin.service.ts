import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { DONE, type Done } from '../../common/api/done.js';
import { AppError, notFound } from '../../common/api/errors.js';
import { viewerOf, type RequestContext } from '../../common/api/request-of.js';
import { Database, type Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import type { Contract } from '../contract.entity.js';
import type { UpdateContractInput } from '../contract.inputs.js';
import { STATUS_SET } from '../contract.events.js';
import { ContractStatus } from '../contract.status.js';
import { termsOf } from '../contract.terms.js';
import { ContractsService } from '../contracts.service.js';
import { ContractEdits } from '../writing/contract-editing.js';

/** The fields of a contract that the audit trail records. */
const auditedOf = (contract: Contract) => ({
  ...termsOf(contract),
  userId: contract.userId,
  status: contract.status,
});

/** Admin edits of contracts, audited in the same transaction. */
@Injectable()
export class ContractsAdminService {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly edits: ContractEdits,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  update(caller: RequestContext, id: string, input: UpdateContractInput): Promise<Contract> {
    return this.database.transaction((tx) => this.edit(tx, caller, id, input));
  }

  takeOffMarket(caller: RequestContext, id: string, reason: string): Promise<Contract> {
    return this.database.transaction((tx) => this.takeOffMarketIn(tx, caller, id, reason));
  }

  /** Throws CONFLICT unless the contract is active: the buyer of any other one may have paid. */
  async takeOffMarketIn(tx: Tx, caller: RequestContext, id: string, reason: string): Promise<Contract> {
    const contract = await this.contracts.lock(tx, id);
    if (!contract) throw notFound('Contract');
    if (contract.status !== ContractStatus.ACTIVE)
      throw new AppError('CONFLICT', 'Only an active contract can be taken off the market.');
    return this.edit(tx, caller, id, { status: ContractStatus.CANCELLED }, reason);
  }

  delete(caller: RequestContext, id: string): Promise<Done> {
    return this.database.transaction(async (tx) => {
      const contract = await this.edits.delete(tx, id);
      const target = { type: 'contract' as const, id: contract.id };
      await this.audit.record(tx, caller, 'contract.delete', target, auditedOf(contract), null);
      return DONE;
    });
  }

  private async edit(
    tx: Tx,
    caller: RequestContext,
    id: string,
    input: UpdateContractInput,
    reason?: string,
  ): Promise<Contract> {
    const by = { actor: 'admin', userId: viewerOf(caller).id } as const;
    const { before, after } = await this.edits.update(tx, id, input, by);
    if (before.status !== after.status)
      await this.events.emit(tx, STATUS_SET, { contractId: id, status: after.status, caller });
    const target = { type: 'contract' as const, id: after.id };
    await this.audit.record(tx, caller, 'contract.update', target, auditedOf(before), {
      ...auditedOf(after),
      ...(reason && { reason }),
    });
    return after;
  }
}
