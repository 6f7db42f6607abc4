import { expect, it } from '@jest/globals';
import { perHundred, totalOf, weeksOf, weeksOfType, type FunnelWeek } from './funnel-weeks';

const row = (week: string, type: FunnelWeek['type'], seen: number, asked = 0): FunnelWeek => ({
  ...{ week, type, seen, asked, paid: 0, accepted: 0, handedOver: 0 },
});
const ROWS = [
  row('2026-03-02', 'CAR_LEASE', 10, 4),
  row('2026-03-02', 'LOAN', 5),
  row('2026-03-09', 'CAR_LEASE', 0),
  row('2026-03-09', 'LOAN', 1, 1),
];

it.each([
  [7, 2],
  [30, 6],
  [90, 14],
  [365, 52],
])('shows a period of %i days as %i weeks', (days, weeks) => expect(weeksOf(days)).toBe(weeks));

it('adds up the types of a week, or shows one of them', () => {
  const seenIn = (type?: string) =>
    weeksOfType(ROWS, type).map(({ label, steps }) => `${label}: ${steps.seen}`);
  expect(seenIn()).toEqual(['Mar 2: 15', 'Mar 9: 1']);
  expect(seenIn('CAR_LEASE')).toEqual(['Mar 2: 10', 'Mar 9: 0']);
  expect(totalOf(weeksOfType(ROWS, undefined))).toMatchObject({ seen: 16, asked: 5 });
});

it('compares each step with the one before, which may count fewer or none', () => {
  const compared = (...[seen = 0, asked = 0, paid = 0, accepted = 0, handedOver = 0]: number[]) =>
    [0, 1, 2, 3, 4].map((at) => perHundred({ seen, asked, paid, accepted, handedOver }, at));
  expect(compared(1_200, 300, 0, 0, 1)).toEqual(['–', '25', '0', '–', '–']);
  expect(compared(10, 2, 30, 3, 4)).toEqual(['–', '20', '1,500', '10', '133']);
});
