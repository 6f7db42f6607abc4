import type { ContractFieldsFragment, ContractSort } from '../../../generated/contracts';

type Listed = Pick<ContractFieldsFragment, 'id' | 'createdAt' | 'monthlyPayment' | 'remainingTermMonths'>;

interface ListSort {
  sort: ContractSort;
  /** In the address. */
  slug: string;
  label: string;
  /** The server's order, for results that are merged here; absent for an order that only the server knows. */
  compare?: (a: Listed, b: Listed) => number;
  /** Only for a list around a place. */
  needsPlace?: true;
}

const byId = (a: Listed, b: Listed) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byTime = (a: Listed, b: Listed) =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : byId(a, b);
const byMonths = (a: Listed, b: Listed) => a.remainingTermMonths - b.remainingTermMonths || byId(a, b);

/** The orders of the list; the first one needs no parameter. */
export const listSorts: readonly [ListSort, ...ListSort[]] = [
  { sort: 'NEWEST', slug: 'newest', label: 'Newest', compare: (a, b) => byTime(b, a) },
  {
    sort: 'PAYMENT',
    slug: 'payment',
    label: 'Lowest payment',
    compare: (a, b) => a.monthlyPayment - b.monthlyPayment || byId(a, b),
  },
  { sort: 'EFFECTIVE', slug: 'effective', label: 'Lowest cost, all included' },
  { sort: 'MONTHS_SHORT', slug: 'months-short', label: 'Shortest term', compare: byMonths },
  { sort: 'MONTHS_LONG', slug: 'months-long', label: 'Longest term', compare: (a, b) => byMonths(b, a) },
  { sort: 'INCENTIVE', slug: 'incentive', label: 'Seller pays the most' },
  { sort: 'NEAREST', slug: 'nearest', label: 'Nearest', needsPlace: true },
];

export const sortFromSlug = (slug: string | null) =>
  listSorts.find((one) => one.slug === slug) ?? listSorts[0];
