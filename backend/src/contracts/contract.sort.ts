import { registerEnumType } from '@nestjs/graphql';
import { NEWEST, type SortKey } from '../common/paging.js';
import { CONTRACT_LIMITS, type Contract } from './contract.entity.js';

export enum ContractSort {
  NEWEST = 'newest',
  PAYMENT = 'payment',
  MONTHS_SHORT = 'months-short',
  MONTHS_LONG = 'months-long',
}

registerEnumType(ContractSort, {
  name: 'ContractSort',
  description: 'Order of the public list.',
  valuesMap: {
    NEWEST: { description: 'Newest first.' },
    PAYMENT: { description: 'Lowest monthly payment first.' },
    MONTHS_SHORT: { description: 'Shortest remaining term first.' },
    MONTHS_LONG: { description: 'Longest remaining term first.' },
  },
});

/** The column that a list is sorted by, with the id for equal values. An index of the public list serves each of them. */
interface SortRule extends SortKey<Contract> {
  column: 'created_at' | 'monthly_payment' | 'remaining_term_months';
  type: 'timestamptz' | 'integer';
  direction: 'asc' | 'desc';
}

/** The cursor of a list by a number begins with the name of the sort, so that no other list accepts it. */
const numberKey = (
  sort: ContractSort,
  field: 'monthlyPayment' | 'remainingTermMonths',
): SortKey<Contract> => ({
  write: (contract) => `${sort}:${contract[field]}`,
  read: (key) => {
    const [name, value, ...rest] = key.split(':');
    const isValue = rest.length === 0 && /^\d{1,10}$/.test(value ?? '');
    return name === sort && isValue && Number(value) <= CONTRACT_LIMITS[field].max ? String(value) : null;
  },
});

export const SORT_RULES: Record<ContractSort, SortRule> = {
  [ContractSort.NEWEST]: { ...NEWEST, column: 'created_at', type: 'timestamptz', direction: 'desc' },
  [ContractSort.PAYMENT]: {
    ...numberKey(ContractSort.PAYMENT, 'monthlyPayment'),
    column: 'monthly_payment',
    type: 'integer',
    direction: 'asc',
  },
  [ContractSort.MONTHS_SHORT]: {
    ...numberKey(ContractSort.MONTHS_SHORT, 'remainingTermMonths'),
    column: 'remaining_term_months',
    type: 'integer',
    direction: 'asc',
  },
  [ContractSort.MONTHS_LONG]: {
    ...numberKey(ContractSort.MONTHS_LONG, 'remainingTermMonths'),
    column: 'remaining_term_months',
    type: 'integer',
    direction: 'desc',
  },
};

/** `order by` of a list of the contracts `c`. */
export const orderBy = (sort: ContractSort): string => {
  const { column, direction } = SORT_RULES[sort];
  return `order by c.${column} ${direction}, c.id ${direction}`;
};
