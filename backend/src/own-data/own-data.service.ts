import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { Done } from '../common/api/done.js';
import { notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Database } from '../database/database.js';
import { StepUp } from '../second-factor/step-up.service.js';
import { AccountDeletion } from '../users/account-deletion.js';
import { findAccount } from '../users/accounts.js';
import { UsersService } from '../users/users.service.js';
import { DataExportFile, type DataExport, type DeleteAccountInput } from './data-export.js';
import { MemberData } from '../member-data/member-data.js';

/** Members export their own data and delete their account; admins export a member's data. */
@Injectable()
export class OwnDataService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly data: MemberData,
    private readonly deletion: AccountDeletion,
    private readonly stepUp: StepUp,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
  ) {}

  /** Everything about a member; each export leaves an entry in the audit trail. */
  async exportOf(caller: RequestContext, userId: string): Promise<DataExport> {
    await this.limits.take('export', viewerOf(caller).id);
    const owner = isUuid(userId) ? await this.users.findDataOwner(userId) : null;
    if (!owner) throw notFound('User');
    await this.audit.record(this.database, caller, 'user.export', { type: 'user', id: owner.id }, null, null);
    const exportedAt = new Date().toISOString();
    return { exportedAt, ...(await this.data.collect(owner)) } as DataExport;
  }

  async exportFileOf(caller: RequestContext, userId: string): Promise<DataExportFile> {
    const data = await this.exportOf(caller, userId);
    return Object.assign(new DataExportFile(), {
      fileName: fileNameOf(data),
      json: JSON.stringify(data, null, 2),
    });
  }

  /**
   * Cannot be undone. Members without a second factor always enter their password; a recent sign-in is not enough. Members with
   * a factor, or without a password, need a proof that is at most 15 minutes old (step-up).
   */
  async deleteOwn(caller: RequestContext, { password }: DeleteAccountInput): Promise<Done> {
    const { email, hasSecondFactor } = viewerOf(caller);
    const found = await findAccount(this.database, email);
    if (hasSecondFactor || !found?.passwordHash) await this.stepUp.require(caller);
    else await this.stepUp.checkPassword(caller, password);
    return this.deletion.deleteOwn(caller);
  }
}

export const fileNameOf = ({ exportedAt }: DataExport): string =>
  `handover-data-${exportedAt.slice(0, 10)}.json`;
