import { describe, expect, it } from '@jest/globals';
import { ContractStatus as S } from '../contracts/contract.status.js';
import { eventOf, factsOf } from './favourite-events.js';

const event = (toldStatus: S, status: S, userId = 'ada') =>
  eventOf({ userId, toldStatus }, { userId: 'seller', status });

describe('a member is told about a contract that they saved', () => {
  it.each([
    { from: S.ACTIVE, to: S.PENDING, told: 'favourite-in-transfer' },
    { from: S.ACTIVE, to: S.CANCELLED, told: 'favourite-gone' },
    { from: S.PENDING, to: S.COMPLETED, told: 'favourite-gone' },
    { from: S.PENDING, to: S.ACTIVE, told: 'favourite-back' },
    { from: S.CANCELLED, to: S.ACTIVE, told: 'favourite-back' },
  ])('$from -> $to: $told', ({ from, to, told }) => expect(event(from, to)).toBe(told));

  it('once, if it is gone in another way than before', () => {
    expect(event(S.CANCELLED, S.COMPLETED)).toBeNull();
  });

  it('if the terms of a contract for sale change, and of no other contract', () => {
    expect(event(S.ACTIVE, S.ACTIVE)).toBe('favourite-changed');
    expect(event(S.PENDING, S.PENDING)).toBeNull();
    expect(event(S.CANCELLED, S.CANCELLED)).toBeNull();
  });

  it('unless it is their own', () => expect(event(S.ACTIVE, S.CANCELLED, 'seller')).toBeNull());
});

it('shows the old and the new payment if it changed', () => {
  expect(factsOf({ toldPayment: 100 }, { monthlyPayment: 90 })).toEqual({ before: 100, after: 90 });
  expect(factsOf({ toldPayment: 100 }, { monthlyPayment: 100 })).toEqual({});
});
