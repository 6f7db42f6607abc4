import { describe, expect, it } from '@jest/globals';
import { CONTRACT_TYPES } from './types/words.js';
import { feeOf, feeText } from './fee.js';
import { FEE_AT_A_GLANCE } from './fee-promise.js';
import { feePromise } from './fee-rule-text.js';

describe('the transfer fee', () => {
  it.each(CONTRACT_TYPES)('of a %s is $25.00', (type) => {
    expect(feeOf(type)).toBe(2500);
    expect(feeText(type)).toBe('$25.00');
  });

  it('is named once in a text about all types', () => {
    expect(feeText()).toBe('$25.00');
    expect(FEE_AT_A_GLANCE).toContain('a flat $25.00 fee');
    expect(feePromise('$40.00', 'standard')).toContain('a flat $40.00 fee');
  });
});
