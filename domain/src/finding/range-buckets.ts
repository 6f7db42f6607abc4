/* Ranges that lists of every type offer with numbers. Amounts are in cents, both bounds are included. */

export interface RangeBucket {
  /** As the address of the list has it, with amounts in dollars. */
  value: string;
  label: string;
  min: number | null;
  max: number | null;
}

export interface CountedRange {
  key: 'payment' | 'months' | 'effective';
  label: string;
  buckets: readonly RangeBucket[];
}

const usd = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`;

/** A bucket for the amounts below the first limit, one between each two, and one from the last on. */
const amounts = (...limits: number[]): RangeBucket[] =>
  [null, ...limits].map((from, at) => {
    const to = limits[at] ?? null;
    const label =
      from === null
        ? `Under ${usd(to ?? 0)}`
        : to === null
          ? `${usd(from)} or more`
          : `${usd(from)} to ${usd(to)}`;
    return {
      value: `${from ?? ''}-${to === null ? '' : (to - 0.01).toFixed(2)}`,
      label,
      min: from === null ? null : from * 100,
      max: to === null ? null : to * 100 - 1,
    };
  });

/** The same for whole months. */
const months = (...limits: number[]): RangeBucket[] =>
  [null, ...limits].map((after, at) => {
    const to = limits[at] ?? null;
    const [min, max] = [after === null ? null : after + 1, to];
    const label =
      min === null
        ? `Up to ${max} months`
        : max === null
          ? `More than ${after} months`
          : `${min} to ${max} months`;
    return { value: `${min ?? ''}-${max ?? ''}`, label, min, max };
  });

export const COUNTED_RANGES: readonly CountedRange[] = [
  { key: 'payment', label: 'Monthly payment', buckets: amounts(250, 500, 1000, 2000) },
  { key: 'months', label: 'Months left', buckets: months(6, 12, 24, 36) },
  { key: 'effective', label: 'Cost per month, all included', buckets: amounts(250, 500, 1000, 2000) },
];
