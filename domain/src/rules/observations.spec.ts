import { describe, expect, it } from '@jest/globals';
import { figuresText } from './figures.js';
import { disagreements, isObservable, OBSERVED, readAnswers, type Agreement } from './observations.js';
import type { RuleValues } from './rule.js';

describe('what admins look at', () => {
  const VECTORS: readonly [
    name: string,
    agreement: Agreement,
    rule: RuleValues | undefined,
    raised: boolean,
  ][] = [
    ['two agree', { key: 'allowed', value: 'no', count: 2 }, { allowed: 'yes' }, false],
    ['three differ from the rule', { key: 'allowed', value: 'no', count: 3 }, { allowed: 'yes' }, true],
    ['three say what the rule says', { key: 'allowed', value: 'yes', count: 3 }, { allowed: 'yes' }, false],
    ['no value is published', { key: 'allowed', value: 'yes', count: 3 }, { feeMin: 100 }, true],
    ['nothing is published', { key: 'allowed', value: 'yes', count: 3 }, undefined, true],
    ['the rule does not know', { key: 'allowed', value: 'yes', count: 3 }, { allowed: 'unknown' }, true],
    ['the rule leaves it open', { key: 'allowed', value: 'yes', count: 9 }, { allowed: 'depends' }, false],
    ['either may pay', { key: 'feePaidBy', value: 'buyer', count: 3 }, { feePaidBy: 'either' }, false],
    ['the other one pays', { key: 'feePaidBy', value: 'buyer', count: 3 }, { feePaidBy: 'holder' }, true],
    ['a fee within the rule', { key: 'fee', value: 150, count: 3 }, { feeMin: 100, feeMax: 150 }, false],
    ['a fee above the rule', { key: 'fee', value: 151, count: 3 }, { feeMin: 100, feeMax: 150 }, true],
    ['a fee below the rule', { key: 'fee', value: 0, count: 3 }, { feeMin: 100, feeMax: 150 }, true],
    ['a rule with the lowest fee only', { key: 'fee', value: 900, count: 3 }, { feeMin: 100 }, false],
    ['a rule with the highest fee only', { key: 'fee', value: 0, count: 3 }, { feeMax: 150 }, false],
    ['a rule without a fee', { key: 'fee', value: 900, count: 3 }, { feePaidBy: 'holder' }, true],
    ['days within the rule', { key: 'days', value: 5, count: 3 }, { decisionDaysMax: 5 }, false],
    ['days beyond the rule', { key: 'days', value: 6, count: 3 }, { decisionDaysMax: 5 }, true],
    [
      'a release of its own',
      { key: 'holderReleased', value: 'after-approval', count: 3 },
      { holderReleased: 'yes' },
      true,
    ],
  ];

  it.each(VECTORS)('%s', (_name, agreement, rule, raised) => {
    expect(disagreements([agreement], rule)).toEqual(raised ? [agreement] : []);
  });
});

describe('answers', () => {
  it('are read as the values of rules are, without the choice "Not known"', () => {
    const answers = { allowed: 'depends', fee: 13_500, feePaidBy: 'either', days: 9, holderReleased: 'no' };
    expect(readAnswers('loan', { ...answers, days: 9 })).toEqual({ values: answers, errors: {} });
    expect(readAnswers('loan', { allowed: '', fee: null })).toEqual({ values: {}, errors: {} });
    for (const wrong of [
      ...[{ allowed: 'unknown' }, { fee: -1 }, { fee: 10_000_001 }, { fee: 1.5 }, { days: 366 }],
      ...[{ feePaidBy: 'nobody' }, { holderReleased: true }, { wings: 2 }],
    ])
      expect([wrong, Object.keys(readAnswers('loan', wrong).errors)]).toEqual([wrong, Object.keys(wrong)]);
    expect(OBSERVED.flatMap(({ values = [] }) => values.map(({ value }) => value))).not.toContain('unknown');
  });

  it('are asked for after the company has decided', () => {
    expect(isObservable({ status: 'completed', endReason: null })).toBe(true);
    for (const endReason of ['not-approved', 'not-transferable'] as const)
      expect(isObservable({ status: 'cancelled', endReason })).toBe(true);
    for (const endReason of ['buyer-withdrew', 'terms-differ', 'rofr-used'] as const)
      expect(isObservable({ status: 'cancelled', endReason })).toBe(false);
    for (const status of ['proposed', 'in-progress'] as const)
      expect(isObservable({ status, endReason: null })).toBe(false);
  });
});

it('figures are a sentence', () => {
  const figures = { decided: 14, approved: 11, medianDaysToDecision: 9 };
  const text = 'Measured here: half were decided within 9 days (14 decisions, 11 approved).';
  expect(figuresText(figures)).toBe(text);
  expect(figuresText({ ...figures, medianFee: 13_500 })).toBe(
    `${text} Half paid a transfer fee of $135.00 or less.`,
  );
  expect(figuresText({ ...figures, medianDaysToDecision: 0 })).toContain('within a day (');
});
