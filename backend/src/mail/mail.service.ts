import { SITE_DEFAULTS } from '@handover/domain/site';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { createHash } from 'node:crypto';
import { Config } from '../common/config/config.js';
import type { MailData, MailJob } from '../jobs/mail.job.js';
import { JobWorker } from '../jobs/worker.js';
import { ClaimsService } from '../settings/claims/claims.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { createTransport, type Transporter } from 'nodemailer';
import type { RenderedMail } from './mail.render.js';
import { StoredMails } from './stored-mails.js';

interface Sender {
  name: string;
  address: string;
}

interface OutgoingMail extends RenderedMail {
  /** The same in every attempt of one job: a mailbox that receives it twice shows it once. */
  messageId: string;
  from: Sender | string;
  to: string;
}

/** Prefix of the job's last error if the mail server was unreachable. */
export const AWAY = 'The mail server is unreachable';
const UNREACHABLE = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET'];

const LIMITS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 5_000 };

/** Sends emails through the SMTP server of SMTP_URL; without one, they are stored as files in DATA_DIR/mail. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly smtp: Transporter | null;

  constructor(
    config: Config,
    private readonly stored: StoredMails,
  ) {
    this.smtp = config.smtpUrl
      ? createTransport({ url: config.smtpUrl, pool: true, maxConnections: 3, maxMessages: 100, ...LIMITS })
      : null;
    // the pool replaces a connection that breaks while idle
    this.smtp?.on('error', () => undefined);
  }

  onApplicationShutdown(): void {
    this.smtp?.close();
  }

  async send({ unsubscribe, ...mail }: OutgoingMail): Promise<void> {
    const message = {
      ...mail,
      // objects are not parsed: an address stays one address, whatever characters it has
      to: { name: '', address: mail.to },
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    if (this.smtp) await this.smtp.sendMail(message).catch(markUnreachable);
    else await this.stored.store(message);
  }

  async isThere(): Promise<boolean> {
    return this.smtp === null || this.smtp.verify().catch(() => false);
  }
}

/** Marks errors of the connection; any other error means that the server rejected this email. */
function markUnreachable(error: Error & { code?: string }): never {
  if (UNREACHABLE.includes(error.code ?? '')) throw new Error(`${AWAY}: ${error.message}`, { cause: error });
  throw error;
}

/** Sends queued emails. The queue retries if the mail server is unreachable. */
@Injectable()
export class MailService {
  private readonly logger = new Logger(MailService.name);
  private readonly followers = new Map<string, (data: never) => Promise<void>>();

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly claims: ClaimsService,
    private readonly transport: MailTransport,
    worker: JobWorker,
  ) {
    worker.register('mail', (job, { id }) => this.deliver(job, id));
  }

  /** Runs once the mail server has taken an email of this template. If it fails, the email is sent again with the same id. */
  afterSending<Template extends keyof MailData>(
    template: Template,
    then: (data: MailData[Template]) => Promise<void>,
  ): void {
    this.followers.set(template, then);
  }

  async deliver(job: MailJob, jobId: string): Promise<void> {
    const { mailFrom, publicUrl } = this.config;
    const [info, brand, promisesReply] = await Promise.all([
      this.settings.siteInfo(),
      this.settings.brand(),
      this.claims.isShown('reply-promise'),
    ]);
    const site = { ...info, brand, promisesReply, url: publicUrl };
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
      from: senderOf(mailFrom, brand.mailSender, site.title),
      to,
    });
    await this.followers.get(job.template)?.(job.data as never);
  }
}

const NAMED_ADDRESS = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/;
const BARE_ADDRESS = /^\s*([^\s<>]+@[^\s<>]+)\s*$/;

/** The address of MAIL_FROM under the brand's sender, else under MAIL_FROM's own name; the shipped name follows the site's. */
export function senderOf(mailFrom: string, mailSender: string | null, title: string): Sender | string {
  const [, name = '', address = BARE_ADDRESS.exec(mailFrom)?.[1]] = NAMED_ADDRESS.exec(mailFrom) ?? [];
  // in a form that only the mailer's own parser knows
  if (!address) return mailFrom;
  return { name: mailSender ?? (name === SITE_DEFAULTS.title ? title : name), address };
}

/** Derived from the job alone, so that every attempt has the same id; the digest separates equal job ids of two databases. */
function messageId(job: MailJob, jobId: string, host: string): string {
  const digest = createHash('sha256').update(JSON.stringify(job)).digest('hex').slice(0, 24);
  return `<${jobId.padStart(10, '0')}-${digest}@${host}>`;
}
