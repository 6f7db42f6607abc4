/** What a webhook may be told of, and when each event is sent. */
export const WEBHOOK_EVENTS = {
  'listing.published': 'A contract of yours came on the market, or came back to it',
  'listing.changed': 'The terms of a contract of yours changed',
  'listing.expired': 'A contract of yours left the market because time passed',
  'listing.off-market': 'A contract of yours left the market for another reason',
  'listing.reserved': 'One candidate alone may buy a contract of yours',
  'question.asked': 'The first question about a contract of yours waits for your answer',
  'application.made': 'A candidate asked for a contract of yours',
  'purchase.completed': 'The fee of a sale of yours, or of a purchase, was paid',
  'transfer.step': 'A transfer began, or steps of it changed',
  'transfer.ended': 'A transfer ended without a handover',
  'transfer.completed': 'A contract was handed over',
} as const;

export type WebhookEventName = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEventName[];

/** A webhook that accepted nothing for so long is switched off. */
const FAILING_MS = 5 * 24 * 60 * 60_000;

/** At `now`; of one that is off already, at the moment when it was switched off. */
export const isGivenUp = (failingSince: string | null, now: string): boolean =>
  failingSince !== null && Date.parse(now) - Date.parse(failingSince) >= FAILING_MS;
