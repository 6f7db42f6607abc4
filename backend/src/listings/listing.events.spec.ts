import { expect, it } from '@jest/globals';
import { OFF_MARKET_REASONS } from '@handover/domain/listings/listing-life';
import { newsOfMove } from './listing.events.js';

const contract = { id: 'c1', userId: 'sam' };
const news = (move: Parameters<typeof newsOfMove>[1], freshUntil = '2026-04-01T00:00:00.000Z', now = 1) =>
  newsOfMove(contract, move, freshUntil, now);

it('tells only the holder', () =>
  expect(news({ action: 'remind', count: 1 })).toEqual({
    ...{ contractId: 'c1', userIds: ['sam'], event: 'listing-due' },
    once: 'c1:due:1:2026-04-01T00:00:00.000Z',
  }));

it('tells of both reminders of a date, each once, and again after a renewal', () => {
  const first = { action: 'remind', count: 1 } as const;
  expect(news(first, '2026-04-01', 1)?.once).toBe(news(first, '2026-04-01', 2)?.once);
  expect(news({ ...first, count: 2 })?.once).not.toBe(news(first)?.once);
  expect(news(first, '2026-05-01')?.once).not.toBe(news(first, '2026-04-01')?.once);
});

it('tells of each question that waits for an answer', () => {
  const move = { action: 'remind-of-question' } as const;
  expect(news(move, '', 1)).toMatchObject({ event: 'listing-unanswered' });
  expect(news(move, '', 2)?.once).not.toBe(news(move, '', 1)?.once);
});

it('tells why the clock took the contract off the market, and of each time', () => {
  const told = OFF_MARKET_REASONS.map((reason) => [reason, news({ action: 'take-off', reason })?.event]);
  expect(told.filter(([, event]) => event)).toEqual([
    ['expired', 'listing-expired'],
    ['holder-silent', 'listing-silent'],
    ['term-over', 'listing-over'],
  ]);
  const again = { action: 'take-off', reason: 'expired' } as const;
  expect(news(again, '', 2)?.once).not.toBe(news(again, '', 1)?.once);
});
