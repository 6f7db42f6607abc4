import { expect, it } from '@jest/globals';
import type { NotificationEvent } from '@handover/domain/notifications/notification-events';
import { pathOf, type WithoutTexts } from './notification.texts.js';

const path = (event: NotificationEvent, more: Partial<WithoutTexts> = {}) =>
  pathOf({ event, contractId: 'c1', transferId: null, facts: null, ...more });
const inTransfer = { transferId: 't1' };

it('opens the public thread for questions and answers', () => {
  expect(path('question')).toBe('/contracts/c1?panel=messages#messages');
  expect(path('answer')).toBe('/contracts/c1?panel=messages#messages');
});

it('opens the contract, which shows the running transfer', () => {
  for (const event of ['begun', 'step-done', 'late', 'message'] as const)
    expect(path(event, inTransfer)).toBe('/contracts/c1');
});

it('names the transfer once it is over, because the page shows only the running one', () => {
  for (const event of ['ended', 'completed', 'fee-decided'] as const)
    expect(path(event, inTransfer)).toBe('/contracts/c1?transfer=t1');
});

it('sends holders to their listings, and those who asked to the contract', () => {
  for (const event of ['listing-due', 'listing-expired', 'listing-silent', 'listing-over'] as const)
    expect(path(event)).toBe('/account?tab=listings');
  for (const event of ['listing-changed', 'listing-off', 'listing-back'] as const)
    expect(path(event)).toBe('/contracts/c1');
});

it('opens the contract, without its thread, for questions and news about reports, and favorites', () => {
  for (const event of ['still-available', 'report-seen', 'favourite-gone'] as const)
    expect(path(event)).toBe('/contracts/c1');
});

it('opens the list with the search if it found several, and the contract if it found one', () => {
  expect(path('found', { facts: { count: 3, query: 'type=lease' } })).toBe('/contracts?type=lease');
  expect(path('found', { facts: { count: 3, query: '' } })).toBe('/contracts');
  expect(path('found', { facts: { count: 1, query: 'type=lease' } })).toBe('/contracts/c1');
});
