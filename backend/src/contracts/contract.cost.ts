import { readAssumptions } from '@handover/domain/cost/assumptions';
import type { CostedContract } from '@handover/domain/cost/cost';
import { trueCost } from '@handover/domain/cost/true-cost';
import { cardFacts } from '@handover/domain/facts/card-facts';
import { definitionsOf } from '@handover/domain/facts/definitions';
import { invalid } from '../common/api/errors.js';
import { today } from '../common/today.js';
import { TrueCost } from './facts/facts.types.js';

/** In cents; both null once the term is over. */
interface CostColumns {
  effectiveMonthly: number | null;
  cashAtTransfer: number | null;
}

/** The columns by which lists are filtered and sorted. */
export function costColumns(contract: CostedContract): CostColumns {
  const cost = trueCost(contract, {}, today());
  return {
    effectiveMonthly: storable(cost?.effectiveMonthly),
    cashAtTransfer: storable(cost?.cashAtTransfer),
  };
}

/** Within the range of the columns, which only facts that no one means can leave. */
const storable = (cents: number | null | undefined): number | null =>
  cents == null ? null : Math.max(-MOST_CENTS, Math.min(MOST_CENTS, cents));
const MOST_CENTS = 2_147_483_646;

/** Null once the term is over. Throws VALIDATION for an assumption that cannot be. */
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
  return Object.assign(new TrueCost(), cost, { notStated });
}

/** What a card says of a contract; a mortgage needs its cash, which is computed for it. */
export function cardFactsOf(contract: CostedContract & Pick<CostColumns, 'effectiveMonthly'>): string[] {
  const { type, facts, incentive, effectiveMonthly: perMonth } = contract;
  const cost = 'askingPrice' in facts && 'balance' in facts ? trueCost(contract, {}, today()) : null;
  const cashAtTransfer = cost?.cashAtTransfer ?? null;
  return cardFacts({ type, facts, incentive, effectiveMonthly: perMonth, cashAtTransfer });
}
