import { describe, expect, it } from '@jest/globals';
import { answersWithinText, usualHours } from './answer-times.js';

const HOUR = 3600;

describe('the usual answer time', () => {
  it('is the median, in full hours', () => {
    expect(usualHours([60, 30 * 24 * HOUR, 90])).toBe(1);
    expect(usualHours([HOUR + 1, HOUR, 5 * HOUR])).toBe(2);
    expect(usualHours([HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR])).toBe(3);
    expect(usualHours([0, 0, 0])).toBe(1);
  });

  it.each([
    [1, 'Usually answers within an hour'],
    [2, 'Usually answers within 2 hours'],
    [24, 'Usually answers within 24 hours'],
    [25, 'Usually answers within 2 days'],
    [72, 'Usually answers within 3 days'],
  ])('of %d hours reads: %s', (hours, text) => {
    expect(answersWithinText(hours)).toBe(text);
  });
});
