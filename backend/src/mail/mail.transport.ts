import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../common/config/config.js';
import type { RenderedMail } from './mail.render.js';
import { StoredMails } from './stored-mails.js';

interface OutgoingMail extends RenderedMail {
  /** The same in every attempt of one job: a mailbox that receives it twice shows it once. */
  messageId: string;
  from: string;
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
