import { Injectable } from '@nestjs/common';
import { CONTACT_REQUEST_DAYS, contactRequestDays } from '@handover/domain/retention';
import { AuditService } from '../audit/audit.service.js';
import { isUuid, type Connection } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { RequestContext } from '../common/api/request-of.js';
import { countUpTo, WaitingCount } from '../common/api/waiting-count.js';
import { containing, folded, pairsOf } from '../database/containing.js';
import { Database } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { enqueue } from '../jobs/jobs.js';
import { Retention } from '../retention/retention.js';
import { SettingsService } from '../settings/settings.service.js';
import { addReplies, lockRequest, requestWithReplies } from './contact-replies.service.js';
import {
  ContactRequest,
  ContactResult,
  SEARCHED,
  type ContactRequestInput,
} from './contact-request.entity.js';
import type { ListContactRequestsArgs } from './contact.inputs.js';

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

  /** `q` is any part of a name, an email address or a message, or an id. */
  async list({ q, answered, ...page }: ListContactRequestsArgs): Promise<Connection<ContactRequest>> {
    const list = this.database.manager.createQueryBuilder(ContactRequest, 'request');
    if (typeof answered === 'boolean')
      list.andWhere(`request.answeredAt is ${answered ? 'not null' : 'null'}`);
    if (isUuid(q)) list.andWhere('request.id = :id', { id: q });
    else if (q) {
      const conditions = [`${SEARCHED} like ${folded(':like')}`, ...pairsOf(SEARCHED, q, () => ':q')];
      list.andWhere(conditions.join(' and '), { like: containing(q), q });
    }
    const found = await newestFirst(list, page);
    await addReplies(
      this.database,
      found.edges.map(({ node }) => node),
    );
    return found;
  }

  /** The ones that no admin has marked as answered. SQL: counts to a limit. */
  async waiting(): Promise<WaitingCount> {
    const rows = 'select from contact_requests where answered_at is null';
    return WaitingCount.of(await this.database.query<{ count: number }>(countUpTo(rows)));
  }

  /** Does nothing if the request is marked so already; the first answer keeps its time. */
  mark(caller: RequestContext, id: string, answered: boolean): Promise<ContactRequest> {
    return this.database.transaction(async (tx) => {
      const request = await lockRequest(tx, id);
      if ((request.answeredAt !== null) !== answered) {
        await tx.manager.update(ContactRequest, { id }, { answeredAt: answered ? () => 'now()' : null });
        const target = { type: 'contact-request' as const, id };
        const before = { answered: !answered };
        await this.audit.record(tx, caller, 'contact-request.mark', target, before, { answered });
      }
      return requestWithReplies(tx, id);
    });
  }
}
