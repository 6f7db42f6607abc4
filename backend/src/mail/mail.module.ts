import { Module, Injectable } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { StoredMails } from './stored-mails.js';
import { MailReturn } from './waiting-mails.js';
import { QueuedMailsController } from './queued-mails.controller.js';
import { QueuedMailsResolver } from './queued-mails.resolver.js';
import { QueuedMails } from './queued-mails.service.js';
import { MailService, MailTransport } from './mail.service.js';
import { MailboxController } from './mailbox.controller.js';
import { enqueue } from '../jobs/jobs.js';
import { JobWorker } from '../jobs/worker.js';
import { MemberData } from '../member-data/member-data.js';

/** Emails that wait in the queue, and the copies in files. */
@Injectable()
class MailData {
  constructor(data: MemberData, worker: JobWorker, stored: StoredMails) {
    worker.register('forget-mails', ({ email }) => stored.forget(email));
    data.register('mails', {
      forget: async (tx, { email }) => {
        // SQL: the queue has no function that finds jobs by payload, and its public view does not show payloads
        await tx.query(
          `delete from graphile_worker._private_jobs where locked_at is null
             and task_id in (select id from graphile_worker._private_tasks where identifier in ('mail', 'forgot-password'))
             and lower($1) in (lower(payload->>'to'), lower(payload->>'email'), lower(payload->'data'->>'email'))`,
          [email],
        );
        // after the commit: files cannot be rolled back
        await enqueue(tx, 'forget-mails', { email });
      },
    });
  }
}

@Module({
  imports: [SettingsModule],
  controllers: [MailboxController, QueuedMailsController],
  providers: [
    StoredMails,
    MailData,
    MailReturn,
    MailService,
    MailTransport,
    QueuedMails,
    QueuedMailsResolver,
  ],
  exports: [MailService],
})
export class MailModule {}
