import { describe, expect, it } from '@jest/globals';
import { clockMove, type ClockedListing } from './listing-clock.js';

const START = Date.parse('2026-11-01T12:00:00.000Z');
const day = (days: number): string => new Date(START + days * 86_400_000).toISOString();

const LISTING: ClockedListing = {
  status: 'active',
  offMarketReason: null,
  offMarketAt: null,
  isHidden: false,
  isHeld: false,
  listingStop: null,
  monthsLeft: 12,
  freshUntil: day(30),
  reminders: 0,
  askedAt: null,
  questionRemindedAt: null,
};
const moveOf = (change: Partial<ClockedListing>, at: number) => clockMove({ ...LISTING, ...change }, day(at));
const expired = { action: 'take-off', reason: 'expired' };

describe('what time alone does with a listing', () => {
  it.each<[Partial<ClockedListing>, number, unknown]>([
    [{}, 22.9, null],
    [{}, 23, { action: 'remind', count: 1 }],
    [{ reminders: 1 }, 28.9, null],
    [{ reminders: 1 }, 29, { action: 'remind', count: 2 }],
    // the first email was never sent: one is enough
    [{}, 29.5, { action: 'remind', count: 2 }],
    [{ reminders: 2 }, 29.9, null],
    [{ reminders: 2 }, 30, expired],
    [{}, 30, expired],
    [{ freshUntil: null }, 99, null],
    [{ monthsLeft: 0 }, 1, { action: 'take-off', reason: 'term-over' }],
  ])('%j on day %p: %j', (change, at, move) => {
    expect(moveOf(change, at)).toEqual(move);
  });

  it('reminds a silent holder after three days, and takes the contract off after ten', () => {
    const asked = { askedAt: day(0) };
    expect(moveOf(asked, 2.9)).toBeNull();
    expect(moveOf(asked, 3)).toEqual({ action: 'remind-of-question' });
    const reminded = { ...asked, questionRemindedAt: day(3) };
    expect(moveOf(reminded, 9.9)).toBeNull();
    expect(moveOf(reminded, 10)).toEqual({ action: 'take-off', reason: 'holder-silent' });
    // never without the reminder
    expect(moveOf(asked, 12)).toEqual({ action: 'remind-of-question' });
    expect(moveOf({ ...asked, questionRemindedAt: day(12) }, 18.9)).toBeNull();
  });

  it('lets a pause last for sixty days', () => {
    const paused = { status: 'cancelled', offMarketReason: 'paused', offMarketAt: day(0) } as const;
    expect(moveOf(paused, 59.9)).toBeNull();
    expect(moveOf(paused, 60)).toEqual(expired);
  });

  it('does nothing with what is not for sale', () => {
    for (const status of ['pending', 'completed', 'cancelled'] as const)
      expect(moveOf({ status, askedAt: day(0) }, 99)).toBeNull();
  });
});
