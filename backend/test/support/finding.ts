import { definitionsOf, resolveBound } from '@handover/domain/facts/definitions';
import type { FactDefinition, Facts, FactValue } from '@handover/domain/facts/fact';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import type { FactFilter, ListFilter, ListSort, Range } from '@handover/domain/finding/list-filter';
import { LIST_SORTS, RADII } from '@handover/domain/finding/list-filter';
import { searchableFacts } from '@handover/domain/finding/searchable-facts';
import { shiftDay } from '@handover/domain/days';
import { today } from '../../src/common/today.js';
import { costColumns } from '../../src/contracts/contract.cost.js';
import type { ContractType } from '../../src/contracts/contract.columns.js';
import type { Cover } from '../../src/contracts/photo.js';
import type { Database } from '../../src/database/database.js';
import type { Random } from '../../src/demo/random.js';
import { milesBetween } from '../../src/places/distance.js';
import { centerOf, placeById, placeOfText } from '../../src/places/find-place.js';

/** A contract as the naive filter of the tests sees it. */
export interface Sample {
  id: string;
  type: ContractType;
  monthlyPayment: number;
  remainingTermMonths: number;
  incentive: number;
  facts: Facts;
  location: string;
  placeId: number | null;
  effectiveMonthly: number | null;
  cashAtTransfer: number | null;
  createdAt: string;
  cover: Cover | null;
  /** The company of the rule book. */
  subjectId: string | null;
}

