import { expect, it } from '@jest/globals';
import { dayIn, guarded, headingOf, unguarded } from './fact-cells.js';

it.each([
  ['originalTermMonths', 'int', 'original_term_months'],
  ['residualValue', 'money', 'residual_value_dollars'],
  ['rate', 'rate', 'rate_percent'],
])('the heading of %s, which is %s, is %s', (key, kind, heading) =>
  expect(headingOf({ key, kind })).toBe(heading),
);

it.each([
  ['2026-11-20', '2026-11-20'],
  ['11/2/2026', '2026-11-02'],
  [' 1/20/2026 ', '2026-01-20'],
  ['yesterday', 'yesterday'],
  ['', ''],
])('the day %j is %j', (cell, day) => expect(dayIn(cell)).toBe(day));

it.each([
  ["'=1+1", "''=1+1"],
  ["''@x", "'''@x"],
  ["'tis", "'tis"],
  ['=1+1', '=1+1'],
])('%j is written as %j, and read back', (text, cell) => {
  expect(guarded(text)).toBe(cell);
  expect(unguarded(text.startsWith('=') ? `'${cell}` : cell)).toBe(text);
});
