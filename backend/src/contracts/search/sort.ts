import { registerEnumType } from '@nestjs/graphql';
import { NEWEST, type SortKey } from '../../common/api/paging.js';
import { CONTRACT_LIMITS } from '../contract.fields.js';
import type { Contract } from '../contract.entity.js';
import { NO_COST } from '../contract.indexes.js';

export enum ContractSort {
  NEWEST = 'newest',
  PAYMENT = 'payment',
  EFFECTIVE = 'effective',
  MONTHS_SHORT = 'months-short',
  MONTHS_LONG = 'months-long',
  INCENTIVE = 'incentive',
  NEAREST = 'nearest',
}

registerEnumType(ContractSort, {
  name: 'ContractSort',
  description: 'Order of the public list.',
  valuesMap: {
    NEWEST: { description: 'Newest first.' },
    PAYMENT: { description: 'Lowest monthly payment first.' },
    EFFECTIVE: { description: 'Lowest effective monthly cost first; those without one last.' },
    MONTHS_SHORT: { description: 'Shortest remaining term first.' },
    MONTHS_LONG: { description: 'Longest remaining term first.' },
    INCENTIVE: { description: 'The largest payment of the seller to the buyer first.' },
    NEAREST: { description: 'Nearest first; needs the filter `near`.' },
  },
});

/**
 * The column that a list is sorted by; the id decides between equal values. An index of the public list serves each
 * column.
 */
export interface SortRule extends SortKey<Contract> {
  column:
    | 'created_at'
    | 'listed_at'
    | 'monthly_payment'
    | 'effective_monthly'
    | 'remaining_term_months'
    | 'incentive'
    | 'place_id';
  /** SQL of the value of the contract `c`, if it is not the column itself. */
  value?: string;
  type: 'timestamptz' | 'integer';
  direction: 'asc' | 'desc';
  /** True if the only index begins with the type. A list of all types then merges the lists of each. */
  isMerged?: true;
  /** For the order by distance only: the placeholder of the ids of the places, the nearest first. */
  placeIds?: string;
  /** For the order by distance only: the position of the place at which a later page begins. */
  from?: number;
}

/** The cursor of a list by a number begins with the name of the sort, so that no other list accepts it. */
const numberKey = (
  sort: ContractSort,
  numberOf: (contract: Contract) => number | null,
  [min, max]: readonly [number, number],
): SortKey<Contract> => ({
  write: (contract) => `${sort}:${numberOf(contract)}`,
  read: (key) => {
    const [name, value, ...rest] = key.split(':');
    const isValue = rest.length === 0 && /^-?\d{1,10}$/.test(value ?? '');
    return name === sort && isValue && Number(value) >= min && Number(value) <= max ? String(value) : null;
  },
});

const { monthlyPayment, remainingTermMonths, incentive } = CONTRACT_LIMITS;
const months = ({ remainingTermMonths: count }: Contract): number => count;

export const SORT_RULES: Record<Exclude<ContractSort, ContractSort.NEAREST>, SortRule> = {
  [ContractSort.NEWEST]: { ...NEWEST, column: 'created_at', type: 'timestamptz', direction: 'desc' },
  [ContractSort.PAYMENT]: {
    ...numberKey(ContractSort.PAYMENT, (contract) => contract.monthlyPayment, [0, monthlyPayment.max]),
    column: 'monthly_payment',
    type: 'integer',
    direction: 'asc',
  },
  [ContractSort.EFFECTIVE]: {
    ...numberKey(ContractSort.EFFECTIVE, (contract) => contract.effectiveMonthly ?? NO_COST, [
      -NO_COST,
      NO_COST,
    ]),
    column: 'effective_monthly',
    value: `coalesce(c.effective_monthly, ${NO_COST})`,
    isMerged: true,
    type: 'integer',
    direction: 'asc',
  },
  [ContractSort.MONTHS_SHORT]: {
    ...numberKey(ContractSort.MONTHS_SHORT, months, [0, remainingTermMonths.max]),
    column: 'remaining_term_months',
    type: 'integer',
    direction: 'asc',
  },
  [ContractSort.MONTHS_LONG]: {
    ...numberKey(ContractSort.MONTHS_LONG, months, [0, remainingTermMonths.max]),
    column: 'remaining_term_months',
    type: 'integer',
    direction: 'desc',
  },
  [ContractSort.INCENTIVE]: {
    ...numberKey(ContractSort.INCENTIVE, (contract) => contract.incentive, [0, incentive.max]),
    column: 'incentive',
    isMerged: true,
    type: 'integer',
    direction: 'desc',
  },
};

/**
 * Sorts by the position of the contract's place in a list of place ids, the newest of a place first. `ids` is SQL of
 * the list.
 */
export const nearestRule = (ids: string, placeIds: readonly number[]): SortRule => ({
  write: ({ placeId }) => `${ContractSort.NEAREST}:${placeIds.indexOf(placeId ?? 0)}:${placeId}`,
  read: (key) => {
    const [name, at, placeId] = key.split(':');
    return name === ContractSort.NEAREST && placeIds[Number(at)] === Number(placeId)
      ? String(-Number(at) - 1)
      : null;
  },
  column: 'place_id',
  value: `-array_position(${ids}, c.place_id)`,
  placeIds: ids,
  type: 'integer',
  direction: 'desc',
});

/** SQL of the value that the contracts `c` are sorted by. */
export const sortValue = ({ column, value }: SortRule): string => value ?? `c.${column}`;

/** `order by` of a list of the contracts `c`. */
export const orderBy = (rule: SortRule): string =>
  `order by ${sortValue(rule)} ${rule.direction}, c.id ${rule.direction}`;
