import type { FeeRule } from './fee-rule.js';
import { stateName } from './states.js';
import type { ContractType } from './types/words.js';

/**
 * What the operator allows with contracts of one type in one state. `no-sale`: they are listed and talked about, but not
 * bought. `closed`: they are not listed either; those that are listed already stay as with `no-sale`.
 */
export const AVAILABILITY_MODES = ['open', 'no-sale', 'closed'] as const;
export type AvailabilityMode = (typeof AVAILABILITY_MODES)[number];

/** Why a contract that is on the market cannot be bought. */
export type SaleStop = 'not-offered' | 'state-needed';

/** A decision of the operator. A state and type without one is open and has the standard fee rule. */
export interface AvailabilityRule {
  state: string;
  type: ContractType;
  mode: AvailabilityMode;
  feeRule: FeeRule;
}

/** What holds for a contract. */
export interface StateRule {
  /** Null if its place is not known. */
  state: string | null;
  mode: AvailabilityMode;
  feeRule: FeeRule;
  stop: SaleStop | null;
}

/** The decisions by type and state, so that a list of contracts looks each of them up in no time. */
export type Availability = ReadonlyMap<ContractType, ReadonlyMap<string, StateRule>>;

const withStop = ({ state, mode, feeRule }: AvailabilityRule): StateRule => ({
  ...{ state, mode, feeRule },
  stop: mode === 'open' ? null : 'not-offered',
});

export function availabilityOf(rules: readonly AvailabilityRule[]): Availability {
  const byType = new Map<ContractType, Map<string, StateRule>>();
  for (const rule of rules) {
    const states = byType.get(rule.type) ?? new Map<string, StateRule>();
    byType.set(rule.type, states.set(rule.state, withStop(rule)));
  }
  return byType;
}

const OPEN = { mode: 'open', feeRule: 'standard' } as const;

/**
 * What holds for a contract of this type in this state. While the sale of the type is stopped in some state, the state of
 * a contract has to be known before it is sold.
 */
export function stateRuleFor(
  availability: Availability,
  type: ContractType,
  state: string | null,
): StateRule {
  const states = availability.get(type);
  if (state !== null) return states?.get(state) ?? { ...OPEN, state, stop: null };
  const isStopped = [...(states?.values() ?? [])].some(({ stop }) => stop !== null);
  return { ...OPEN, state, stop: isStopped ? 'state-needed' : null };
}

export const STATE_NEEDED = 'We need the state first.';

/** The sentence asks for the state: the seller can do something about it. */
export const isStateNeeded = (sentence: string): boolean => sentence.startsWith(STATE_NEEDED);

/** The sentence in place of the Buy button; null if the contract can be bought. */
export function saleStopText({ stop, state }: Pick<StateRule, 'stop' | 'state'>): string | null {
  if (stop === 'state-needed') return `${STATE_NEEDED} The seller has to name the city and state.`;
  return stop && `Transfers of this kind are not offered in ${stateName(state ?? '')} yet.`;
}

/** Why a contract cannot be listed; null if it can. */
export const listingStopText = ({ mode, state }: StateRule): string | null =>
  mode === 'closed' ? `Contracts of this kind cannot be listed in ${stateName(state ?? '')} yet.` : null;
