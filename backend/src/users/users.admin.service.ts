import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { DONE, type Done } from '../common/done.js';
import { AppError } from '../common/errors.js';
import type { Connection } from '../common/paging.js';
import type { RequestContext } from '../common/request-of.js';
import { containing } from '../database/containing.js';
import { Database } from '../database/database.js';
import { newestFirstRows } from '../database/newest-first.js';
import { AccountDeletion } from './account-deletion.js';
import { amongAdmins, lockUser } from './admin.steps.js';
import type { User } from './user.entity.js';
import { toUser, USER_COLUMNS } from './user.rows.js';

/** The same expression as in the users_search index. */
const SEARCHED = `lower((u.email || ' ' || coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))
  collate pg_unicode_fast)`;

export interface ListUsers {
  q?: string | null;
  first?: number | null;
  after?: string | null;
}

/** Lists, promotes and deletes members for admins. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly database: Database,
    private readonly deletion: AccountDeletion,
    private readonly audit: AuditService,
  ) {}

  /** Newest first; `q` is any part of a name or an email address. */
  list({ q, ...page }: ListUsers): Promise<Connection<User>> {
    return newestFirstRows(
      this.database,
      {
        select: `select ${USER_COLUMNS} from users u`,
        by: 'u',
        conditions: [
          'u.deleted_at is null',
          ...(q ? [`${SEARCHED} like lower($1 collate pg_unicode_fast)`] : []),
        ],
        values: q ? [containing(q)] : [],
        toEntity: toUser,
      },
      page,
    );
  }

  /** Takes effect immediately, for open sessions too. Does nothing if the member is already an admin. */
  makeAdmin(caller: RequestContext, id: string): Promise<User> {
    return amongAdmins(this.database, caller, async (tx) => {
      const before = await lockUser(tx, id);
      if (before.isAdmin) return before;
      if (before.suspendedAt)
        throw new AppError('CONFLICT', 'This person is suspended. Reinstate them first.');
      const [row] = await tx.query<object>(
        `update users u set is_admin = true where u.id = $1 returning ${USER_COLUMNS}`,
        [id],
      );
      const target = { type: 'user' as const, id: before.id };
      await this.audit.record(tx, caller, 'user.make-admin', target, { isAdmin: false }, { isAdmin: true });
      return toUser(row as object);
    });
  }

  /** AccountDeletion describes what is kept. */
  async delete(caller: RequestContext, id: string): Promise<Done> {
    await this.deletion.deleteByAdmin(caller, id);
    return DONE;
  }
}
