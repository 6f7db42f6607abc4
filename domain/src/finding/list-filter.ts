import type { ContractType } from '../types/words.js';

/* What the public list can be filtered and sorted by. Amounts are in cents, both bounds are included. */

export const LIST_SORTS = [
  'newest',
  'payment',
  'effective',
  'months-short',
  'months-long',
  'incentive',
  'nearest',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The radii of a search around a place, in miles. */
export const RADII = [10, 25, 50, 100, 250] as const;
export const USUAL_RADIUS = 50;

export interface Range {
  min?: number | null;
  max?: number | null;
}

/** One fact: any of some values (`in`), or a range. A contract that does not state the fact does not match. */
export interface FactFilter {
  key: string;
  /** Texts match in any case; a whole number followed by a plus, such as `4+`, matches larger ones too. */
  in?: readonly (string | number)[] | null;
  /** A number in the unit of the fact, or a day as YYYY-MM-DD. */
  min?: string | number | null;
  max?: string | number | null;
}

export interface ListFilter {
  type?: ContractType | null;
  location?: string | null;
  q?: string | null;
  payment?: Range | null;
  months?: Range | null;
  effective?: Range | null;
  cash?: Range | null;
  facts?: readonly FactFilter[] | null;
  near?: string | null;
  /** The slug of a company of the rule book. */
  company?: string | null;
  /** The id of the organisation that lists them. */
  organisation?: string | null;
  allowedByRule?: boolean | null;
  within?: number | null;
  paysSomething?: boolean | null;
  confirmed?: boolean | null;
  withPhotos?: boolean | null;
  availableBy?: string | null;
}
