import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { User } from '../../users/user.entity.js';
import { PaymentsLists } from '../payments.lists.js';
import { AdminPurchaseConnection } from '../payments.resolver.js';

@Resolver(() => User)
export class UserPurchasesResolver {
  constructor(private readonly lists: PaymentsLists) {}

  @AdminOnly()
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
