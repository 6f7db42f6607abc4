import { render, toPlainText } from '@react-email/render';
import type { MailData, MailJob } from '../jobs/mail.job.js';
import { passwordReset, securityNotice, verifyEmail, webhookOff } from './templates/account.js';
import { importSourceOff, organisationDecided, organisationInvitation } from './templates/business.js';
import { lead } from './templates/lead.js';
import { contactReply } from './templates/contact.js';
import { listing, notifications, searchAlert } from './templates/notifications.js';
import { contactRequest, operatorNote, paymentAlert, transferOperator } from './templates/operator.js';
import {
  purchaseBuyer,
  purchaseOperator,
  purchaseSeller,
  refundBuyer,
  refundSeller,
} from './templates/purchase.js';
import type { MailContent, MailTemplate, Site } from './templates/layout.js';

/** Every mail there is; a name without a template does not compile. */
const TEMPLATES: { [Name in keyof MailData]: MailTemplate<Name> } = {
  'password-reset': passwordReset,
  'verify-email': verifyEmail,
  'security-notice': securityNotice,
  'organisation-invitation': organisationInvitation,
  'organisation-decided': organisationDecided,
  lead,
  'purchase-buyer': purchaseBuyer,
  'purchase-seller': purchaseSeller,
  'purchase-operator': purchaseOperator,
  'refund-buyer': refundBuyer,
  'refund-seller': refundSeller,
  'payment-alert': paymentAlert,
  notifications,
  listing,
  'search-alert': searchAlert,
  'webhook-off': webhookOff,
  'import-source-off': importSourceOff,
  'transfer-operator': transferOperator,
  'operator-note': operatorNote,
  'contact-request': contactRequest,
  'contact-reply': contactReply,
};

const LONGEST_SUBJECT = 160;

/** Each button is followed by its address as text, so links need none. */
const PLAIN_TEXT = {
  wordwrap: 78,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'hr', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
  ],
};

export interface RenderedMail extends Omit<MailContent, 'body'> {
  /** Absent for a text that a program reads. */
  html?: string;
  text: string;
}

/** One line that mailboxes show in full, without characters that could start another header. */
function headerLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= LONGEST_SUBJECT
    ? line
    : `${characters.slice(0, LONGEST_SUBJECT - 1).join('')}…`;
}

async function contentOf(body: MailContent['body']): Promise<Pick<RenderedMail, 'html' | 'text'>> {
  if (typeof body === 'string') return { text: body };
  const html = await render(body);
  return { html, text: toPlainText(html, PLAIN_TEXT) };
}

/** Renders an email as HTML and as plain text. React escapes user input. */
export async function renderMail(job: MailJob, site: Site): Promise<RenderedMail> {
  const template = TEMPLATES[job.template] as MailTemplate<typeof job.template>;
  const { subject, body, unsubscribe, replyTo } = template(job.data, site);
  return {
    subject: headerLine(subject),
    ...(await contentOf(body)),
    ...(unsubscribe && { unsubscribe }),
    ...(replyTo && { replyTo: { name: headerLine(replyTo.name), address: replyTo.address } }),
  };
}
