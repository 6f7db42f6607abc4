import { expect, it } from '@jest/globals';
import { isUnfinished, purchaseWords } from './purchase-words';

const purchase = {
  status: 'CAPTURED',
  buyerId: 'buyer',
  amount: 2500,
  capturedAt: '2026-11-21T10:00:00.000Z',
  refundedAt: null,
  mode: 'LIVE',
} as const;
const flat = { type: 'APARTMENT', status: 'PENDING' } as const;

it('tells the buyer what was paid, when, and where the next step is', () => {
  expect(purchaseWords(purchase, flat, 'buyer')).toEqual({
    title: 'You bought this',
    text: 'You paid $25.00 on November 21, 2026. The transfer shows what comes next.',
  });
});

it('tells the seller that the buyer paid the fee, not that they earned it', () => {
  expect(purchaseWords(purchase, { ...flat, type: 'TIMESHARE' }, 'seller')).toEqual({
    title: 'Sold',
    text: "The buyer paid the transfer fee on November 21, 2026. The transfer shows what comes next. You don't pay anything.",
  });
});

it('promises nothing more once the transfer is done', () => {
  const done = { ...flat, status: 'COMPLETED' } as const;
  expect(purchaseWords(purchase, done, 'buyer').text).toBe(
    'You paid $25.00 on November 21, 2026. The transfer is done.',
  );
  expect(purchaseWords(purchase, done, 'seller').text).not.toContain('next');
});

it('does not claim that the money of a test payment comes back', () => {
  const refunded = { ...purchase, status: 'REFUNDED', refundedAt: '2026-11-22T10:00:00.000Z' } as const;
  expect(purchaseWords(refunded, flat, 'buyer').text).toContain('to your card on November 22, 2026');
  expect(purchaseWords({ ...refunded, mode: 'SANDBOX' }, flat, 'buyer').text).toContain('no money moved');
});

it('says that the fee of an ended transfer stays, and reserves nothing', () => {
  const kept = { ...purchase, status: 'KEPT' } as const;
  expect(purchaseWords(kept, flat, 'buyer').text).toBe(
    'You paid $25.00 on November 21, 2026. The transfer ended, and the fee is not refunded.',
  );
  expect(purchaseWords(kept, flat, 'seller').text).toBe('This buyer no longer takes over your contract.');
});

it('knows the two states in which nothing is certain yet', () => {
  const unfinished = (['CREATED', 'AUTHORISED', 'CLAIMED', 'CAPTURED', 'REFUNDING'] as const).filter(
    (status) => isUnfinished({ status }),
  );
  expect(unfinished).toEqual(['AUTHORISED', 'CLAIMED']);
});
