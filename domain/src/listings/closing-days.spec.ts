import { expect, it } from '@jest/globals';
import { closingNotice } from './closing-days.js';

it.each([
  ['2027-01-30', '2026-11-30', null],
  ['2027-01-29', '2026-11-30', 60],
  ['2026-12-31', '2026-11-30', 60],
  ['2026-12-30', '2026-11-30', 30],
  ['2026-12-08', '2026-11-30', 30],
  ['2026-12-07', '2026-11-30', 7],
  ['2026-11-30', '2026-11-30', 7],
  ['2026-11-29', '2026-11-30', null],
])('with the last day %s, the notice of %s is %j', (lastDay, today, days) =>
  expect(closingNotice(lastDay, today)).toBe(days),
);
