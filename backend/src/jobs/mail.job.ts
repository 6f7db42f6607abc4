import type { OrganisationRole, OrganisationStatus } from '@handover/domain/business/organisations';
import type { FeeRule } from '@handover/domain/fee-rule';

/** All emails, with the data that their templates need. Money in cents. */
export interface MailData {
  'password-reset': { link: string };
  'verify-email': { link: string };
  'security-notice': { change: SecurityChange; ip: string | null; at: string };
  'organisation-invitation': { organisation: string; role: OrganisationRole; days: number };
  'organisation-decided': { organisation: string; status: OrganisationStatus; reason: string | null };
  lead: LeadMail;
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
  notifications: NotificationsMail;
  /** Asks a holder whether a contract is still available, or says that it was taken off (`until` is null). */
  listing: { contractTitle: string; token: string; until: string | null; days: number };
  'search-alert': SearchAlertMail;
  /** A webhook accepted nothing for days, and is switched off. */
  'webhook-off': { url: string };
  /** Nothing is fetched from an import source any more: no file for days, or its member may not list for the organisation. */
  'import-source-off': { url: string; reason: 'failing' | 'organisation'; error: string | null };
  'transfer-operator': { contractId: string; title: string; text: string };
  /** Something that the operator has to look at. */
  'operator-note': { title: string; text: string };
  'contact-request': {
    name: string;
    email: string;
    phone: string | null;
    contractType: string | null;
    userType: string | null;
    message: string | null;
  };
  'contact-reply': ContactReplyMail;
}

/** A buyer of a car lease, for the lead management of a dealer, who knows the car by its own number. A missing fact is null. */
export interface LeadMail {
  transferId: string;
  contractId: string;
  contractTitle: string;
  requestedAt: string;
  vehicle: Record<'year' | 'make' | 'model' | 'stock' | 'miles', string | null>;
  /** What the seller reads about the buyer, and no more. */
  buyer: { name: string; email: string | null; phone: string | null; note: string | null };
  dealer: { id: string; name: string; website: string | null; email: string };
}

/** What staff answer to a contact request; who of them wrote it is not in it. */
export interface ContactReplyMail {
  replyId: string;
  name: string;
  /** Null for a request without a message. */
  question: string | null;
  askedAt: string;
  text: string;
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
  | 'factors-reset'
  | 'token-created'
  | 'token-rotated'
  | 'token-revoked';

/** What happened with one contract since the last email about it, to one member. */
export interface NotificationsMail {
  contractTitle: string;
  /** Oldest first. */
  news: { title: string; text: string }[];
  /** The page that it is about. */
  path: string;
  /** Kinds in this email that the member can switch off, in words, and the token that does it; null without any. */
  unsubscribe: { token: string; kinds: string[] } | null;
}

/** New contracts that match a member's saved searches; each of them is in one search only. */
export interface SearchAlertMail {
  searches: {
    name: string;
    /** The query string of the list. */
    query: string;
    count: number;
    /** There are more than that. */
    isCapped: boolean;
    /** The newest ones; the list has the others. */
    contracts: { id: string; title: string; monthlyPayment: number; location: string }[];
    /** The token that turns this search off. */
    unsubscribe: string;
  }[];
  /** The token that turns all of these searches off, for the button of the mailbox. */
  unsubscribe: string;
}

export interface PurchaseMail {
  contractId: string;
  contractTitle: string;
  amount: number;
  purchaseId: string;
  purchasedAt: string;
  /** Until when both parties have to accept each other; absent for purchases whose transfer is over. */
  acceptBy?: string;
  /** Absent in emails that were queued by an earlier release. */
  feeRule?: FeeRule;
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
