import { describe, expect, it } from '@jest/globals';
import {
  allowedListingActions,
  LISTING_ACTIONS,
  LISTING_LIFE,
  OFF_MARKET_REASONS,
  problemOf,
  resultOf,
  stateOf,
  type ListedContract,
  type ListingState,
  type OffMarketReason,
} from './listing-life.js';

const NOW = '2026-11-22T12:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();

const contractIn = (state: ListingState, change: Partial<ListedContract> = {}): ListedContract => {
  const isReason = (OFF_MARKET_REASONS as readonly string[]).includes(state);
  return {
    status: isReason ? 'cancelled' : (state as ListedContract['status']),
    offMarketReason: isReason ? (state as OffMarketReason) : null,
    offMarketAt: isReason ? daysAgo(1) : null,
    isHidden: false,
    isHeld: false,
    listingStop: null,
    monthsLeft: 12,
    ...change,
  };
};

describe('the life of a listing', () => {
  it.each<[ListingState, string[]]>([
    ['active', ['edit', 'renew', 'pause', 'withdraw', 'mark-elsewhere']],
    ['paused', ['edit', 'resume', 'withdraw', 'mark-elsewhere', 'relist']],
    ['expired', ['edit', 'withdraw', 'mark-elsewhere', 'relist']],
    ['holder-silent', ['edit', 'withdraw', 'mark-elsewhere', 'relist']],
    ['withdrawn', ['edit', 'mark-elsewhere', 'relist']],
    ['pending', []],
    ['completed', []],
    ['cancelled', []],
    ['elsewhere', []],
    ['term-over', []],
    ['not-transferable', []],
    ['rofr-used', []],
    ['removed', []],
  ])('%s allows %j', (state, actions) => {
    expect(allowedListingActions(contractIn(state), NOW)).toEqual(actions);
  });

  it('refuses everything else with a sentence', () => {
    for (const state of Object.keys(LISTING_LIFE) as ListingState[])
      for (const action of LISTING_ACTIONS) {
        const contract = contractIn(state);
        const allowed = allowedListingActions(contract, NOW).includes(action);
        expect(problemOf(contract, action, NOW)).toEqual(allowed ? null : expect.stringMatching(/\.$/));
      }
  });

  it('names the reason of a contract that leaves the market', () => {
    expect(resultOf(contractIn('active'), 'pause')).toEqual({ status: 'cancelled', reason: 'paused' });
    expect(resultOf(contractIn('paused'), 'withdraw')).toEqual({ status: 'cancelled', reason: 'withdrawn' });
    expect(resultOf(contractIn('expired'), 'relist')).toEqual({ status: 'active' });
    expect(resultOf(contractIn('active'), 'edit')).toBe('stays');
  });

  it('lets nothing be done with a contract that a moderator has hidden', () => {
    for (const state of Object.keys(LISTING_LIFE) as ListingState[])
      expect(allowedListingActions(contractIn(state, { isHidden: true }), NOW)).toEqual([]);
  });

  it('does not put a contract back that a purchase holds, whose term is over, or that left long ago', () => {
    for (const change of [
      { isHeld: true },
      { listingStop: 'Not here.' },
      { monthsLeft: 0 },
      { offMarketAt: daysAgo(91) },
    ])
      expect(problemOf(contractIn('expired', change), 'relist', NOW)).not.toBeNull();
    expect(problemOf(contractIn('expired', { offMarketAt: daysAgo(89) }), 'relist', NOW)).toBeNull();
  });

  it('has a state of its own for one that was cancelled before reasons were kept', () => {
    expect(stateOf(contractIn('cancelled'))).toBe('cancelled');
  });
});
