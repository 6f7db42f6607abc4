import { expect, test } from '@jest/globals';
import { anApplication, anOffer, LATER } from '../../../testing/candidates';
import { nextText } from './next-text';

const contract = { status: 'ACTIVE', saleMode: 'FIRST_COME' } as const;
const past = '2026-01-01T00:00:00.000Z';

test.each([
  [{}, contract, 'The first to pay gets the contract'],
  [{}, { ...contract, saleMode: 'CHOOSE' as const }, 'The seller decides who may buy.'],
  [{ place: 2, placeOf: 5 }, { ...contract, status: 'PENDING' as const }, 'You are 2 of 5 in line.'],
  [{ offers: [anOffer({ by: 'HOLDER' })] }, contract, 'The seller made you an offer.'],
  [{ status: 'CHOSEN' as const, reservedUntil: LATER }, contract, 'you have until Jan 2, 2099'],
  [{ status: 'CHOSEN' as const, reservedUntil: past }, contract, 'Your time to buy is over.'],
  [{ status: 'PASSED' as const }, contract, 'somebody else'],
  [{ status: 'CLOSED' as const }, null, 'no longer available'],
])('%j says what is next', (change, shown, text) =>
  expect(nextText(anApplication(change), shown)).toContain(text),
);
