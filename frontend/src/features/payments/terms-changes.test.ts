import { expect, it } from '@jest/globals';
import type { ForSale } from './contract-for-sale';
import { termsChanges } from './terms-changes';

const lease: ForSale = {
  id: '1',
  title: '2024 Honda Civic lease',
  type: 'CAR_LEASE',
  description: 'Well kept.',
  location: 'Austin, TX',
  monthlyPayment: 38900,
  remainingTermMonths: 18,
  endless: false,
  transferFee: 2500,
  feeRule: 'STANDARD',
  termsVersion: 1,
};

it('lists each changed term with its old and its new value', () => {
  const edited: ForSale = {
    ...lease,
    monthlyPayment: 40900,
    remainingTermMonths: 1,
    type: 'LOAN',
    termsVersion: 2,
  };
  expect(termsChanges(lease, edited)).toEqual([
    { label: 'Monthly payment', before: '$389.00', after: '$409.00' },
    { label: 'Remaining term', before: '18 months', after: '1 month' },
    { label: 'Type', before: 'Car Lease', after: 'Loan' },
  ]);
  expect(termsChanges(lease, { ...lease, title: 'A', description: 'B', location: 'C' })).toHaveLength(3);
});

it('is empty if nothing readable has changed', () => {
  expect(termsChanges(lease, { ...lease, termsVersion: 2 })).toEqual([]);
});

const stated = (value: string | null, incentive: number): ForSale => ({
  ...lease,
  incentive,
  factTable: [{ key: 'excessMileFee', label: 'Cents per mile above it', value }],
});

it('lists stated facts and what the seller pays', () => {
  expect(termsChanges(stated('$0.25', 50_000), stated(null, 0))).toEqual([
    { label: 'Seller pays you', before: '$500.00', after: '$0.00' },
    { label: 'Cents per mile above it', before: '$0.25', after: 'Not stated' },
  ]);
});

it('names a fact that only one of the two has', () => {
  const none = { ...stated(null, 0), factTable: [] };
  expect(termsChanges(none, stated('$0.25', 0))).toEqual([
    { label: 'Cents per mile above it', before: 'Not stated', after: '$0.25' },
  ]);
});

it('compares no facts that the buyer was not shown', () => {
  expect(termsChanges(lease, stated('$0.25', 50_000))).toEqual([]);
});
