import { RIGHTS } from '@handover/domain/roles';
import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, MemberOnly, StaffOnly } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ContractEdges } from '../../contracts/edges/contract.edges.js';
import { Contract } from '../../contracts/contract.entity.js';
import { AdminPurchase } from '../payments.types.js';
import { Purchase } from './purchase.entity.js';
import { PublicMember } from '../../users/public-member.types.js';
import { PublicMembers } from '../../users/public-members.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { PaymentsLists } from '../payments.lists.js';
import { User } from '../../users/user.entity.js';
import { AdminPurchaseConnection } from '../payments.resolver.js';

/** Only its parties and admins read a purchase. They learn each other's names once the fee is paid. */
@MemberOnly()
@Resolver(() => Purchase)
export class PurchaseEdgesResolver {
  constructor(
    private readonly contracts: ContractEdges,
    private readonly members: PublicMembers,
  ) {}

  @ResolveField(() => Contract, {
    nullable: true,
    description: 'The contract as it is now; null if it was deleted.',
  })
  contract(@Parent() { contractId }: Purchase, @Caller() request: RequestContext): Promise<Contract | null> {
    return this.contracts.find(request, contractId);
  }

  @ResolveField(() => PublicMember, { description: 'Who buys; with the name once the fee is paid.' })
  buyer(@Parent() purchase: Purchase, @Caller() request: RequestContext): Promise<PublicMember> {
    return this.party(request, purchase, purchase.buyerId);
  }

  @ResolveField(() => PublicMember, {
    description: 'Who listed the contract; with the name once the fee is paid.',
  })
  seller(@Parent() purchase: Purchase, @Caller() request: RequestContext): Promise<PublicMember> {
    return this.party(request, purchase, purchase.sellerId);
  }

  private party(request: RequestContext, { capturedAt }: Purchase, id: string): Promise<PublicMember> {
    return capturedAt ? this.members.getNamed(request, id) : this.members.get(request, id);
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@MemberOnly()
@Resolver(() => AdminPurchase)
export class AdminPurchaseEdgesResolver extends PurchaseEdgesResolver {}

@AdminOnly()
@Resolver(() => AuditEntry)
export class AuditPurchaseResolver {
  constructor(private readonly lists: PaymentsLists) {}

  @ResolveField(() => AdminPurchase, {
    nullable: true,
    description: 'The purchase it was done to; null for other targets.',
  })
  purchase(@Parent() { targetType, targetId }: AuditEntry, @Caller() request: RequestContext) {
    return targetType === 'purchase' ? this.lists.find(request, targetId) : null;
  }
}

@Resolver(() => User)
export class UserPurchasesResolver {
  constructor(private readonly lists: PaymentsLists) {}

  @StaffOnly(...RIGHTS.manageMoney)
  @ResolveField(() => AdminPurchaseConnection, {
    description: 'The newest contracts that they bought or tried to buy.',
  })
  purchases(
    @Parent() { id }: User,
    @Caller() request: RequestContext,
    @Args('first', { type: () => Int, nullable: true, description: 'Page size.' }) first: number | null,
  ) {
    return this.lists.ofBuyer(request, { ownerId: id, first });
  }
}
