import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { AppError, notFound } from '../../common/api/errors.js';
import { refuseParty } from '../../common/api/refuse-party.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ContractApprovals } from '../../contracts/approval/contract-approvals.js';
import { refuseClosed } from '../../contracts/contract.availability.js';
import type { Contract } from '../../contracts/contract.entity.js';
import { PHOTO_SHOWN } from '../../contracts/contract.events.js';
import { asWritten } from '../../contracts/contract.rows.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { ContractsMarket } from '../../contracts/listing-clock.store.js';
import { Database, type Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { lockAccounts } from '../../users/accounts.js';
import { ListingChanges } from '../listing.changes.js';
import { LISTING_NEWS } from '../listing.events.js';

/** Admins approve contracts that wait, or send them back. */
@Injectable()
export class ListingApprovals {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly approvals: ContractApprovals,
    private readonly market: ContractsMarket,
    private readonly changes: ListingChanges,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {
    events.on(PHOTO_SHOWN, async (tx, { contract, viewer }) => {
      if (approvals.concerns(viewer)) await changes.hold(tx, asWritten(contract), { hasNewPhotos: true });
    });
  }

  /** Puts it on the market. Saved searches and those who asked about it are told now. */
  approve(caller: RequestContext, id: string): Promise<Contract> {
    return this.deciding(caller, id, async (tx, contract) => {
      refuseClosed(contract);
      await this.contracts.refuseDuplicate(tx, id);
      await this.market.enter(tx, contract);
      await this.approvals.close(tx, id);
      await this.changes.backOnMarket(tx, id);
      await this.record(tx, caller, 'contract.approve', contract);
      await this.tell(tx, contract, 'listing-approved', {});
    });
  }

  /** Its holder reads the reason, and may edit the contract and submit it again. */
  sendBack(caller: RequestContext, id: string, reason: string): Promise<Contract> {
    return this.deciding(caller, id, async (tx, contract) => {
      await this.market.leave(tx, id, 'sent-back');
      await this.approvals.sendBack(tx, id, reason);
      await this.record(tx, caller, 'contract.send-back', contract, reason);
      await this.tell(tx, contract, 'listing-sent-back', { title: contract.title, reason });
    });
  }

  /** Locks as a sale does: the account, then the contract. */
  private deciding(
    caller: RequestContext,
    id: string,
    decide: (tx: Tx, contract: Contract) => Promise<void>,
  ): Promise<Contract> {
    return this.database.transaction(async (tx) => {
      const known = await this.contracts.find(id, tx);
      if (!known) throw notFound('Contract');
      refuseParty(caller, [known.userId]);
      await lockAccounts(tx, [known.userId]);
      const locked = await this.contracts.lock(tx, id);
      if (!locked) throw notFound('Contract');
      const contract = asWritten(locked);
      if (contract.offMarketReason !== 'waiting')
        throw new AppError('CONFLICT', 'This contract does not wait for approval.');
      await decide(tx, contract);
      return asWritten((await this.contracts.find(id, tx)) as Contract);
    });
  }

  private tell(
    tx: Tx,
    { id: contractId, userId, termsVersion }: Contract,
    event: 'listing-approved' | 'listing-sent-back',
    facts: object,
  ): Promise<void> {
    const once = `${contractId}:${event}:${termsVersion}:${Date.now()}`;
    return this.events.emit(tx, LISTING_NEWS, { contractId, userIds: [userId], event, facts, once });
  }

  private record(
    tx: Tx,
    caller: RequestContext,
    action: 'contract.approve' | 'contract.send-back',
    { id, userId }: Contract,
    reason?: string,
  ): Promise<void> {
    return this.audit.record(tx, caller, action, { type: 'contract', id }, null, {
      userId,
      ...(reason && { reason }),
    });
  }
}
