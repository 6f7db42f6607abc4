/** Every mail the product sends, by what its template needs. Money in cents. */
export interface MailData {
  'password-reset': { link: string };
  'verify-email': { link: string };
  'security-notice': { change: SecurityChange; ip: string | null; at: string };
  'purchase-buyer': PurchaseMail;
  'purchase-seller': PurchaseMail;
  'purchase-operator': PurchaseMail & { buyerEmail: string; sellerEmail: string; paymentIntentId: string };
  'payment-alert': PurchaseMail & {
    alert: PaymentAlert;
    /** Of the step that led there, as the history of the purchase shows it. */
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

/** What about a payment waits for a person. */
export type PaymentAlert = 'disputed' | 'disputed-after-refund' | 'refund-failed' | 'charge-unknown';
/** What members are told of when it happens to their account. */
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

/** One mail to one person; `to` is null where it goes to the operator, whose address is a setting. */
export type MailJob = {
  [Template in keyof MailData]: { template: Template; to: string | null; data: MailData[Template] };
}[keyof MailData];
