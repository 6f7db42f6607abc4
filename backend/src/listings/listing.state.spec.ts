import { expect, it } from '@jest/globals';
import { OFF_MARKET_REASONS, type ListedContract } from '@handover/domain/listings/listing-life';
import { renewalOf } from './listing.state.js';

const now = '2026-03-10T12:00:00.000Z';
const fresh = '2026-03-12T12:00:00.000Z';
const live: ListedContract = {
  ...{ status: 'active', offMarketReason: null, offMarketAt: null },
  ...{ isHidden: false, isHeld: false, listingStop: null, monthsLeft: 12 },
};
const off = (offMarketReason: ListedContract['offMarketReason']): ListedContract => ({
  ...live,
  ...{ status: 'cancelled', offMarketReason, offMarketAt: '2026-03-01T12:00:00.000Z' },
});
const renewal = (state: ListedContract, stored: string | null = fresh) =>
  renewalOf(state, { named: fresh, stored }, now);

it('renews a contract that is listed', () => expect(renewal(live)).toBe('renew'));

it('relists what the clock took off the market, and nothing that a person took off', () => {
  const relisted = OFF_MARKET_REASONS.filter((reason) => renewal(off(reason)) === 'relist');
  expect(relisted).toEqual(['expired', 'holder-silent']);
  expect(renewal(off(null))).toBeNull();
});

it('does nothing with an email from before another renewal', () => {
  expect(renewal(live, '2026-04-12T12:00:00.000Z')).toBeNull();
  expect(renewal(off('expired'), null)).toBeNull();
});

it('does nothing that the holder could not do in the account', () => {
  expect(renewal({ ...live, isHidden: true })).toBeNull();
  expect(renewal({ ...live, status: 'pending' })).toBeNull();
  expect(renewal({ ...off('expired'), isHeld: true })).toBeNull();
  expect(renewal({ ...off('expired'), listingStop: 'Not here.' })).toBeNull();
  expect(renewal({ ...off('expired'), monthsLeft: 0 })).toBeNull();
  expect(renewal({ ...off('expired'), offMarketAt: '2025-11-01T12:00:00.000Z' })).toBeNull();
});
