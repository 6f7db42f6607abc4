import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { AdminOnly, Caller } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { PaymentsLists } from '../payments.lists.js';
import { AdminPurchase } from '../payments.types.js';

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
