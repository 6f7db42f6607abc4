import { expect, it } from '@jest/globals';
import type { NumbersByDay } from '../overview-figures.js';
import { endingsOf, funnelOf, listingTimesOf, mondayOf, quantile } from './funnel.js';

const days = (numbers: Record<string, Record<string, number>>): NumbersByDay =>
  new Map(Object.entries(numbers));

it.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
  ['2026-03-09', '2026-03-09'],
  ['2026-01-01', '2025-12-29'],
])('begins the week of %s on Monday %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

it('adds up a funnel by week and type, in the payment mode', () => {
  const rows = funnelOf(
    days({
      '2026-03-02': { 'seen:car-lease': 5, 'asked:car-lease': 2, 'paid:live:car-lease': 1 },
      '2026-03-08': { 'seen:car-lease': 1, 'paid:test:car-lease': 9, 'accepted:loan': 1 },
      '2026-03-09': { 'seen:apartment': 7, 'handed-over:car-lease': 1 },
    }),
    '2026-03-02',
    2,
    'live',
  );
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatchObject({
    ...{ week: '2026-03-02', type: 'car-lease' },
    ...{ seen: 6, asked: 2, paid: 1, accepted: 0, handedOver: 0 },
  });
  const sum = (name: 'seen' | 'accepted' | 'handedOver', week: string) =>
    rows.filter((row) => row.week === week).reduce((total, row) => total + row[name], 0);
  expect([sum('accepted', '2026-03-02'), sum('seen', '2026-03-09'), sum('handedOver', '2026-03-09')]).toEqual(
    [1, 7, 1],
  );
});

it.each<[string, [number, number][], number[]]>([
  ['one purchase', [[9, 1]], [9, 9, 9]],
  [
    '1, 2, 3, 4',
    [
      [4, 1],
      [2, 1],
      [3, 1],
      [1, 1],
    ],
    [2, 3, 3],
  ],
  [
    '1 to 5',
    [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
    ],
    [2, 3, 4],
  ],
  [
    'many on one day',
    [
      [0, 98],
      [100, 2],
    ],
    [0, 0, 0],
  ],
  [
    'two far apart',
    [
      [10, 1],
      [20, 1],
    ],
    [13, 15, 18],
  ],
])('finds median and quartiles of %s', (_of, counts, expected) =>
  expect([0.25, 0.5, 0.75].map((share) => quantile(new Map(counts), share))).toEqual(expected),
);

it('measures all types and each that was sold', () => {
  const times = listingTimesOf(
    days({
      '2026-03-02': { 'buyer-days:live:car-lease:10': 1, 'buyer-days:sandbox:loan:1': 5, 'days:3': 1 },
      '2026-03-03': { 'buyer-days:live:car-lease:20': 1, 'buyer-days:live:apartment:30': 1 },
    }),
    'live',
  );
  expect(times.map(({ type, count, median }) => [type, count, median])).toEqual([
    [null, 3, 20],
    ['car-lease', 2, 15],
    ['apartment', 1, 30],
  ]);
  expect(listingTimesOf(days({}), 'live')).toEqual([]);
});

it('sorts the reasons of endings by their number', () => {
  const endings = endingsOf(
    days({
      '2026-03-02': { 'ended:holder-silent': 1, 'ended:buyer-withdrew': 1, cancelled: 2 },
      '2026-03-03': { 'ended:buyer-withdrew': 1 },
    }),
  );
  expect(endings.map(({ reason, words, count }) => [reason, words, count])).toEqual([
    ['buyer-withdrew', 'The buyer withdrew.', 2],
    ['holder-silent', 'The seller did not answer in time.', 1],
  ]);
});
