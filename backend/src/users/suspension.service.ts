import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { SessionStore } from '../sessions/session.store.js';
import { AppError } from '../common/api/errors.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { AccountTies } from './account.ties.js';
import { amongStaff, lockStaff, lockUser } from './admin.steps.js';
import { User } from './user.entity.js';

/**
 * Suspends and reinstates members. As when an account is deleted, active contracts are cancelled, so that
 * no buyer pays a fee for a contract whose seller cannot answer; one that an admin sets to active again can be bought
 * after the seller is reinstated. The member's own open payments are cancelled; a paid transfer is paused by its clock.
 */
@Injectable()
export class SuspensionService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly audit: AuditService,
    private readonly ties: AccountTies,
  ) {}

  /** Sessions and sockets end with the commit. Does nothing if the member is already suspended. */
  suspend(caller: RequestContext, id: string, reason: string): Promise<User> {
    return this.database.transaction((tx) => this.suspendIn(tx, caller, id, reason));
  }

  /** Suspends in the transaction of a decision about the member, as its first step: the locks of staff come before others. */
  async suspendIn(tx: Tx, caller: RequestContext, id: string, reason: string): Promise<User> {
    const by = await lockStaff(tx, caller, 'moderate');
    const user = await lockUser(tx, id);
    if (user.id === by.id) throw new AppError('CONFLICT', 'You cannot suspend your own account.');
    if (user.isAdmin) throw new AppError('CONFLICT', 'An admin cannot be suspended.');
    refuseColleague(by, user);
    if (user.suspendedAt) return user;
    const cancelledContracts = await this.ties.cancelContracts(tx, user.id);
    await tx.manager.update(User, { id: user.id }, { suspendedAt: () => 'now()' });
    await this.ties.suspended(tx, user.id);
    await this.sessions.endAllOf(tx, user.id);
    await enqueue(tx, 'settle-open-purchases', { userId: user.id });
    const target = { type: 'user' as const, id: user.id };
    const after = { suspended: true, reason, cancelledContracts };
    await this.audit.record(tx, caller, 'user.suspend', target, { suspended: false }, after);
    return lockUser(tx, user.id);
  }

  /** Lets the member sign in again. Does nothing if they are not suspended. */
  reinstate(caller: RequestContext, id: string): Promise<User> {
    return amongStaff(this.database, caller, 'moderate', async (tx, by) => {
      const user = await lockUser(tx, id);
      refuseColleague(by, user);
      if (!user.suspendedAt) return user;
      await tx.manager.update(User, { id: user.id }, { suspendedAt: null });
      const target = { type: 'user' as const, id: user.id };
      const after = { suspended: false };
      await this.audit.record(tx, caller, 'user.reinstate', target, { suspended: true }, after);
      return Object.assign(user, { suspendedAt: null });
    });
  }
}

/** Moderators decide about members, and admins about moderators. */
function refuseColleague(by: User, user: User): void {
  if (user.roles.length > 0 && !by.isAdmin)
    throw new AppError('CONFLICT', 'This member has a role, so an admin has to do it.');
}
