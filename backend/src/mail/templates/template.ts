import type { ReactElement } from 'react';
import type { MailData } from '../../jobs/mail.job.js';
import type { Site } from './layout.js';

export interface MailContent {
  subject: string;
  body: ReactElement;
  replyTo?: { name: string; address: string };
}

export type MailTemplate<Name extends keyof MailData> = (data: MailData[Name], site: Site) => MailContent;
