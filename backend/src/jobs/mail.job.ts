/** All emails, with the data that their templates need. Money in cents. */
export interface MailData {
  'password-reset': { link: string };
  'verify-email': { link: string };
  'security-notice': { change: SecurityChange; ip: string | null; at: string };
  'purchase-buyer': PurchaseMail;
  'purchase-seller': PurchaseMail;
  'purchase-operator': PurchaseMail & { buyerEmail: string; sellerEmail: string; paymentIntentId: string };
  'refund-buyer': RefundMail;
  'refund-seller': RefundMail;
  'payment-alert': PurchaseMail & {
    alert: PaymentAlert;
    /** The cause of the transition, as the history of the purchase shows it. */
    cause: string;
    paymentIntentId: string | null;
  };
  'contact-request': {
    name: string;
    email: string;
    phone: string | null;
    contractType: string | null;
    userType: string | null;
    message: string | null;
  };
}

/** Problems with a payment that the operator has to solve. */
export type PaymentAlert = 'disputed' | 'disputed-after-refund' | 'refund-failed' | 'charge-unknown';
/** Changes of an account that its member is notified of. */
export type SecurityChange =
  | 'password-changed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-replaced'
  | 'factors-reset';

export interface PurchaseMail {
  contractId: string;
  contractTitle: string;
  amount: number;
  purchaseId: string;
  purchasedAt: string;
}

export interface RefundMail extends PurchaseMail {
  /** The status that the refund gave the contract; null if it left the status as it was. */
  contract: 'active' | 'cancelled' | null;
  /** No real money was paid, so none comes back. */
  isTest: boolean;
}

/** One email to one recipient; `to` is null for the operator, whose address is a setting. */
export type MailJob = {
  [Template in keyof MailData]: { template: Template; to: string | null; data: MailData[Template] };
}[keyof MailData];
