import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { AdminOnly, Caller } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { Transfer } from '../transfer.entity.js';
import { TransfersAdminLists } from './transfers.admin.lists.js';

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
