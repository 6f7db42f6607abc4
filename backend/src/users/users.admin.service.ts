import { ROLES, STAFF_ROLES, type Role } from '@handover/domain/roles';
import { Injectable } from '@nestjs/common';
import { IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { isEmail } from 'class-validator';
import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/api/errors.js';
import { isUuid, type Connection, type OrderedPage } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { containing, folded, pairsOf } from '../database/containing.js';
import { Database, type Tx } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { sameAddress } from '../database/same-address.js';
import { amongStaff, lockUser, SHOWN_TO_ADMINS } from './admin.steps.js';
import { IS_STAFF, SEARCHED, User } from './user.entity.js';

const LISTED = Object.keys(SHOWN_TO_ADMINS).map((column) => `u.${column}`);

export interface ListUsers extends OrderedPage {
  q?: string | null;
  role?: Role | null;
}

/** Lists members for staff; gives and takes roles. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /** Newest first; `q` is any part of a name or an email address, or an id. A member's complete address finds them alone. */
  async list({ q, role, ...page }: ListUsers): Promise<Connection<User>> {
    const list = this.database.manager
      .createQueryBuilder(User, 'u')
      .select(LISTED)
      .where('u.deletedAt is null');
    if (role) onlyWith(list, role);
    if (isUuid(q)) list.andWhere('u.id = :id', { id: q });
    else if (q && (await this.hasAddress(q))) list.andWhere('lower(u.email) = lower(:q)', { q });
    else if (q) {
      const conditions = [`${SEARCHED} like ${folded(':like')}`, ...pairsOf(SEARCHED, q, () => ':q')];
      list.andWhere(conditions.join(' and '), { like: containing(q), q });
    }
    return newestFirst(list, page);
  }

  private async hasAddress(q: string): Promise<boolean> {
    return isEmail(q) && this.database.manager.existsBy(User, { email: sameAddress(q), deletedAt: IsNull() });
  }

  /** Takes effect immediately, for open sessions too. Does nothing if the member is already an admin. */
  makeAdmin(caller: RequestContext, id: string): Promise<User> {
    return amongStaff(this.database, caller, 'runSite', async (tx) => {
      const before = await lockUser(tx, id);
      if (before.isAdmin) return before;
      refuseSuspended(before);
      await tx.manager.update(User, { id }, { isAdmin: true });
      const target = { type: 'user' as const, id: before.id };
      await this.audit.record(tx, caller, 'user.make-admin', target, { isAdmin: false }, { isAdmin: true });
      return Object.assign(before, { isAdmin: true });
    });
  }

  /** Replaces all roles, with immediate effect as above. At least one admin remains. */
  setRoles(caller: RequestContext, id: string, roles: readonly Role[]): Promise<User> {
    return amongStaff(this.database, caller, 'runSite', async (tx) => {
      const member = await lockUser(tx, id);
      const before = member.roles;
      const after = ROLES.filter((role) => roles.includes(role));
      if (after.join() === before.join()) return member;
      if (after.some((role) => !before.includes(role))) refuseSuspended(member);
      if (member.isAdmin && !after.includes('admin')) await refuseLastAdmin(tx, member.id);
      const change = {
        isAdmin: after.includes('admin'),
        staffRoles: STAFF_ROLES.filter((role) => after.includes(role)),
      };
      await tx.manager.update(User, { id: member.id }, change);
      const target = { type: 'user' as const, id: member.id };
      await this.audit.record(tx, caller, 'user.set-roles', target, { roles: before }, { roles: after });
      return Object.assign(member, change);
    });
  }
}

/** SQL: the first condition lets the index of the staff serve the list. */
function onlyWith(list: SelectQueryBuilder<User>, role: Role): void {
  list.andWhere(IS_STAFF);
  if (role === 'admin') list.andWhere('u.isAdmin');
  else list.andWhere('u.staffRoles @> array[:role]', { role });
}

function refuseSuspended({ suspendedAt }: User): void {
  if (suspendedAt) throw new AppError('CONFLICT', 'This person is suspended. Reinstate them first.');
}

/** Other changes of admins wait for this one, so that two admins cannot both be the one who remains. */
async function refuseLastAdmin(tx: Tx, id: string): Promise<void> {
  const others = { isAdmin: true, deletedAt: IsNull(), suspendedAt: IsNull(), id: Not(id) };
  if (!(await tx.manager.existsBy(User, others)))
    throw new AppError('CONFLICT', 'This is the last admin. Make another user an admin first.');
}
