import { Args, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly } from '../common/api/access.js';
import { connectionType } from '../common/api/paging.js';
import { AuditEntry, AuditArgs } from './audit-entry.entity.js';
import { AuditService } from './audit.service.js';

const AuditEntryConnection = connectionType(AuditEntry);

@AdminOnly()
@Resolver()
export class AuditResolver {
  constructor(private readonly audit: AuditService) {}

  @Query(() => AuditEntryConnection, { description: 'For admins: actions of admins, newest first.' })
  auditEntries(@Args() args: AuditArgs) {
    return this.audit.list(args);
  }
}
