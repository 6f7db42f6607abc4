import { expect, it } from '@jest/globals';
import { shareText, totalOf, weeksOf, weeksOfType, type FunnelWeek } from './funnel-weeks';

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

it('says how many went on, if there was someone who could', () => {
  const steps = { seen: 1_200, asked: 300, paid: 0, accepted: 0, handedOver: 1 };
  expect([0, 1, 2, 3, 4].map((at) => shareText(steps, at))).toEqual([
    '1,200',
    '300 (25%)',
    '0 (0%)',
    '0',
    '1',
  ]);
});
