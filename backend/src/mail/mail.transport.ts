import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../common/config.js';
import { KeptMails } from './kept-mails.js';

export interface OutgoingMail {
  /** The same for every try of one job: a mailbox that gets it twice shows it once. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: { name: string; address: string };
}

/** How the last error of a mail begins that nobody was there to take. */
export const AWAY = 'The mail server is away';
const NOBODY_THERE = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET'];

const LIMITS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 5_000 };

/** Hands mails to the SMTP server of SMTP_URL; without one they are kept as files in DATA_DIR/mail. */
@Injectable()
export class MailTransport implements OnModuleDestroy {
  private readonly smtp: Transporter | null;

  constructor(
    config: Config,
    private readonly kept: KeptMails,
  ) {
    this.smtp = config.smtpUrl
      ? createTransport({ url: config.smtpUrl, pool: true, maxConnections: 3, maxMessages: 100, ...LIMITS })
      : null;
    // a broken idle connection of the pool is the pool's to replace
    this.smtp?.on('error', () => undefined);
  }

  onModuleDestroy(): void {
    this.smtp?.close();
  }

  async send(mail: OutgoingMail): Promise<void> {
    const message = {
      ...mail,
      // as objects: an address is one address, whatever characters it has
      to: { name: '', address: mail.to },
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    if (this.smtp) await this.smtp.sendMail(message).catch(sayIfAway);
    else await this.kept.keep(message);
  }

  async isThere(): Promise<boolean> {
    return this.smtp === null || this.smtp.verify().catch(() => false);
  }
}

/** Told apart from a server that is there and does not take the mail: nothing is wrong with the mail. */
function sayIfAway(error: Error & { code?: string }): never {
  if (NOBODY_THERE.includes(error.code ?? '')) throw new Error(`${AWAY}: ${error.message}`, { cause: error });
  throw error;
}
