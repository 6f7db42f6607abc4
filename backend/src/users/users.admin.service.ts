import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { SessionStore } from '../auth/session.store.js';
import { DELETED, type DeletedResult } from '../common/deleted-result.js';
import { AppError } from '../common/errors.js';
import type { Connection } from '../common/paging.js';
import { viewerOf, type RequestContext } from '../common/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { enqueue } from '../jobs/jobs.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { amongAdmins, cancelContracts, lockUser } from './admin.steps.js';
import type { User } from './user.entity.js';
import { toUser, USER_COLUMNS } from './user.rows.js';

/** The expression of the users_search index. */
const SEARCHED = `lower((u.email || ' ' || coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))
  collate pg_unicode_fast)`;

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export interface ListUsers {
  q?: string | null;
  first?: number | null;
  after?: string | null;
}

/** What an admin may do with the people of the marketplace. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly audit: AuditService,
    private readonly factors: SecondFactors,
  ) {}

  /** Newest first; `q` is any part of a name or an e-mail address. */
  list({ q, ...page }: ListUsers): Promise<Connection<User>> {
    return newestFirst(
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

  /** Works at once, on open sessions too; for an admin it changes nothing. */
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

  /**
   * Makes the account anonymous: sessions end, active contracts are cancelled, messages and purchases stay.
   * Refused for oneself, and while the person is party to a transfer in progress.
   */
  delete(caller: RequestContext, id: string): Promise<DeletedResult> {
    return amongAdmins(this.database, caller, async (tx) => {
      const user = await lockUser(tx, id);
      // whoever asks is an admin, so somebody else's deletion always leaves one
      if (user.id === viewerOf(caller).id) throw await this.refuseSelf(tx);
      const cancelled = await cancelContracts(tx, user.id);
      await this.refusePartyOfTransfer(tx, user.id);
      await tx.query('delete from one_time_tokens where user_id = $1', [user.id]);
      await tx.query(
        `update users set email = 'deleted-' || id || '@deleted.invalid', first_name = null, last_name = null,
           is_admin = false, password_hash = null, oidc_subject = null, email_verified_at = null,
           deleted_at = now()
         where id = $1`,
        [user.id],
      );
      await this.factors.drop(tx, user.id);
      await this.sessions.endAllOf(tx, user.id);
      await enqueue(tx, 'settle-open-purchases', { userId: user.id });
      const target = { type: 'user' as const, id: user.id };
      // the trail says what was deleted without keeping who it was
      const before = { isAdmin: user.isAdmin, createdAt: user.createdAt };
      await this.audit.record(tx, caller, 'user.delete', target, before, { cancelledContracts: cancelled });
      return DELETED;
    });
  }

  private async refuseSelf(tx: Tx): Promise<AppError> {
    const admins = await tx.query('select 1 from users where is_admin and deleted_at is null limit 2');
    return new AppError(
      'CONFLICT',
      admins.length > 1
        ? 'You cannot delete your own account here. Ask another admin to do it.'
        : 'You are the last admin: your account cannot be deleted. Make somebody else an admin first.',
    );
  }

  /** A fee is authorised or taken and the transfer not yet completed or cancelled. */
  private async refusePartyOfTransfer(tx: Tx, userId: string): Promise<void> {
    const [open] = await tx.query(
      `select 1 from purchases p left join contracts c on c.id = p.contract_id
       where (p.buyer_id = $1 or p.seller_id = $1)
         and (p.status in ('authorised', 'claimed', 'releasing', 'refunding')
           or (p.holds_contract and c.status = 'pending'))
       limit 1`,
      [userId],
    );
    if (open)
      throw new AppError(
        'CONFLICT',
        'This person is party to a transfer in progress. Complete or cancel its contract first.',
      );
  }
}
