import { definitionsOf } from '@handover/domain/facts/definitions';
import type { FactDefinition } from '@handover/domain/facts/fact';
import { COUNTED_RANGES } from '@handover/domain/finding/range-buckets';
import { searchableFacts } from '@handover/domain/finding/searchable-facts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { ContractFilter } from './filter.input.js';
import { ContractSort } from './sort.js';
import { publicList } from './conditions.js';
import { type Query } from './statements.js';
import { countedInHead, countedOfFound, type ValueCount } from './facets.statements.js';
import { Facet, FacetBucket } from './facets.types.js';

/** The highest number that is counted. */
const MOST_COUNTED = 1000;
/** Maximum number of values that a facet of free texts offers. */
const MOST_VALUES = 50;
/** At most this many contracts are read. For longer lists the counts are lower bounds. */
const MOST_READ = 10_000;
/** If fewer of the contracts that were read match, all matches are found by the indexes and counted. */
const FEW = 1000;
/** How many lists one request counts concurrently. Each needs a connection, and all requests share them. */
const AT_ONCE = 2;

/** A facet: each contract has at most one value of it. */
interface Counted {
  key: string;
  label: string;
  definition: FactDefinition | null;
  /** The values that have a fixed order, with their labels. */
  choices?: readonly { value: string; label: string }[];
}

const COMMON: readonly Counted[] = [
  { key: 'paysSomething', label: 'Seller pays you', definition: null },
  { key: 'confirmed', label: 'Transfer confirmed', definition: null },
  { key: 'withPhotos', label: 'With photos', definition: null },
  ...COUNTED_RANGES.map(({ key, label, buckets }) => ({ key, label, definition: null, choices: buckets })),
];

/** Counts the values of facts among the contracts of a list. */
@Injectable()
export class ContractFacets {
  constructor(private readonly database: Database) {}

  async of(filter: ContractFilter): Promise<Facet[]> {
    const facets = countedFor(filter);
    // facets without a selected value share one scan; each other one ignores its own selection
    const shared = facets.filter(({ key }) => !isChosen(filter, key));
    const others = facets.filter((facet) => !shared.includes(facet));
    const lists = [
      { own: filter, counted: shared },
      ...others.map((facet) => ({ own: without(filter, facet.key), counted: [facet] })),
    ];
    const found: Facet[] = [];
    while (lists.length > 0) {
      const some = lists.splice(0, AT_ONCE).map(({ own, counted }) => this.count(own, counted));
      found.push(...(await Promise.all(some)).flat());
    }
    const byKey = new Map(found.map((facet) => [facet.key, facet]));
    return facets.flatMap(({ key }) => byKey.get(key) ?? []);
  }

  private async count(filter: ContractFilter, facets: readonly Counted[]): Promise<Facet[]> {
    const list = facets.length > 0 && publicList(filter, ContractSort.NEWEST);
    if (!list) return facets.map((facet) => toFacet(facet, [], true));
    const keys = facets.map(({ key }) => key);
    const read = (query: Query) => this.database.read<ValueCount>(query, query.values);
    let rows = await read(countedInHead(list, keys, MOST_READ));
    const head = totalOf(rows);
    let isComplete = head.scanned < MOST_READ;
    if (!isComplete && head.count < FEW) {
      rows = await read(countedOfFound(list, keys, MOST_READ));
      isComplete = totalOf(rows).scanned < MOST_READ;
    }
    return facets.map((facet) =>
      toFacet(
        facet,
        rows.filter(({ key }) => key === facet.key),
        isComplete,
      ),
    );
  }
}

const totalOf = (rows: readonly ValueCount[]): Pick<ValueCount, 'count' | 'scanned'> =>
  rows.find(({ key }) => key === '') ?? { count: 0, scanned: 0 };

function countedFor({ type, facts }: ContractFilter): Counted[] {
  if (!type) return [...COMMON];
  const searchable = searchableFacts(type);
  const makes = facts?.find(({ key }) => key === 'make')?.in ?? [];
  const own = definitionsOf(type).filter(
    ({ key, facet }) =>
      searchable.has(key) &&
      facet !== 'range' &&
      key !== 'transferAllowed' &&
      // models of several makes would be mixed in one list
      (key !== 'model' || makes.length === 1),
  );
  return [
    ...COMMON,
    ...own.map((definition) => ({
      ...{ key: definition.key, label: definition.label, definition, choices: definition.values },
    })),
  ];
}

/** A lower bound is rounded down to its first digit, so that it does not look exact. */
function shownCount(count: number, isComplete: boolean): Pick<FacetBucket, 'count' | 'capped'> {
  if (isComplete) return { count: Math.min(count, MOST_COUNTED), capped: count > MOST_COUNTED };
  const unit = 10 ** (String(count).length - 1);
  return { count: Math.min(Math.floor(count / unit) * unit, MOST_COUNTED), capped: true };
}

const isCommon = (
  key: string,
): key is 'paysSomething' | 'confirmed' | 'withPhotos' | 'payment' | 'months' | 'effective' =>
  COMMON.some((facet) => facet.key === key);

function isChosen(filter: ContractFilter, key: string): boolean {
  if (!isCommon(key)) return (filter.facts ?? []).some((fact) => fact.key === key);
  const value = filter[key];
  return typeof value === 'object' ? (value?.min ?? value?.max) != null : Boolean(value);
}

const without = (filter: ContractFilter, key: string): ContractFilter =>
  Object.assign(new ContractFilter(), filter, {
    ...(isCommon(key) && { [key]: null }),
    facts: filter.facts?.filter((fact) => fact.key !== key),
  });

function toFacet(
  { key, label, definition, choices }: Counted,
  rows: readonly ValueCount[],
  isComplete: boolean,
): Facet {
  const labels = new Map(choices?.map((choice) => [choice.value, choice.label]));
  const order = [...labels.keys()];
  const buckets = rows
    .map(({ value, written, count }) =>
      Object.assign(new FacetBucket(), {
        value,
        label: labels.get(value) ?? (definition ? written : label),
        ...shownCount(count, isComplete),
      }),
    )
    .sort((a, b) =>
      definition?.kind === 'int'
        ? Number.parseInt(a.value) - Number.parseInt(b.value)
        : order.indexOf(a.value) - order.indexOf(b.value) ||
          b.count - a.count ||
          (a.value < b.value ? -1 : 1),
    )
    .slice(0, MOST_VALUES);
  return Object.assign(new Facet(), { key, label, buckets });
}
