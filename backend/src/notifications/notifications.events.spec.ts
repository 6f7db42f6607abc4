import { expect, it } from '@jest/globals';
import type { News } from '@handover/domain/notifications/transfer-news';
import { toldParties } from './notifications.events.js';
import { isMailedAtOnce } from './notifications.write.js';

const transfer = { id: 't1', contractId: 'c1', buyerId: 'bea', sellerId: 'sam' };
const news = (to: News['to'], more: Partial<News> = {}): News => ({
  ...{ to, event: 'step-done', facts: { to, by: 'clock' } },
  ...more,
});

it('tells the seller as the holder, and the buyer', () => {
  expect(toldParties(transfer, [news('holder'), news('buyer')])).toEqual([
    {
      ...{ userId: 'sam', event: 'step-done', contractId: 'c1', transferId: 't1' },
      facts: { to: 'holder', by: 'clock' },
    },
    {
      ...{ userId: 'bea', event: 'step-done', contractId: 'c1', transferId: 't1' },
      facts: { to: 'buyer', by: 'clock' },
    },
  ]);
});

it('sends a reminder once in each transfer of a contract', () => {
  const again = { ...transfer, id: 't2' };
  const onceOf = (one: typeof transfer) =>
    toldParties(one, [news('buyer', { once: 'late:apply:1' })])[0]?.once;
  expect([onceOf(transfer), onceOf(again)]).toEqual(['t1:late:apply:1', 't2:late:apply:1']);
});

it('makes emails at once if one of several news cannot wait', () => {
  expect(isMailedAtOnce([{ event: 'step-done' }, { event: 'completed' }])).toBe(true);
  expect(isMailedAtOnce([{ event: 'step-done' }, { event: 'begun' }])).toBe(false);
  expect(isMailedAtOnce([])).toBe(false);
});
