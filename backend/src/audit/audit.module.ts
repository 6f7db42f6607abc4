import { Module, Injectable } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditController } from './audit.controller.js';
import { AuditResolver } from './audit.resolver.js';
import { AuditService } from './audit.service.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Database } from '../database/database.js';

/** The texts that an entry about a contract quotes. The contract may be gone, so the entry names its author. */
const BLANKED = (column: string) =>
  `${column} = ${column} || '{"title":"•••","description":"•••","location":"•••"}'`;
/** SQL: merges into the stored JSON; served by the index audit_entries_quoted. */
const QUOTED = `update audit_entries set ${BLANKED('before')}, ${BLANKED('after')}
  where action in ('contract.update', 'contract.delete') and before->>'userId' = $1`;

/**
 * Audit entries stay when an account is deleted, without the texts of the member's contracts. Entries of what a member
 * did about their own data lose the IP address.
 */
@Injectable()
class AuditData {
  constructor({ manager }: Database, data: MemberData) {
    data.register('adminActions', {
      collect: ({ id }) =>
        readAll(
          manager.getRepository(AuditEntry),
          { actorId: id },
          { id: true, action: true, targetType: true, targetId: true, ip: true, createdAt: true },
        ),
      forget: async (tx, { id }) => {
        await tx.manager.update(AuditEntry, { actorId: id, targetType: 'user', targetId: id }, { ip: '' });
        await tx.query(QUOTED, [id]);
      },
    });
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditController],
  providers: [AuditService, AuditData, AuditResolver],
  exports: [AuditService],
})
export class AuditModule {}
