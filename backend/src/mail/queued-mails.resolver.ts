import { RIGHTS } from '@handover/domain/roles';
import { Args, Extensions, Query, Resolver } from '@nestjs/graphql';
import { AboutFilter } from '../common/api/about-filter.js';
import { StaffOnly } from '../common/api/access.js';
import type { ListLength } from '../graphql/cost.js';
import { QueuedMail } from './queued-mail.js';
import { MOST_QUEUED_MAILS, QueuedMails } from './queued-mails.service.js';

@StaffOnly(...RIGHTS.readMembers)
@Resolver()
export class QueuedMailsResolver {
  constructor(private readonly mails: QueuedMails) {}

  @Query(() => [QueuedMail], {
    description:
      'For moderators and support: emails to a member or about a contract that wait or failed, newest first, at most 100. Sent ones are not kept.',
  })
  @Extensions({ usualLength: MOST_QUEUED_MAILS } satisfies ListLength)
  queuedMails(@Args() about: AboutFilter): Promise<QueuedMail[]> {
    return this.mails.list(about);
  }
}
