/** What a webhook may be told of. */
export const WEBHOOK_EVENTS = [
  'listing.published',
  'listing.changed',
  'listing.expired',
  'listing.off-market',
  'listing.reserved',
  'question.asked',
  'application.made',
  'purchase.completed',
  'transfer.step',
  'transfer.ended',
  'transfer.completed',
] as const;
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];

/** What the test of a webhook sends. */
export const TEST_EVENT = 'webhook.test';
