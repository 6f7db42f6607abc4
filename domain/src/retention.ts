/**
 * How many days each kind of record is kept. The daily job, the documentation and the privacy page all read this
 * module, so that they cannot disagree.
 */
export const RETENTION_DAYS = {
  /** Webhook events; the provider itself lists them for 30 days only. */
  paymentEvents: 90,
  /** Checkouts that ended without a charge, with their history. */
  unpaidPurchases: 90,
  /** Jobs that used up all their attempts; their payload may hold an email address. */
  givenUpJobs: 14,
  /** Copies of sent emails in DATA_DIR/mail. */
  storedMails: 30,
  /** Contact details that the parties to a transfer gave each other, counted from its end. */
  contactCards: 90,
  /** What they wrote to each other, counted from the same day. */
  transferMessages: 90,
  /** What they wrote in its steps, the names of those who consented, and notes of its events; counted from the same day. */
  transferTexts: 90,
  /** Notifications, read or not. */
  notifications: 180,
  /** Which contracts the alerts of saved searches have told; longer than the week that an alert may wait. */
  searchAlerts: 60,
  /** Events of webhooks, with requests and answers. */
  webhookEvents: 30,
  /** Files of photos after their deletion, or after an admin has hidden their contract. */
  photos: 30,
  /** How often pages of contracts were seen and where visitors came from, by day, without any person. */
  visits: 400,
  /** What parties of transfers told about the companies behind their contracts. */
  ruleObservations: 365,
  /** Answers of candidates, counted from the end of their application. */
  candidateAnswers: 90,
  /** Files of contracts that members sent: how many rows were done, and what was wrong with the others. */
  imports: 90,
  /** How applicants for homes were treated, without persons and answers. */
  candidateDecisions: 730,
  /** API tokens, counted from their end. */
  apiTokens: 30,
  /** Contact requests, unless the setting says otherwise. */
  contactRequests: 365,
} as const;

/** A bank can return a refund within weeks; after this many days a refund is final and no longer polled. */
export const REFUND_WATCH_DAYS = 60;

/** The setting with which an admin changes how long contact requests are kept. */
export const CONTACT_REQUEST_DAYS = 'contact_request_days';
export const CONTACT_REQUEST_DAYS_RANGE = { min: 1, max: 3650 } as const;

/** Whether a text is a whole number of days in the allowed range. */
export function isContactRequestDays(text: string): boolean {
  const { min, max } = CONTACT_REQUEST_DAYS_RANGE;
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** The setting's number of days, or the default where the setting is missing or unreadable. */
export function contactRequestDays(setting: string | null | undefined): number {
  const text = setting?.trim() ?? '';
  return isContactRequestDays(text) ? Number(text) : RETENTION_DAYS.contactRequests;
}
