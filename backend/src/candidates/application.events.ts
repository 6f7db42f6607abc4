import type { ApplicationEvent, ApplicationFacts } from '@handover/domain/notifications/notification-events';
import { defineEvent } from '../database/events.js';

/** What one of the two is told about an application. */
export interface ApplicationNews {
  contractId: string;
  userId: string;
  event: ApplicationEvent;
  facts: ApplicationFacts;
  /** The member is told once about what has the same key. */
  once: string;
}

export const APPLICATION_CHANGED = defineEvent<readonly ApplicationNews[]>('application.changed');

/** Someone has applied for a contract. It is locked. */
export const APPLICATION_MADE = defineEvent<{ contractId: string; holderId: string; applicationId: string }>(
  'application.made',
);

/** From now on, one candidate alone may buy the contract. It is locked. */
export const CONTRACT_RESERVED = defineEvent<{ contractId: string; holderId: string; until: string }>(
  'contract.reserved',
);
