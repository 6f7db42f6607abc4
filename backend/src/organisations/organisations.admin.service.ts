import type { OrganisationStatus } from '@handover/domain/business/organisations';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { AppError, notFound } from '../common/api/errors.js';
import { isUuid, type Connection } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { TopicBus } from '../common/cluster/topics.js';
import { countUpTo, WaitingCount } from '../common/api/waiting-count.js';
import { Database } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { enqueue } from '../jobs/jobs.js';
import { emailsOf } from '../users/accounts.js';
import { Organisation } from './organisation.entity.js';
import type { OrganisationsArgs } from './organisation.inputs.js';

/** The queue of organisations, and what admins decide about them. */
@Injectable()
export class OrganisationsAdmin {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly topics: TopicBus,
  ) {}

  list({ status, ...page }: OrganisationsArgs): Promise<Connection<Organisation>> {
    const list = this.database.manager.createQueryBuilder(Organisation, 'organisation');
    if (status) list.andWhere({ status });
    return newestFirst(list, page);
  }

  /** SQL: counts up to a limit. */
  async waiting(): Promise<WaitingCount> {
    return WaitingCount.of(
      await this.database.query(countUpTo(`select 1 from organisations where status = 'requested'`)),
    );
  }

  /** Its contracts show its name and badge, and it may list more. */
  approve(caller: RequestContext, id: string): Promise<Organisation> {
    return this.decide(caller, id, 'approved');
  }

  /** Its contracts stay with the members who listed them, without its name. */
  close(caller: RequestContext, id: string, reason: string): Promise<Organisation> {
    return this.decide(caller, id, 'closed', reason);
  }

  private decide(
    caller: RequestContext,
    id: string,
    status: OrganisationStatus,
    reason?: string,
  ): Promise<Organisation> {
    return this.database.transaction(async (tx) => {
      const where = { id };
      const before = isUuid(id)
        ? await tx.manager.findOne(Organisation, { where, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!before) throw notFound('Organization');
      if (before.status === status) throw new AppError('CONFLICT', `This organization is ${status} already.`);
      await tx.manager.update(Organisation, where, { status, decidedAt: () => 'now()' });
      const action = status === 'approved' ? 'organisation.approve' : 'organisation.close';
      const after = { status, ...(reason && { reason }) };
      await this.audit.record(
        tx,
        caller,
        action,
        { type: 'organisation', id },
        { status: before.status },
        after,
      );
      const to = (await emailsOf(tx, [before.requesterId])).get(before.requesterId);
      const data = { organisation: before.name, status, reason: reason ?? null };
      if (to) await enqueue(tx, 'mail', { template: 'organisation-decided', to, data });
      const { name, kind } = before;
      const shown = status === 'approved' ? { name, kind } : null;
      tx.afterCommit(() => this.topics.publish('organisationChanged', { id, shown }));
      return (await tx.manager.findOneBy(Organisation, where)) as Organisation;
    });
  }
}
