import { Injectable } from '@nestjs/common';
import { CONTACT_REQUEST_DAYS, contactRequestDays } from '@handover/domain/retention';
import { AuditService } from '../audit/audit.service.js';
import { notFound } from '../common/api/errors.js';
import { isUuid, type Connection, type PageArgs } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { RequestContext } from '../common/api/request-of.js';
import { countUpTo, WaitingCount } from '../common/api/waiting-count.js';
import { Database } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { enqueue } from '../jobs/jobs.js';
import { Retention } from '../retention/retention.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContactRequest, ContactResult, type ContactRequestInput } from './contact-request.entity.js';

const ARRIVED: ContactResult = Object.assign(new ContactResult(), { success: true });

@Injectable()
export class ContactService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly settings: SettingsService,
    private readonly retention: Retention,
    private readonly audit: AuditService,
  ) {
    retention.register('contact requests', (limit) => this.prune(limit));
  }

  /** Stores the request and mails it to the operator. Bots that fill in the honeypot get the same answer; nothing is stored. */
  async send({ source }: RequestContext, { website, ...input }: ContactRequestInput): Promise<ContactResult> {
    await this.limits.take('contact', source);
    if (website) return ARRIVED;
    const { name, email, phone = null, contractType = null, userType = null, message = null } = input;
    const data = { name, email, phone, contractType, userType, message };
    await this.database.transaction(async (tx) => {
      await tx.manager.insert(ContactRequest, data);
      await enqueue(tx, 'mail', { template: 'contact-request', to: null, data });
    });
    return ARRIVED;
  }

  /** The age is a setting that the privacy page shows. */
  private async prune(limit: number): Promise<number> {
    const days = contactRequestDays(await this.settings.findValue(CONTACT_REQUEST_DAYS));
    return this.retention.deleteOld(
      { table: 'contact_requests', key: 'id', column: 'created_at', days },
      limit,
    );
  }

  list(page: PageArgs): Promise<Connection<ContactRequest>> {
    return newestFirst(this.database.manager.createQueryBuilder(ContactRequest, 'request'), page);
  }

  /** The ones that no admin has marked as answered. SQL: counts to a limit. */
  async waiting(): Promise<WaitingCount> {
    const rows = 'select from contact_requests where answered_at is null';
    return WaitingCount.of(await this.database.query<{ count: number }>(countUpTo(rows)));
  }

  /** Does nothing if the request is marked so already; the first answer keeps its time. */
  mark(caller: RequestContext, id: string, answered: boolean): Promise<ContactRequest> {
    return this.database.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const request = isUuid(id) ? await tx.manager.findOne(ContactRequest, { where: { id }, lock }) : null;
      if (!request) throw notFound('Contact request');
      if ((request.answeredAt !== null) === answered) return request;
      await tx.manager.update(ContactRequest, { id }, { answeredAt: answered ? () => 'now()' : null });
      const target = { type: 'contact-request' as const, id };
      const before = { answered: !answered };
      await this.audit.record(tx, caller, 'contact-request.mark', target, before, { answered });
      return tx.manager.findOneByOrFail(ContactRequest, { id });
    });
  }
}
