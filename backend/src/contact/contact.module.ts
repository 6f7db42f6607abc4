import { Module, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CannedAnswersController } from './canned-answers.controller.js';
import { CannedAnswersResolver } from './canned-answers.resolver.js';
import { CannedAnswersService } from './canned-answers.service.js';
import { addReplies, ContactRepliesService } from './contact-replies.service.js';
import { ContactController } from './contact.controller.js';
import { ContactResolver } from './contact.resolver.js';
import { ContactService } from './contact.service.js';
import { sameAddress } from '../database/same-address.js';
import { MemberData } from '../member-data/member-data.js';
import { ContactRequest } from './contact-request.entity.js';
import { Database } from '../database/database.js';

/** Requests are matched by address alone, so only if the member has confirmed that the address is theirs. */
@Injectable()
class ContactData {
  constructor({ manager }: Database, data: MemberData) {
    data.register('contactRequests', {
      collect: async ({ email, emailVerified }) => (emailVerified ? requestsFrom(manager, email) : []),
      forget: async (tx, { email, emailVerified }) => {
        if (emailVerified) await tx.manager.delete(ContactRequest, { email: sameAddress(email) });
      },
    });
  }
}

/** With the replies as they were mailed. */
async function requestsFrom(manager: EntityManager, email: string): Promise<object[]> {
  const requests = await manager.find(ContactRequest, {
    where: { email: sameAddress(email) },
    order: { createdAt: 'ASC' },
  });
  await addReplies({ manager }, requests);
  return requests.map(({ id: _id, answeredAt: _answeredAt, replies, ...request }) => ({
    ...request,
    replies: replies.map(({ text, createdAt }) => ({ text, createdAt })),
  }));
}

@Module({
  imports: [SettingsModule, AuditModule, MailModule],
  controllers: [ContactController, CannedAnswersController],
  providers: [
    ContactService,
    ContactRepliesService,
    CannedAnswersService,
    ContactData,
    ContactResolver,
    CannedAnswersResolver,
  ],
})
export class ContactModule {}
