import type { ContractType, Facts } from './fact.js';
import { formatCount, formatMoney, formatMonthOf, formatRate } from './format-fact.js';
import { definitionsOf } from './definitions.js';

interface CardOf {
  type: ContractType;
  facts: Facts;
  incentive: number;
  effectiveMonthly: number | null;
  /** Cash that the buyer needs at the transfer; shown for a mortgage. */
  cashAtTransfer: number | null;
}

const numberIn = (facts: Facts, key: string): number | null => {
  const value = facts[key];
  return typeof value === 'number' ? value : null;
};

const labelIn = (type: ContractType, facts: Facts, key: string): string | null =>
  definitionsOf(type)
    .find((definition) => definition.key === key)
    ?.values?.find(({ value }) => value === facts[key])?.label ?? null;

const joined = (...parts: (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(', ') || null;

/** `show` of a stated value. */
const told = <T>(value: T | null | undefined, show: (value: T) => string): string | null =>
  value === null || value === undefined ? null : show(value);

/** What a card in a list says besides price and term: up to two facts of the type, then what speaks for any contract. */
export function cardFacts({ type, facts, incentive, effectiveMonthly, cashAtTransfer }: CardOf): string[] {
  const effective = told(
    effectiveMonthly,
    (cents) => `${formatMoney(Math.round(cents / 100) * 100)}/mo all in`,
  );
  const number = (key: string) => numberIn(facts, key);
  const ofType: Record<ContractType, () => (string | null)[]> = {
    'car-lease': () => [told(number('milesPerYear'), (miles) => `${formatCount(miles)} mi/yr`), effective],
    apartment: () => [
      joined(
        told(number('bedrooms'), (count) => (count === 0 ? 'Studio' : `${count} bd`)),
        told(number('bathrooms'), (halves) => `${halves / 2} ba`),
      ),
      told(facts['leaseEnd'], (day) => `until ${formatMonthOf(String(day))}`),
    ],
    mortgage: () => [
      [labelIn(type, facts, 'loanType'), told(number('rate'), formatRate)].filter(Boolean).join(' ') || null,
      told(cashAtTransfer, (cents) => `${formatMoney(Math.round(cents / 100) * 100)} cash needed`),
    ],
    timeshare: () => [
      joined(unitOf(facts), useOf(facts)),
      told(number('maintenanceFeeYear'), (cents) => `${formatMoney(cents)}/yr`),
    ],
    loan: () => [
      joined(labelIn(type, facts, 'loanKind'), told(number('rate'), formatRate)),
      told(number('balance'), (cents) => `${formatMoney(cents)} owed`),
    ],
  };
  return [
    ...ofType[type](),
    incentive > 0 ? `${formatMoney(incentive)} from the seller` : null,
    facts['transferAllowed'] === 'confirmed' ? 'Transfer confirmed' : null,
  ].filter((fact) => fact !== null);
}

const unitOf = ({ unitSize }: Facts): string | null =>
  told(unitSize, (size) => (size === 'studio' ? 'Studio' : String(size).toUpperCase()));

function useOf(facts: Facts): string | null {
  const [week, points] = [numberIn(facts, 'week'), numberIn(facts, 'points')];
  if (points !== null) return `${formatCount(points)} pts`;
  if (week !== null) return `week ${week}`;
  return facts['useKind'] === 'floating-week' ? 'floating week' : null;
}
