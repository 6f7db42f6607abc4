import { describe, expect, it } from '@jest/globals';
import { bucketsOf, figuresOf, medianDays } from './overview-figures.js';

const days = new Map<string, Record<string, number>>([
  ['2026-02-27', { members: 5, 'purchases:live': 1, 'purchases:sandbox': 7, 'revenue:live': 2500 }],
  ['2026-02-28', { members: 1, completed: 2, 'days:10': 1, 'days:21': 1 }],
  ['2026-03-01', { listings: 3, questions: 4, answers: 2, completed: 1, 'days:30': 1 }],
]);

describe('the figures of a period', () => {
  it('adds up the days, those of the payment mode only', () => {
    expect(figuresOf(days, { from: '2026-02-27', until: '2026-03-01' }, 'live')).toEqual({
      ...{ members: 6, listings: 3, questions: 4, answers: 2, purchases: 1, revenue: 2500 },
      ...{
        refunds: 0,
        refunded: 0,
        transfersCompleted: 3,
        transfersCancelled: 0,
        refundsAfterAcceptance: 0,
        sellersStoppedAgain: 0,
        ...{ applications: 0, candidatesChosen: 0, boughtFromLine: 0, nextBuyers: 0 },
        reports: 0,
        medianTransferDays: 21,
      },
    });
    expect(figuresOf(days, { from: '2026-02-28', until: '2026-02-28' }, 'live')).toMatchObject({
      ...{ members: 1, listings: 0, purchases: 0, medianTransferDays: 16 },
    });
  });

  it.each([
    [{}, null],
    [{ completed: 3 }, null],
    [{ 'days:4': 1 }, 4],
    [{ 'days:9': 1, 'days:10': 3 }, 10],
    [{ 'days:100': 2, 'days:9': 2 }, 55],
  ])('has the median of %j', (sums, median) => {
    expect(medianDays(sums)).toBe(median);
  });

  it('has a part for each day of 7', () => {
    const buckets = bucketsOf(days, { from: '2026-02-23', until: '2026-03-01', length: 7 }, 'live');
    expect(buckets.map(({ from, until }) => [from, until])).toEqual(
      [23, 24, 25, 26, 27, 28]
        .map((day) => [`2026-02-${day}`, `2026-02-${day}`])
        .concat([['2026-03-01', '2026-03-01']]),
    );
  });

  it('has a part for each week of 90, which together have every figure once', () => {
    const period = { from: '2025-12-02', until: '2026-03-01' };
    const buckets = bucketsOf(days, { ...period, length: 90 }, 'live');
    expect(buckets).toHaveLength(13);
    expect(buckets[0]).toMatchObject({ from: '2025-12-02', until: '2025-12-07' });
    expect(buckets.at(-1)).toMatchObject({ from: '2026-02-23', until: '2026-03-01' });
    const members = buckets.reduce((sum, { figures }) => sum + figures.members, 0);
    expect(members).toBe(figuresOf(days, period, 'live').members);
  });
});
