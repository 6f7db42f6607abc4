import { Injectable } from '@nestjs/common';
import { AuditService, type AuditAction } from '../audit/audit.service.js';
import { AppError, notFound } from '../common/errors.js';
import { isUuid, type Connection, type PageArgs } from '../common/paging.js';
import type { RequestContext } from '../common/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { newestFirstRows } from '../database/newest-first.js';
import { ContractSales } from './contract.sales.js';
import { ContractStatus } from './contract.status.js';
import { selectFlagged, toFlaggedContract, type FlaggedContract } from './flagged-contract.js';

/** Moderation of contracts; each action is audited. */
@Injectable()
export class ContractsModerationService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly sales: ContractSales,
  ) {}

  /** Flagged and hidden contracts, newest first. */
  flagged(page: PageArgs): Promise<Connection<FlaggedContract>> {
    return newestFirstRows(
      this.database,
      {
        select: selectFlagged(this.sales.columns),
        by: 'c',
        conditions: [`(c.flags <> '{}' or c.hidden_at is not null)`],
        toEntity: toFlaggedContract,
      },
      page,
    );
  }

  /** Hides and cancels a contract. Refused while a transfer is in progress. */
  hide(caller: RequestContext, id: string, reason: string): Promise<FlaggedContract> {
    return this.change(caller, id, 'contract.hide', { hidden: true, reason }, async (tx, contract) => {
      if (contract.hidden) return false;
      if (contract.status === ContractStatus.PENDING)
        throw new AppError('CONFLICT', 'This contract is in transfer. Complete or cancel it first.');
      await tx.query(
        `update contracts set hidden_at = now(), updated_at = now(),
           status = case status when 'active' then 'cancelled' else status end
         where id = $1`,
        [contract.id],
      );
      return true;
    });
  }

  /** Shows a contract again; it stays cancelled until an admin sets its status. */
  unhide(caller: RequestContext, id: string): Promise<FlaggedContract> {
    return this.change(caller, id, 'contract.unhide', { hidden: false }, async (tx, contract) => {
      if (!contract.hidden) return false;
      await tx.query('update contracts set hidden_at = null, updated_at = now() where id = $1', [
        contract.id,
      ]);
      return true;
    });
  }

  /** Removes wrong flags, so that everyone reads the original texts until they are edited. */
  clear(caller: RequestContext, id: string): Promise<FlaggedContract> {
    return this.change(caller, id, 'contract.clear', { flags: [] }, async (tx, contract) => {
      if (contract.flags.length === 0) return false;
      await tx.query(
        `update contracts set masked_title = null, masked_description = null, masked_location = null,
           flags = '{}', cleared_at = now()
         where id = $1`,
        [contract.id],
      );
      return true;
    });
  }

  /** `work` returns false if there was nothing to do; then nothing is audited. */
  private change(
    caller: RequestContext,
    id: string,
    action: AuditAction,
    after: object,
    work: (tx: Tx, contract: FlaggedContract) => Promise<boolean>,
  ): Promise<FlaggedContract> {
    return this.database.transaction(async (tx) => {
      const contract = await this.lock(tx, id);
      if (!(await work(tx, contract))) return contract;
      const before = { hidden: contract.hidden, flags: contract.flags, status: contract.status };
      await this.audit.record(tx, caller, action, { type: 'contract', id: contract.id }, before, after);
      return this.lock(tx, contract.id);
    });
  }

  private async lock(tx: Tx, id: string): Promise<FlaggedContract> {
    const [row] = isUuid(id)
      ? await tx.query<object>(`${selectFlagged(this.sales.columns)} where c.id = $1 for update of c`, [id])
      : [];
    if (!row) throw notFound('Contract');
    return toFlaggedContract(row);
  }
}
