import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { MailService } from '../mail/mail.service.js';
import { emailsOf } from '../users/accounts.js';
import { ContactReply } from './contact-reply.entity.js';
import { ContactRequest } from './contact-request.entity.js';

/** What staff answer to contact requests: kept with the request, and mailed to the person in the site's name. */
@Injectable()
export class ContactRepliesService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    mails: MailService,
  ) {
    mails.afterSending('contact-reply', ({ replyId }) => this.markSent(replyId));
  }

  /** The request is answered from the first reply on. The audit trail says that there was one, not what it said. */
  async reply(caller: RequestContext, id: string, text: string): Promise<ContactRequest> {
    const authorId = viewerOf(caller).id;
    await this.limits.take('contactReply', authorId);
    return this.database.transaction(async (tx) => {
      const request = await lockRequest(tx, id);
      const { identifiers } = await tx.manager.insert(ContactReply, {
        requestId: request.id,
        authorId,
        text,
      });
      const replyId = String(identifiers[0]?.['id']);
      if (!request.answeredAt)
        await tx.manager.update(ContactRequest, { id: request.id }, { answeredAt: () => 'now()' });
      const { name, email, message: question, createdAt: askedAt } = request;
      await enqueue(tx, 'mail', {
        template: 'contact-reply',
        to: email,
        data: { replyId, name, question, askedAt, text },
      });
      const target = { type: 'contact-request' as const, id: request.id };
      const before = { answered: request.answeredAt !== null };
      await this.audit.record(tx, caller, 'contact-request.reply', target, before, { answered: true });
      return requestWithReplies(tx, request.id);
    });
  }

  private async markSent(id: string): Promise<void> {
    await this.database.manager.update(ContactReply, { id, sentAt: IsNull() }, { sentAt: () => 'now()' });
  }
}

export async function lockRequest(tx: Tx, id: string): Promise<ContactRequest> {
  const lock = { mode: 'pessimistic_write' } as const;
  const request = isUuid(id) ? await tx.manager.findOne(ContactRequest, { where: { id }, lock }) : null;
  if (!request) throw notFound('Contact request');
  return request;
}

export async function requestWithReplies(tx: Pick<Tx, 'manager'>, id: string): Promise<ContactRequest> {
  const request = await tx.manager.findOneByOrFail(ContactRequest, { id });
  await addReplies(tx, [request]);
  return request;
}

/** Sets the replies of each request, oldest first. */
export async function addReplies(
  tx: Pick<Tx, 'manager'>,
  requests: readonly Pick<ContactRequest, 'id' | 'replies'>[],
): Promise<void> {
  const replies = await tx.manager.find(ContactReply, {
    where: { requestId: In(requests.map(({ id }) => id)) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const emails = await emailsOf(tx, [...new Set(replies.map(({ authorId }) => authorId))]);
  for (const reply of replies) reply.author = emails.get(reply.authorId) ?? null;
  const byRequest = Map.groupBy(replies, ({ requestId }) => requestId);
  for (const request of requests) request.replies = byRequest.get(request.id) ?? [];
}
