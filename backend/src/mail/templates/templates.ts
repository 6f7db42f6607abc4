import type { ReactElement } from 'react';
import type { MailData } from '../../jobs/mail.job.js';
import { passwordReset, verifyEmail } from './account.js';
import { contactRequest } from './contact.js';
import type { Site } from './layout.js';
import { paymentAlert } from './payment-alert.js';
import { securityNotice } from './security.js';
import { purchaseBuyer, purchaseOperator, purchaseSeller } from './purchase.js';

export interface MailContent {
  subject: string;
  body: ReactElement;
  replyTo?: { name: string; address: string };
}

export type MailTemplate<Name extends keyof MailData> = (data: MailData[Name], site: Site) => MailContent;

/** Every mail there is; a name without a template does not compile. */
export const TEMPLATES: { [Name in keyof MailData]: MailTemplate<Name> } = {
  'password-reset': passwordReset,
  'verify-email': verifyEmail,
  'security-notice': securityNotice,
  'purchase-buyer': purchaseBuyer,
  'purchase-seller': purchaseSeller,
  'purchase-operator': purchaseOperator,
  'payment-alert': paymentAlert,
  'contact-request': contactRequest,
};