const COVER: Cover = {
  ...{ id: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f', width: 1600, height: 1200, alt: '' },
  placeholder: 'data:image/webp;base64,UklGRg==',
};
const LOCATIONS = ['Austin, TX', 'Round Rock, TX', 'San Antonio, TX', 'Dallas, TX', '78701', 'Brooklyn, NY'];
const PLACES = [...LOCATIONS, 'Hoboken, NJ', 'New York, NY', 'Los Angeles, CA', 'somewhere', 'By the lake'];
const TEXTS = ['Honda', 'honda', 'Toyota', 'Ford', "O'Neil & Sons", 'A, B', 'Zoë'];

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

function valueOf(random: Random, { kind, values, min, max }: FactDefinition): FactValue {
  if (kind === 'enum') return random.pick((values ?? []).filter(({ value }) => value !== 'no')).value;
  if (kind === 'text') return random.pick(TEXTS);
  if (kind === 'date') return shiftDay(today(), random.int(0, 500));
  const [least, most] = [min, max].map((bound) => Number(resolveBound(bound, today())));
  // small values are as frequent as large ones
  const range = Number(most) - Number(least);
  return Number(least) + Math.floor(range * random.next() ** 4);
}

function sampleOf(random: Random, at: number): Sample {
  const type = random.pick(CONTRACT_TYPES);
  const stated = definitionsOf(type).filter(({ isPrivate }) => !isPrivate && random.next() < 0.6);
  const facts = Object.fromEntries(stated.map((fact) => [fact.key, valueOf(random, fact)]));
  const terms = {
    ...{ type, facts, monthlyPayment: random.int(0, 300_000), remainingTermMonths: random.int(1, 60) },
    incentive: random.next() < 0.3 ? random.int(1, 300_000) : 0,
  };
  const location = random.pick(PLACES);
  return {
    ...terms,
    ...costColumns({ ...terms, transferFee: 2500, termAsOf: today() }),
    id: crypto.randomUUID(),
    location,
    placeId: placeOfText(location)?.id ?? null,
    createdAt: new Date(Date.now() - 3_600_000 - at * 1000).toISOString(),
    cover: random.next() < 0.2 ? COVER : null,
    subjectId: null,
  };
}

/** Inserts random contracts of a member and returns them; half of them name one of the companies. */
export async function insertSamples(
  database: Database,
  random: Random,
  userId: string,
  count: number,
  companies: readonly string[] = [],
): Promise<Sample[]> {
  const samples = times(count, (at) => {
    const sample = sampleOf(random, at);
    return companies.length > 0 && random.next() < 0.5
      ? { ...sample, subjectId: random.pick(companies) }
      : sample;
  });
  for (let from = 0; from < count; from += 1000)
    await database.query(
      `insert into contracts (id, user_id, title, type, description, location, monthly_payment, remaining_term_months,
         transfer_fee, incentive, facts, effective_monthly, cash_at_transfer, place_id, created_at, cover, subject_id)
       select id, $2, 'Sample', type, 'x', location, "monthlyPayment", "remainingTermMonths", 2500, incentive, facts,
         "effectiveMonthly", "cashAtTransfer", "placeId", "createdAt", cover, "subjectId"
       from jsonb_to_recordset($1::jsonb) as s (id uuid, type text, location text, "monthlyPayment" int,
         "remainingTermMonths" int, incentive int, facts jsonb, "effectiveMonthly" int, "cashAtTransfer" int,
         "placeId" int, "createdAt" timestamptz, cover jsonb, "subjectId" uuid)`,
      [JSON.stringify(samples.slice(from, from + 1000)), userId],
    );
  return samples;
}

const rangeOf = (random: Random, most: number): Range => {
  const [low, high] = [random.int(0, most), random.int(0, most)].sort((a, b) => a - b);
  return random.pick([{ min: low }, { max: high }, { min: low, max: high }]);
};

function factFilter(random: Random, definition: FactDefinition): FactFilter {
  const { key, kind, facet } = definition;
  const values = times(random.int(1, 3), () => valueOf(random, definition));
  if (facet === 'range' && kind !== 'text') {
    const [min, max] = [valueOf(random, definition), valueOf(random, definition)].sort((a, b) =>
      a < b ? -1 : 1,
    );
    return { key, ...random.pick([{ min }, { max }, { min, max }]) };
  }
  return { key, in: kind === 'int' && random.next() < 0.3 ? [`${values[0]}+`] : values };
}

export function randomFilter(random: Random): ListFilter {
  const type = random.next() < 0.6 ? random.pick(CONTRACT_TYPES) : null;
  const facts = [...searchableFacts(type).values()];
  const chosen = times(random.pick([0, 1, 1, 2]), () => factFilter(random, random.pick(facts)));
  const sometimes = <T>(value: T): T | null => (random.next() < 0.15 ? value : null);
  return {
    ...(type && { type }),
    facts: [...new Map(chosen.map((fact) => [fact.key, fact])).values()],
    payment: sometimes(rangeOf(random, 300_000)),
    months: sometimes(rangeOf(random, 60)),
    effective: sometimes(rangeOf(random, 400_000)),
    cash: sometimes(rangeOf(random, 2_000_000)),
    paysSomething: sometimes(true),
    confirmed: sometimes(true),
    withPhotos: sometimes(true),
    availableBy: sometimes(shiftDay(today(), random.int(0, 500))),
    near: sometimes(random.pick(LOCATIONS)),
    within: random.pick(RADII),
  };
}

export const randomSort = (random: Random, { near }: ListFilter): ListSort =>
  random.pick(LIST_SORTS.filter((sort) => near || sort !== 'nearest'));

export const isIn = (value: number | null, range: Range | null | undefined): boolean =>
  !range ||
  (value !== null && (range.min == null || value >= range.min) && (range.max == null || value <= range.max));

function hasFact({ facts }: Sample, { key, in: values, min, max }: FactFilter): boolean {
  const stated = facts[key];
  if (stated === undefined) return false;
  const isOne = (value: FactValue): boolean => {
    const [, least] = /^(\d+)\+$/.exec(String(value)) ?? [];
    if (typeof stated === 'number')
      return least === undefined ? stated === Number(value) : stated >= Number(least);
    return stated.toLowerCase() === String(value).toLowerCase();
  };
  return (!values || values.some(isOne)) && (min == null || stated >= min) && (max == null || stated <= max);
}

/** Miles between a contract and the center of a search; null for a contract without a known place. */
function milesTo({ placeId }: Sample, near: string): number | null {
  const [center, place] = [centerOf(near), placeId === null ? null : placeById(placeId)];
  return center && place && milesBetween(center, place);
}

/** What the product finds with its indexes, found by looking at each contract. */
export function naively(samples: readonly Sample[], filter: ListFilter, sort: ListSort): Sample[] {
  const { type, facts, near, within = 50 } = filter;
  const found = samples.filter((one) => {
    const miles = near ? milesTo(one, near) : 0;
    return (
      (!type || one.type === type) &&
      isIn(one.monthlyPayment, filter.payment) &&
      isIn(one.remainingTermMonths, filter.months) &&
      isIn(one.effectiveMonthly, filter.effective) &&
      isIn(one.cashAtTransfer, filter.cash) &&
      (!filter.paysSomething || one.incentive > 0) &&
      (!filter.confirmed || one.facts['transferAllowed'] === 'confirmed') &&
      (!filter.withPhotos || one.cover !== null) &&
      (!filter.availableBy || hasFact(one, { key: 'availableFrom', max: filter.availableBy })) &&
      (facts ?? []).every((fact) => hasFact(one, fact)) &&
      (!near || (miles !== null && miles <= Number(within)))
    );
  });
  const byId = (a: Sample, b: Sample): number => (a.id < b.id ? -1 : 1);
  const ORDERS: Record<ListSort, (a: Sample, b: Sample) => number> = {
    newest: (a, b) => (a.createdAt === b.createdAt ? byId(b, a) : a.createdAt > b.createdAt ? -1 : 1),
    payment: (a, b) => a.monthlyPayment - b.monthlyPayment || byId(a, b),
    effective: (a, b) =>
      (a.effectiveMonthly ?? Infinity) === (b.effectiveMonthly ?? Infinity)
        ? byId(a, b)
        : (a.effectiveMonthly ?? Infinity) - (b.effectiveMonthly ?? Infinity),
    'months-short': (a, b) => a.remainingTermMonths - b.remainingTermMonths || byId(a, b),
    'months-long': (a, b) => b.remainingTermMonths - a.remainingTermMonths || byId(b, a),
    incentive: (a, b) => b.incentive - a.incentive || byId(b, a),
    nearest: (a, b) => Number(milesTo(a, near ?? '')) - Number(milesTo(b, near ?? '')) || byId(b, a),
  };
  return found.sort(ORDERS[sort]);
}
