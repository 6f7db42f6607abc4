import { Injectable } from '@nestjs/common';
import { Database, iso } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';

const DONE = `select a.id, a.action, a.target_type as "targetType", a.target_id as "targetId", a.ip,
    ${iso('a.created_at', 'createdAt')}
  from audit_entries a where a.actor_id = $1`;

/** The texts that an entry about a contract quotes; a contract may be gone, its entry names the author. */
const BLANKED = (column: string) =>
  `${column} = ${column} || '{"title":"•••","description":"•••","location":"•••"}'`;
const QUOTED = `update audit_entries set ${BLANKED('before')}, ${BLANKED('after')}
  where action in ('contract.update', 'contract.delete') and before->>'userId' = $1`;

/** The trail stays, without the texts of the member's contracts. What a member did about their own data keeps no IP address once the account is deleted. */
@Injectable()
export class AuditData {
  constructor(database: Database, data: MemberData) {
    data.register('adminActions', {
      collect: ({ id }) => readAll(database, DONE, 'a.id', id),
      forget: async (tx, { id }) => {
        await tx.query(
          `update audit_entries set ip = '' where actor_id = $1 and target_type = 'user' and target_id = actor_id::text`,
          [id],
        );
        await tx.query(QUOTED, [id]);
      },
    });
  }
}
