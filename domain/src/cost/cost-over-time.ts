import { COSTS } from '../types/costs.js';
import { trueCost } from './true-cost.js';
import type { Alternative, TypeCost } from './type-cost.js';
import { monthsLeft, type Assumptions, type CostedContract, type TrueCost } from './cost.js';

/** What has been paid by the end of each month or year, from the transfer on, in cents. */
export interface CostOverTime {
  unit: 'month' | 'year';
  /** Taking the contract over. The last one is the total of the cost, if the alternative lasts as long. */
  here: readonly number[];
  /** The alternative that the reader gave. */
  there: readonly number[];
  /** The first month or year from which on taking over has cost less, until the end; null if there is none. */
  cheaperFrom: number | null;
}

/** Lines that are paid bit by bit, and lines that are due at the end; all others are paid at the transfer. */
const EVEN: readonly string[] = [
  'payments',
  'utilitiesMonthly',
  'parkingMonthly',
  'escrowMonthly',
  'mortgageInsuranceMonthly',
  'hoaMonthly',
];
const LAST: readonly string[] = ['overage', 'dispositionFee', 'balloon'];

/** Cumulative cost next to the alternative of the assumptions; null if they name none that fits the type. */
export function costOverTime(
  contract: CostedContract,
  assumed: Assumptions,
  today: string,
): CostOverTime | null {
  const cost = trueCost(contract, assumed, today);
  if (!cost) return null;
  const { yearly } = COSTS[contract.type];
  const series = yearly
    ? perYear(contract, assumed, today, yearly)
    : perMonth(contract, assumed, cost, today);
  return series && { ...series, cheaperFrom: cheaperFrom(series) };
}

type Series = Omit<CostOverTime, 'cheaperFrom'>;

const sumOf = ({ lines }: TrueCost, belongs: (key: string) => boolean): number =>
  lines.reduce((sum, { key, cents }) => (belongs(key) ? sum + cents : sum), 0);

function perMonth(
  contract: CostedContract,
  assumed: Assumptions,
  cost: TrueCost,
  today: string,
): Series | null {
  const left = monthsLeft(contract, today);
  const other = alternativeTo(contract, assumed, cost, left);
  if (!other) return null;
  const even = sumOf(cost, (key) => EVEN.includes(key)) / left;
  const last = sumOf(cost, (key) => LAST.includes(key));
  const first = cost.total - even * left - last;
  const months = Math.min(left, other.months);
  const line = (start: number, each: number, end: number) =>
    Array.from({ length: months + 1 }, (_, month) =>
      Math.round(start + each * month + (month === left ? end : 0)),
    );
  return { unit: 'month', here: line(first, even, last), there: line(other.first, other.each, 0) };
}

function alternativeTo(
  { type, monthlyPayment }: CostedContract,
  assumed: Assumptions,
  cost: TrueCost,
  left: number,
): Alternative | null {
  // What comes on top of rent or of principal and interest is the same for both.
  const onTop = sumOf(cost, (key) => EVEN.includes(key)) / left - monthlyPayment;
  const { alternative } = COSTS[type];
  if (alternative) return alternative(assumed, left, onTop);
  const newPayment = cost.figures.find(({ key }) => key === 'newPayment')?.value;
  return newPayment === undefined ? null : { first: 0, each: newPayment + onTop, months: left };
}

/** The costs of one year, of two years, and so on. */
function perYear(
  contract: CostedContract,
  assumed: Assumptions,
  today: string,
  yearly: NonNullable<TypeCost['yearly']>,
): Series | null {
  const other = yearly(contract, assumed);
  if (!other) return null;
  const here: number[] = [];
  const there: number[] = [];
  for (let year = 1; year <= other.years; year++) {
    const cost = trueCost(contract, { ...assumed, years: year }, today);
    // Without fees there is no cost of a year, and a right to use may end before the last of the years.
    if (!cost?.lines.some(({ key }) => key === 'fees') || here.at(-1) === cost.total) break;
    here.push(cost.total);
    there.push(Math.round(other.cost(year)));
  }
  return here.length > 0 ? { unit: 'year', here, there } : null;
}

function cheaperFrom({ unit, here, there }: Series): number | null {
  const isCheaper = (index: number) => (here[index] ?? 0) < (there[index] ?? 0);
  let from = here.length;
  while (from > 0 && isCheaper(from - 1)) from--;
  if (from === here.length) return null;
  return unit === 'year' ? from + 1 : from;
}
