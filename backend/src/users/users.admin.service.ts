import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { isEmail } from 'class-validator';
import { AuditService } from '../audit/audit.service.js';
import { AppError } from '../common/api/errors.js';
import { isUuid, type Connection, type OrderedPage } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { containing, folded, pairsOf } from '../database/containing.js';
import { Database } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { sameAddress } from '../database/same-address.js';
import { amongAdmins, lockUser, SHOWN_TO_ADMINS } from './admin.steps.js';
import { SEARCHED, User } from './user.entity.js';

const LISTED = Object.keys(SHOWN_TO_ADMINS).map((column) => `u.${column}`);

export interface ListUsers extends OrderedPage {
  q?: string | null;
}

/** Lists and promotes members for admins. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /** Newest first; `q` is any part of a name or an email address, or an id. A member's complete address finds them alone. */
  async list({ q, ...page }: ListUsers): Promise<Connection<User>> {
    const list = this.database.manager
      .createQueryBuilder(User, 'u')
      .select(LISTED)
      .where('u.deletedAt is null');
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
    return amongAdmins(this.database, caller, async (tx) => {
      const before = await lockUser(tx, id);
      if (before.isAdmin) return before;
      if (before.suspendedAt)
        throw new AppError('CONFLICT', 'This person is suspended. Reinstate them first.');
      await tx.manager.update(User, { id }, { isAdmin: true });
      const target = { type: 'user' as const, id: before.id };
      await this.audit.record(tx, caller, 'user.make-admin', target, { isAdmin: false }, { isAdmin: true });
      return Object.assign(before, { isAdmin: true });
    });
  }
}
