import type { MailData } from '../../jobs/mail.job.js';
import { passwordReset, verifyEmail } from './account.js';
import { contactRequest } from './contact.js';
import { listing } from './listing.js';
import { notifications } from './notifications.js';
import { operatorNote } from './operator-note.js';
import { paymentAlert } from './payment-alert.js';
import { purchaseBuyer, purchaseOperator, purchaseSeller } from './purchase.js';
import { refundBuyer, refundSeller } from './refund.js';
import { searchAlert } from './search-alert.js';
import { securityNotice } from './security.js';
import { transferOperator } from './transfer-operator.js';
import type { MailTemplate } from './mail-template.js';

/** Every mail there is; a name without a template does not compile. */
export const TEMPLATES: { [Name in keyof MailData]: MailTemplate<Name> } = {
  'password-reset': passwordReset,
  'verify-email': verifyEmail,
  'security-notice': securityNotice,
  'purchase-buyer': purchaseBuyer,
  'purchase-seller': purchaseSeller,
  'purchase-operator': purchaseOperator,
  'refund-buyer': refundBuyer,
  'refund-seller': refundSeller,
  'payment-alert': paymentAlert,
  notifications,
  listing,
  'search-alert': searchAlert,
  'transfer-operator': transferOperator,
  'operator-note': operatorNote,
  'contact-request': contactRequest,
};
