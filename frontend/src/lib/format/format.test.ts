import { describe, expect, it } from '@jest/globals';
import { formatCents, formatCount, formatMonths } from './money';
import { formatDay, formatMoment, inLocalTime, timeAgo, timeAgoInText, timeSince } from './time';

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

  it('groups the digits of a count', () =>
    expect([7, 999, 1000, 1234567].map(formatCount)).toEqual(['7', '999', '1,000', '1,234,567']));

  it('counts months', () => expect([1, 12].map(formatMonths)).toEqual(['1 month', '12 months']));
});

describe('time', () => {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

  it('says "just now" below a minute, in capitals only where it stands alone', () => {
    expect([timeAgo, timeAgoInText].map((say) => say(ago(20_000)))).toEqual(['Just now', 'just now']);
    expect([timeAgo, timeAgoInText].map((say) => say(ago(3_600_000)))).toEqual(
      Array(2).fill('about 1 hour ago'),
    );
  });

  it('completes "Posted ... ago" from the first second on', () =>
    expect([1_000, 3_600_000].map((ms) => timeSince(ago(ms)))).toEqual([
      'less than a minute',
      'about 1 hour',
    ]));

  it('writes days in UTC', () => expect(formatDay('2026-10-03T23:59:59.000Z')).toBe('October 3, 2026'));

  it.each([
    ['2026-11-21T23:54:10', 'Nov 21, 2026, 11:54 PM'],
    ['2026-01-03T00:05:00', 'Jan 3, 2026, 12:05 AM'],
    ['2026-07-04T12:00:00', 'Jul 4, 2026, 12:00 PM'],
  ])('writes the moment %s in the time zone of the reader', (local, shown) =>
    expect(formatMoment(local)).toBe(shown),
  );

  it('writes moments inside a text of the server for the reader', () => {
    const at = '2026-11-26T21:18:00.000Z';
    const shown = inLocalTime(
      'Accept by Nov 26, 2026, 9:18\u202fPM UTC, or the transfer ends. Listed on Nov 2, 2026.',
    );
    expect(shown).toMatch(/^Accept by (.*) \S+, or the transfer ends\. Listed on Nov 2, 2026\.$/);
    expect(shown).toContain(`Accept by ${formatMoment(at)} `);
  });
});
