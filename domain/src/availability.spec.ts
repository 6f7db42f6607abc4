import { describe, expect, it } from '@jest/globals';
import {
  availabilityOf,
  listingStopText,
  stateRuleFor,
  saleStopText,
  type AvailabilityRule,
} from './availability.js';
import { STATE_CODES } from './states.js';
import { CONTRACT_TYPES, type ContractType } from './types/words.js';

const rule = (change: Partial<AvailabilityRule> = {}): AvailabilityRule => ({
  ...{ state: 'NY', type: 'apartment', mode: 'no-sale', feeRule: 'standard' },
  ...change,
});
const inForce = (rules: AvailabilityRule[], state: string | null, type: ContractType = 'apartment') =>
  stateRuleFor(availabilityOf(rules), type, state);

const NOT_IN_NEW_YORK = 'Transfers of this kind are not offered in New York yet.';
const STATE_FIRST = 'We need the state first. The seller has to name the city and state.';

describe('what holds for a contract', () => {
  it.each<
    [what: string, AvailabilityRule[], state: string | null, sale: string | null, listing: string | null]
  >([
    ['open without a decision', [], 'NY', null, null],
    ['open without a decision or a place', [], null, null, null],
    ['not sold', [rule()], 'NY', NOT_IN_NEW_YORK, null],
    [
      'not listed',
      [rule({ mode: 'closed' })],
      'NY',
      NOT_IN_NEW_YORK,
      'Contracts of this kind cannot be listed in New York yet.',
    ],
    ['sold in another state', [rule()], 'NJ', null, null],
    ['sold in no unknown place while it is stopped somewhere', [rule()], null, STATE_FIRST, null],
    ['listed in an unknown place', [rule({ mode: 'closed' })], null, STATE_FIRST, null],
    ['sold in an unknown place if only the fee differs', [rule({ mode: 'open' })], null, null, null],
    ['sold again after the decision was taken back', [rule({ mode: 'open' })], 'NY', null, null],
  ])('%s', (_what, rules, state, sale, listing) => {
    const found = inForce(rules, state);
    expect([saleStopText(found), listingStopText(found)]).toEqual([sale, listing]);
  });

  it('is not what holds for another type', () => {
    const others = CONTRACT_TYPES.filter((type) => type !== 'apartment');
    for (const type of others)
      expect([null, 'NY'].map((state) => inForce([rule()], state, type).stop)).toEqual([null, null]);
  });

  it('has the fee rule of its own state, and the standard one everywhere else', () => {
    const rules = [rule({ mode: 'open', feeRule: 'always-refund' }), rule({ state: 'CA' })];
    expect(['NY', 'CA', 'NJ', null].map((state) => inForce(rules, state).feeRule)).toEqual([
      'always-refund',
      ...['standard', 'standard', 'standard'],
    ]);
  });
});

it('knows 51 states', () => expect(new Set(STATE_CODES).size).toBe(51));
