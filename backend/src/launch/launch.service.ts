import { Injectable } from '@nestjs/common';
import { AuditService, type AuditAction } from '../audit/audit.service.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { setMark } from '../installation/marks.js';
import { states } from './checks/states.check.js';
import { checkOf, LaunchChecks } from './launch-checks.service.js';
import { LaunchWaiver } from './launch-waiver.entity.js';
import type { LaunchCheck } from './launch.types.js';

/** What admins decide about the checks. */
@Injectable()
export class LaunchService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly checks: LaunchChecks,
  ) {}

  /** Does without a check; a second waiver replaces the first. */
  async waive(caller: RequestContext, key: string, reason: string): Promise<LaunchCheck> {
    checkOf(key);
    await this.database.transaction(async (tx) => {
      const before = await this.lock(tx, key);
      const waivedById = viewerOf(caller).id;
      await tx.manager.upsert(LaunchWaiver, { key, reason, waivedById, waivedAt: () => 'now()' }, ['key']);
      await this.record(tx, caller, 'launch.waive', key, before && { reason: before.reason }, { reason });
    });
    return this.checks.get(key);
  }

  /** Takes a waiver back; without one, nothing changes. */
  async unwaive(caller: RequestContext, key: string): Promise<LaunchCheck> {
    checkOf(key);
    await this.database.transaction(async (tx) => {
      const before = await this.lock(tx, key);
      if (!before) return;
      await tx.manager.delete(LaunchWaiver, { key });
      await this.record(tx, caller, 'launch.unwaive', key, { reason: before.reason }, null);
    });
    return this.checks.get(key);
  }

  /** Records that the rules by state were reviewed. */
  async reviewStates(caller: RequestContext): Promise<LaunchCheck> {
    await this.database.transaction(async (tx) => {
      await setMark(tx, 'states-reviewed');
      await this.record(tx, caller, 'launch.review-states', states.key, null, null);
    });
    return this.checks.get(states.key);
  }

  private lock(tx: Tx, key: string): Promise<LaunchWaiver | null> {
    return tx.manager.findOne(LaunchWaiver, { where: { key }, lock: { mode: 'pessimistic_write' } });
  }

  private record(
    tx: Tx,
    caller: RequestContext,
    action: AuditAction,
    key: string,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    return this.audit.record(tx, caller, action, { type: 'launch', id: key }, before, after);
  }
}
