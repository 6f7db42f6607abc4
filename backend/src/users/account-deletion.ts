import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { SessionStore } from '../sessions/session.store.js';
import { DONE, type Done } from '../common/api/done.js';
import { AppError, unauthenticated } from '../common/api/errors.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { MemberData } from '../member-data/member-data.js';
import { AccountTies } from './account.ties.js';
import { amongStaff, lockUser } from './admin.steps.js';
import { dataOwnerOf, lockOwnAccount } from './accounts.js';
import { User } from './user.entity.js';

const ANONYMOUS = {
  firstName: null,
  lastName: null,
  isAdmin: false,
  staffRoles: [],
  passwordHash: null,
  oidcSubject: null,
  emailVerifiedAt: null,
  termsVersion: null,
  termsAcceptedAt: null,
  deletedAt: () => 'now()',
};

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
  deleteByAdmin(caller: RequestContext, id: string): Promise<Done> {
    return amongStaff(this.database, caller, 'runSite', async (tx) => {
      const user = await lockUser(tx, id);
      if (user.id === viewerOf(caller).id) throw await refuseSelf(tx);
      await this.erase(tx, caller, user.id, BY_ADMIN);
      return DONE;
    });
  }

  /** Refused for admins, so that at least one remains. */
  deleteOwn(caller: RequestContext): Promise<Done> {
    return this.database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, viewerOf(caller).id);
      if (!user) throw unauthenticated();
      if (user.isAdmin) throw await refuseSelf(tx);
      await this.erase(tx, caller, user.id, BY_MEMBER);
      return DONE;
    });
  }

  /** The caller has locked the account. */
  private async erase(tx: Tx, caller: RequestContext, id: string, refusal: string): Promise<void> {
    const cancelledContracts = await this.ties.cancelContracts(tx, id);
    if (await this.ties.isPartyToTransfer(tx, id)) throw new AppError('CONFLICT', refusal);
    const before = await tx.manager.findOneByOrFail(User, { id });
    await tx.manager.update(User, { id }, { ...ANONYMOUS, email: `deleted-${id}@deleted.invalid` });
    const own = viewerOf(caller).id === id;
    // for a deletion by an admin the address counts as confirmed
    await this.data.forget(tx, { ...dataOwnerOf(before), ...(!own && { emailVerified: true }) });
    await this.sessions.endAllOf(tx, id);
    await enqueue(tx, 'settle-open-purchases', { userId: id });
    // the audit entry contains neither the member's name and address nor, for their own deletion, the IP address
    await this.audit.record(
      tx,
      own ? { viewer: caller.viewer, ip: '' } : caller,
      'user.delete',
      { type: 'user', id },
      { isAdmin: before.isAdmin, createdAt: before.createdAt },
      { cancelledContracts },
    );
  }
}

async function refuseSelf(tx: Tx): Promise<AppError> {
  const admins = await tx.manager.countBy(User, { isAdmin: true, deletedAt: IsNull() });
  return new AppError(
    'CONFLICT',
    admins > 1
      ? 'You cannot delete your own account here. Ask another admin to do it.'
      : 'You are the last admin: your account cannot be deleted. Make another user an admin first.',
  );
}
