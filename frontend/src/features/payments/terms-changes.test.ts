import { expect, it } from '@jest/globals';
import type { ForSale } from './for-sale';
import { termsChanges } from './terms-changes';

const lease: ForSale = {
  id: '1',
  title: '2024 Honda Civic lease',
  type: 'CAR_LEASE',
  description: 'Well kept.',
  location: 'Austin, TX',
  monthlyPayment: 38900,
  remainingTermMonths: 18,
  transferFee: 2500,
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
