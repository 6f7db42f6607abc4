import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { SessionStore } from '../sessions/session.store.js';
import { AppError, unauthenticated } from '../common/errors.js';
import { viewerOf, type RequestContext } from '../common/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { MemberData } from '../member-data/member-data.js';
import { AccountTies } from './account.ties.js';
import { amongAdmins, lockUser } from './admin.steps.js';
import { lockOwnAccount } from './credentials.js';

const BY_ADMIN = 'This person is party to a transfer in progress. Complete or cancel its contract first.';
const BY_MEMBER =
  'A payment or transfer of yours is still in progress. You can delete your account once it is completed or cancelled.';

/**
 * Makes an account anonymous: sessions end, active contracts are cancelled, and each module forgets what it holds
 * about the member. Messages and paid purchases stay, without the member's name and contact details.
 */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly audit: AuditService,
    private readonly data: MemberData,
    private readonly ties: AccountTies,
  ) {}

  /** Refused for the caller's own account, so that at least one admin remains. */
  deleteByAdmin(caller: RequestContext, id: string): Promise<void> {
    return amongAdmins(this.database, caller, async (tx) => {
      const user = await lockUser(tx, id);
      if (user.id === viewerOf(caller).id) throw await refuseSelf(tx);
      await this.erase(tx, caller, user.id, BY_ADMIN);
    });
  }

  /** Refused for admins, so that at least one remains. */
  deleteOwn(caller: RequestContext): Promise<void> {
    return this.database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, viewerOf(caller).id);
      if (!user) throw unauthenticated();
      if (user.isAdmin) throw await refuseSelf(tx);
      await this.erase(tx, caller, user.id, BY_MEMBER);
    });
  }

  /** The caller has locked the account. */
  private async erase(tx: Tx, caller: RequestContext, id: string, refusal: string): Promise<void> {
    const cancelledContracts = await this.ties.cancelContracts(tx, id);
    if (await this.ties.isPartyToTransfer(tx, id)) throw new AppError('CONFLICT', refusal);
    const [before] = await tx.query<Erased>(
      `update users set email = 'deleted-' || id || '@deleted.invalid', first_name = null, last_name = null,
         is_admin = false, password_hash = null, oidc_subject = null, email_verified_at = null,
         deleted_at = now()
       where id = $1
       returning old.id, old.email, old.first_name as "firstName", old.last_name as "lastName",
         old.email_verified_at is not null as "emailVerified", old.is_admin as "isAdmin",
         old.created_at as "createdAt"`,
      [id],
    );
    const { isAdmin, createdAt, ...owner } = before as Erased;
    const own = viewerOf(caller).id === id;
    // for a deletion by an admin the address counts as confirmed
    await this.data.forget(tx, { ...owner, emailVerified: owner.emailVerified || !own });
    await this.sessions.endAllOf(tx, id);
    await enqueue(tx, 'settle-open-purchases', { userId: id });
    // the audit entry contains neither the member's name and address nor, for their own deletion, the IP address
    await this.audit.record(
      tx,
      own ? { ...caller, ip: '' } : caller,
      'user.delete',
      { type: 'user', id },
      { isAdmin, createdAt },
      { cancelledContracts },
    );
  }
}

interface Erased {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  emailVerified: boolean;
  isAdmin: boolean;
  createdAt: Date;
}

async function refuseSelf(tx: Tx): Promise<AppError> {
  const admins = await tx.query('select 1 from users where is_admin and deleted_at is null limit 2');
  return new AppError(
    'CONFLICT',
    admins.length > 1
      ? 'You cannot delete your own account here. Ask another admin to do it.'
      : 'You are the last admin: your account cannot be deleted. Make somebody else an admin first.',
  );
}
