import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, MemberOnly } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { PublicMember } from '../../users/public-member.types.js';
import { PublicMembers } from '../../users/public-members.js';
import { AdminPurchase } from '../payments.types.js';
import { Purchase } from './purchase.entity.js';

/** Only its parties and admins read a purchase. They learn each other's names once the fee is paid. */
@Resolver(() => Purchase)
export class PurchasePartiesResolver {
  constructor(private readonly members: PublicMembers) {}

  @MemberOnly()
  @ResolveField(() => PublicMember, { description: 'Who buys; with the name once the fee is paid.' })
  buyer(@Parent() purchase: Purchase, @Caller() request: RequestContext): Promise<PublicMember> {
    return this.party(request, purchase, purchase.buyerId);
  }

  @MemberOnly()
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
@Resolver(() => AdminPurchase)
export class AdminPurchasePartiesResolver extends PurchasePartiesResolver {}
