import { expect, test } from '@jest/globals';
import { byDay } from './by-day';

const at = (createdAt: string) => ({ createdAt });

test('entries are grouped by their day in UTC, in their order', () => {
  const [late, early, before] = [
    at('2026-03-02T23:59:00.000Z'),
    at('2026-03-02T00:01:00.000Z'),
    at('2026-03-01T23:59:00.000Z'),
  ] as const;
  expect(byDay([late, early, before])).toEqual([
    ['March 2, 2026', [late, early]],
    ['March 1, 2026', [before]],
  ]);
  expect(byDay([])).toEqual([]);
});
