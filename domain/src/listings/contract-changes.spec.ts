import { expect, it } from '@jest/globals';
import { changeText } from './change-text.js';
import { changesOf, differencesOf, labelOfField, type PublicTerms } from './contract-changes.js';

const LEASE: PublicTerms = {
  type: 'car-lease',
  title: '2024 Honda Civic',
  description: 'Well kept.',
  location: 'Austin, TX',
  monthlyPayment: 38900,
  remainingTermMonths: 18,
  incentive: 0,
  facts: { make: 'Honda', milesPerYear: 10000, fuel: 'hybrid' },
};
const sentences = (after: PublicTerms) =>
  changesOf(LEASE, after).map((change) =>
    changeText({ ...change, label: labelOfField('car-lease', change.field) }),
  );

it('says what changed, as people read it', () => {
  expect(
    sentences({
      ...LEASE,
      monthlyPayment: 40900,
      remainingTermMonths: 1,
      incentive: 50050,
      location: 'Waco',
    }),
  ).toEqual([
    'location',
    'monthly payment $389.00 → $409.00',
    'remaining term 18 months → 1 month',
    'what the seller pays $0.00 → $500.50',
  ]);
});

it('lists key facts only, with those that are not stated any more', () => {
  expect(sentences({ ...LEASE, facts: { milesPerYear: 12000, fuel: 'gas', year: 2024 } })).toEqual([
    'make',
    'miles allowed per year 10,000 miles → 12,000 miles',
    'model year not stated → 2024',
  ]);
});

it('names changed texts without what they said', () => {
  const facts = { ...LEASE.facts, make: 'Call 512-555-0188', thirdParty: 'Honda Finance' };
  const after = { ...LEASE, title: 'Sold', description: 'A scratch.', location: 'Waco', facts };
  expect(sentences(after).sort()).toEqual(['description', 'leasing company', 'location', 'make', 'title']);
  expect(changesOf(LEASE, after).every(({ before, after }) => before === null && after === null)).toBe(true);
  expect(changesOf(LEASE, LEASE)).toEqual([]);
});

it('shows texts and all facts to those who approve an edit', () => {
  const after = { ...LEASE, title: '2025 Honda Civic', facts: { ...LEASE.facts, dispositionFee: 39500 } };
  expect(differencesOf(LEASE, after)).toEqual([
    { label: 'title', before: '2024 Honda Civic', after: '2025 Honda Civic' },
    { label: 'fee for returning it', before: null, after: '$395.00' },
  ]);
  expect(differencesOf(LEASE, { ...LEASE, facts: { ...LEASE.facts } })).toEqual([]);
});
