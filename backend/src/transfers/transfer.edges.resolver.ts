import { RIGHTS } from '@handover/domain/roles';
import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, Public, StaffOnly } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { ContractEdges } from '../contracts/edges/contract.edges.js';
import { Contract } from '../contracts/contract.entity.js';
import { PublicMember } from '../users/public-member.types.js';
import { PublicMembers } from '../users/public-members.js';
import { AdminPurchase } from '../payments/payments.types.js';
import { Transfer } from './transfer.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { TransfersAdminLists } from './admin/transfers.admin.lists.js';

/**
 * What a transfer links to. Only its parties and staff read a transfer; the events of a subscription are executed
 * without a viewer, so its links ask for none.
 */
@Public()
@Resolver(() => Transfer)
export class TransferLinksResolver {
  constructor(
    private readonly contracts: ContractEdges,
    private readonly members: PublicMembers,
  ) {}

  @ResolveField(() => Contract, { nullable: true, description: 'The contract as it is now.' })
  contract(@Parent() { contractId }: Transfer, @Caller() request: RequestContext): Promise<Contract | null> {
    return this.contracts.find(request, contractId);
  }

  @ResolveField(() => PublicMember, { description: 'Who listed the contract, with first name and initial.' })
  holder(@Parent() transfer: Transfer, @Caller() request: RequestContext): Promise<PublicMember> {
    return this.members.getNamed(request, transfer.sellerId);
  }

  @ResolveField(() => PublicMember, {
    description: 'Who takes the contract over, with first name and initial.',
  })
  buyer(@Parent() transfer: Transfer, @Caller() request: RequestContext): Promise<PublicMember> {
    return this.members.getNamed(request, transfer.buyerId);
  }
}

@AdminOnly()
@Resolver(() => AuditEntry)
export class AuditTransferResolver {
  constructor(private readonly lists: TransfersAdminLists) {}

  @ResolveField(() => Transfer, {
    nullable: true,
    description: 'The transfer it was done to; null for other targets.',
  })
  transfer(@Parent() { targetType, targetId }: AuditEntry, @Caller() request: RequestContext) {
    return targetType === 'transfer' ? this.lists.find(request, targetId) : null;
  }
}

@StaffOnly(...RIGHTS.manageMoney)
@Resolver(() => AdminPurchase)
export class PurchaseTransferResolver {
  constructor(private readonly lists: TransfersAdminLists) {}

  @ResolveField(() => Transfer, {
    nullable: true,
    description: 'The way of the contract to its buyer; null until the fee is paid.',
  })
  transfer(@Parent() { id }: AdminPurchase, @Caller() request: RequestContext): Promise<Transfer | null> {
    return this.lists.findOfPurchase(request, id);
  }
}

/** SQL: counts the transfers of the account `u`, from the indexes by buyer and by seller. */
const HANDED_OVER = `((select count(*) from transfers where buyer_id = u.id and status = 'completed')
  + (select count(*) from transfers where seller_id = u.id and status = 'completed'))::int`;

@Resolver(() => PublicMember)
export class HandedOverResolver {
  constructor(members: PublicMembers) {
    members.register('handedOver', HANDED_OVER);
  }

  @Public()
  @ResolveField(() => Int, { description: 'How many contracts they have handed over or taken over here.' })
  handedOver(@Parent() member: PublicMember & { handedOver: number }): number {
    return member.handedOver;
  }
}
