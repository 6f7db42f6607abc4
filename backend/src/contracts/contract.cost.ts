import { readAssumptions } from '@handover/domain/cost/assumptions';
import type { CostedContract } from '@handover/domain/cost/cost';
import { trueCost } from '@handover/domain/cost/true-cost';
import { cardFacts } from '@handover/domain/facts/card-facts';
import { definitionsOf } from '@handover/domain/facts/definitions';
import { COSTS } from '@handover/domain/types/costs';
import { invalid } from '../common/api/errors.js';
import { today } from '../common/today.js';
import { TrueCost } from './facts/facts.types.js';

/** In cents; both null once the term is over. */
interface CostColumns {
  effectiveMonthly: number | null;
  cashAtTransfer: number | null;
}

/** Computes the columns that lists are filtered and sorted by. */
export function costColumns(contract: CostedContract): CostColumns {
  const cost = trueCost(contract, {}, today());
  return {
    effectiveMonthly: storable(cost?.effectiveMonthly),
    cashAtTransfer: storable(cost?.cashAtTransfer),
  };
}

/** Clamps to the range of the column; only nonsense facts exceed it. */
const storable = (cents: number | null | undefined): number | null =>
  cents == null ? null : Math.max(-MOST_CENTS, Math.min(MOST_CENTS, cents));
const MOST_CENTS = 2_147_483_646;

/** Returns null once the term is over. Throws VALIDATION for an impossible assumption. */
export function trueCostOf(contract: CostedContract, given: unknown = {}): TrueCost | null {
  const { assumptions, errors } = readAssumptions(contract.type, given);
  const fields = Object.entries(errors).map(([key, text]) => [`assumptions.${key}`, text]);
  if (fields.length > 0) throw invalid(Object.fromEntries(fields) as Record<string, string>);
  const cost = trueCost(contract, assumptions, today());
  if (!cost) return null;
  const isMissing = new Set(cost.missing);
  const notStated = definitionsOf(contract.type).flatMap(({ key, label }) =>
    isMissing.has(key) ? [label] : [],
  );
  const { notIncluded } = COSTS[contract.type];
  return Object.assign(new TrueCost(), cost, { notStated, notIncluded });
}

/**
 * Short facts for a card. The cash at transfer is computed only for contracts with a price and a balance, whose cards
 * show it.
 */
export function cardFactsOf(contract: CostedContract & Pick<CostColumns, 'effectiveMonthly'>): string[] {
  const { type, facts, incentive, effectiveMonthly: perMonth } = contract;
  const cost = 'askingPrice' in facts && 'balance' in facts ? trueCost(contract, {}, today()) : null;
  const cashAtTransfer = cost?.cashAtTransfer ?? null;
  return cardFacts({ type, facts, incentive, effectiveMonthly: perMonth, cashAtTransfer });
}
