export {
  WEBHOOK_EVENT_NAMES as WEBHOOK_EVENTS,
  type WebhookEventName,
} from '@handover/domain/business/webhook-events';

/** What the test of a webhook sends. */
export const TEST_EVENT = 'webhook.test';
