import { describe, expect, it } from '@jest/globals';
import { BUYERS_FEE_RULE, TRANSFER_FEE_RULE } from './fee-promise.js';
import { buyersFeeRule, transferFeeRule } from './fee-rule-text.js';
import { FEE_RULES, ruleAtClaim } from './fee-rule.js';
import { END_REASONS, ENDINGS, feeAfter, feeUnder } from './transfers/transfer-endings.js';
import { FEE } from './notifications/fee-text.js';

describe('the fee rule of a purchase', () => {
  it.each([
    [undefined, 'standard', 'standard'],
    [null, 'always-refund', 'always-refund'],
    ['standard', 'standard', 'standard'],
    ['standard', 'always-refund', 'always-refund'],
    // what its buyer was promised holds
    ['always-refund', 'standard', 'always-refund'],
    ['always-refund', 'always-refund', 'always-refund'],
  ] as const)('shown %s, in force %s: %s', (shown, inForce, rule) => {
    expect(ruleAtClaim(shown, inForce)).toBe(rule);
  });

  it('turns every fee that would be kept into a refund, and nothing else', () => {
    for (const reason of END_REASONS) {
      const standard = feeAfter(reason, 'standard');
      expect(feeAfter(reason, 'always-refund')).toBe(standard === 'keep' ? 'refund' : standard);
    }
    expect(END_REASONS.filter((reason) => feeAfter(reason, 'standard') === 'keep')).toEqual([
      'buyer-withdrew',
      'buyer-stalled',
    ]);
  });

  it('holds for what an admin chooses, too', () => {
    const chosen = END_REASONS.filter((reason) => ENDINGS[reason].fee === 'chosen');
    for (const reason of chosen) {
      expect(FEE_RULES.map((rule) => feeAfter(reason, rule, 'keep'))).toEqual(['keep', 'refund']);
      expect(FEE_RULES.map((rule) => feeAfter(reason, rule))).toEqual(['undecided', 'undecided']);
    }
    expect(FEE_RULES.map((rule) => feeUnder(rule, 'none'))).toEqual(['none', 'none']);
  });

  it('is said as it is: the promise of a refund names no exception', () => {
    expect([transferFeeRule('standard'), buyersFeeRule('standard')]).toEqual([
      TRANSFER_FEE_RULE,
      BUYERS_FEE_RULE,
    ]);
    for (const text of [transferFeeRule('always-refund'), buyersFeeRule('always-refund')]) {
      expect(text).toContain('whatever the reason');
      expect(text).not.toMatch(/unless|second time/);
    }
    expect(FEE.undecided('buyer', 'always-refund')).toBe(' We will refund the fee.');
  });
});
