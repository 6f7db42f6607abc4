import { describe, expect, it } from '@jest/globals';
import { ContractType } from './contract.columns.js';
import type { Contract } from './contract.entity.js';
import { editedTerms } from './contract.terms.js';

/** Stated three months ago: 48 payments of $419.79 at 4.25 %. */
const before = {
  ...{ title: 'A loan', type: ContractType.LOAN, description: 'A car loan.', location: 'Austin, TX' },
  ...{ monthlyPayment: 41_979, remainingTermMonths: 48, incentive: 0, termAsOf: '2026-08-22' },
  facts: { balance: 1_850_000, rate: 4250 },
} as unknown as Contract;
const edited = (given: Parameters<typeof editedTerms>[1]) => {
  const { remainingTermMonths, facts } = editedTerms(before, given, '2026-11-22');
  return [remainingTermMonths, facts['balance']];
};
const withBalance = (balance: number) => ({ facts: { ...before.facts, balance } });

describe('an edit three months after the terms were stated', () => {
  it.each<[string, Parameters<typeof editedTerms>[1], [number, number]]>([
    ['another title leaves both', { title: 'The loan' }, [48, 1_850_000]],
    ['the months that are left are no other term', { remainingTermMonths: 45 }, [48, 1_850_000]],
    ['another term rolls the balance down', { remainingTermMonths: 40 }, [40, 1_743_342]],
    ['another balance rolls the term down', withBalance(1_700_000), [45, 1_700_000]],
    ['both are taken as they are', { remainingTermMonths: 40, ...withBalance(1_700_000) }, [40, 1_700_000]],
  ])('%s', (_what, given, terms) => {
    expect(edited(given)).toEqual(terms);
  });
});
