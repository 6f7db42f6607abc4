import { describe, expect, it } from '@jest/globals';
import { median, percentile, ratiosOf, spreadOf } from './figures.js';

describe('median', () => {
  it('is the middle value, whatever the order', () => expect(median([9, 1, 5])).toBe(5));
  it('is the mean of the two middle values of an even count', () => expect(median([4, 1, 2, 100])).toBe(3));
  it('sorts numbers, not texts', () => expect(median([10, 9, 100])).toBe(10));
  it('is NaN without values', () => expect(median([])).toBeNaN());
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  it('is the value that the share does not exceed', () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
  });
  it('is the only value of one', () => expect(percentile([7], 0.99)).toBe(7));
});

it('a spread has the median, the lowest and the highest round', () =>
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 }));

it('ratios compare values of the same round, so that a slow round slows both', () => {
  const ratios = ratiosOf([50, 10, 40], [100, 20, 80]);
  expect(ratios).toEqual([0.5, 0.5, 0.5]);
});
