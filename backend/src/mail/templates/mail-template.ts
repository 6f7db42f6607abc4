import type { ReactElement } from 'react';
import type { MailData } from '../../jobs/mail.job.js';
import type { Site } from './layout.js';

export interface MailContent {
  subject: string;
  body: ReactElement;
  /** Address to unsubscribe from emails like this one with one click (RFC 8058). */
  unsubscribe?: string;
  replyTo?: { name: string; address: string };
}

export type MailTemplate<Name extends keyof MailData> = (data: MailData[Name], site: Site) => MailContent;
