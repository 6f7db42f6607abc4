import { Injectable, Logger } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { createHash } from 'node:crypto';
import { Config } from '../common/config/config.js';
import type { MailJob } from '../jobs/mail.job.js';
import { JobWorker } from '../jobs/worker.js';
import { SettingsService } from '../settings/settings.service.js';
import { MailTransport } from './mail.transport.js';

/** Sends queued emails. The queue retries if the mail server is unreachable. */
@Injectable()
export class MailService {
  private readonly logger = new Logger(MailService.name);

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly transport: MailTransport,
    worker: JobWorker,
  ) {
    worker.register('mail', (job, { id }) => this.deliver(job, id));
  }

  async deliver(job: MailJob, jobId: string): Promise<void> {
    const { mailFrom, publicUrl } = this.config;
    const site = { ...(await this.settings.siteInfo()), url: publicUrl };
    const to = job.to ?? site.email;
    // only valid addresses may reach a header or an SMTP command
    if (!isEmail(to))
      return this.logger.warn(`A ${job.template} email has no valid address and was not sent.`);
    // loaded on first use: it is a fifth of all modules, and no start needs it
    const { renderMail } = await import('./mail.render.js');
    const mail = await renderMail(job, site);
    await this.transport.send({
      ...mail,
      messageId: messageId(job, jobId, new URL(publicUrl).hostname),
      from: mailFrom,
      to,
    });
  }
}

/** Derived from the job alone, so that every attempt has the same id; the digest separates equal job ids of two databases. */
function messageId(job: MailJob, jobId: string, host: string): string {
  const digest = createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 24);
  return `<${jobId.padStart(10, '0')}-${digest}@${host}>`;
}
