import { expect, it } from '@jest/globals';
import type { NotificationEvent } from '@handover/domain/notifications/notification-events';
import { rowOf } from './notifications.write.js';

const row = (event: NotificationEvent) => rowOf({ userId: 'ada', event, contractId: 'c1', facts: {} });

it('delays emails by ten minutes, but not those about money and ends', () => {
  expect(row('question').mailIn).toBe(10);
  expect(row('completed').mailIn).toBe(0);
});

it('plans no email for what another email says', () => {
  for (const event of ['begun', 'found', 'listing-due', 'report-seen'] as const)
    expect(row(event).mailIn).toBeNull();
});

it('lets members choose about everything but deadlines and money', () => {
  expect(row('question')).toMatchObject({ kind: 'question', optional: true });
  expect(row('late')).toMatchObject({ kind: 'deadline', optional: false });
  expect(row('completed')).toMatchObject({ kind: 'money', optional: false });
});
