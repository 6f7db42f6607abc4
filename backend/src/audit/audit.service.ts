import { Injectable } from '@nestjs/common';
import type { Connection, PageArgs } from '../common/paging.js';
import { viewerOf, type RequestContext } from '../common/request-of.js';
import { Database, iso, type Tx } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { AuditEntry } from './audit-entry.entity.js';

/** All audited actions: what admins do, and what members do about their own data. */
export type AuditAction =
  | 'setting.create'
  | 'setting.update'
  | 'setting.delete'
  | 'user.make-admin'
  | 'user.delete'
  | 'user.export'
  | 'user.suspend'
  | 'user.reinstate'
  | 'message.hide'
  | 'message.unhide'
  | 'message.clear'
  | 'contract.update'
  | 'contract.delete'
  | 'contract.hide'
  | 'contract.unhide'
  | 'contract.clear'
  | 'purchase.refund';

export interface AuditTarget {
  type: 'setting' | 'user' | 'contract' | 'purchase' | 'message';
  id: string;
}

const COLUMNS = `a.id, a.actor_id as "actorId", u.email as "actorEmail", a.action, a.target_type as "targetType",
  a.target_id as "targetId", a.before::text, a.after::text, a.ip, ${iso('a.created_at', 'createdAt')}`;

const jsonOf = (value: object | null): string | null => (value ? JSON.stringify(value) : null);

/** Records who did what, to what, from which address, in the transaction of the change. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  async record(
    tx: Pick<Tx, 'query'>,
    caller: RequestContext,
    action: AuditAction,
    target: AuditTarget,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    await tx.query(
      `insert into audit_entries (actor_id, action, target_type, target_id, before, after, ip)
       values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7)`,
      [viewerOf(caller).id, action, target.type, target.id, jsonOf(before), jsonOf(after), caller.ip],
    );
  }

  list(page: PageArgs): Promise<Connection<AuditEntry>> {
    return newestFirst(
      this.database,
      {
        select: `select ${COLUMNS} from audit_entries a join users u on u.id = a.actor_id`,
        by: 'a',
        toEntity: (row) => Object.setPrototypeOf(row, AuditEntry.prototype) as AuditEntry,
      },
      page,
    );
  }
}
