import { describe, expect, it } from '@jest/globals';
import { formatCents, formatMonths } from './money';
import { formatDay, postedAgo, timeAgo } from './time';

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [2500, '$25.00'],
    [44999, '$449.99'],
    [123456, '$1,234.56'],
    [100000000000, '$1,000,000,000.00'],
    [-150, '-$1.50'],
  ])('shows %i cents as %s', (cents, shown) => expect(formatCents(cents)).toBe(shown));

  it('counts months', () => expect([1, 12].map(formatMonths)).toEqual(['1 month', '12 months']));
});

describe('time', () => {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

  it('says "Just now" below a minute, but keeps the wording of a card', () => {
    expect(timeAgo(ago(20_000))).toBe('Just now');
    expect(postedAgo(ago(20_000))).toBe('Posted less than a minute ago');
    expect(timeAgo(ago(3_600_000))).toBe('about 1 hour ago');
  });

  it('writes days in UTC', () => expect(formatDay('2026-10-03T23:59:59.000Z')).toBe('October 3, 2026'));
});
