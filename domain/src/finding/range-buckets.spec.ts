import { describe, expect, it } from '@jest/globals';
import { readListQuery } from './list-query.js';
import { COUNTED_RANGES } from './range-buckets.js';

describe.each(COUNTED_RANGES)('the buckets of $key', ({ key, buckets }) => {
  it('are what their words in an address filter by', () => {
    for (const { value, min, max } of buckets) {
      const { filter, errors } = readListQuery(new Map([[key, value]]));
      expect([errors, filter[key]]).toEqual([
        {},
        { ...(min !== null && { min }), ...(max !== null && { max }) },
      ]);
    }
  });

  it('leave no value out and count none twice', () => {
    for (const [at, { max }] of buckets.entries())
      expect(buckets[at + 1]?.min ?? null).toBe(max === null ? null : max + 1);
    expect(buckets[0]?.min).toBeNull();
  });
});
