import { definitionsOf } from '@handover/domain/facts/definitions';
import type { FactDefinition } from '@handover/domain/facts/fact';
import { searchableFacts } from '@handover/domain/finding/searchable-facts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { ContractFilter } from './contract.filter.js';
import { ContractSort } from './contract.sort.js';
import { countUpTo, listCounted, publicList, withTerms } from './contracts.conditions.js';
import { Facet, FacetBucket } from './facet.type.js';

/** The highest number that is counted. */
const MOST_COUNTED = 1000;
/** The values that a facet of free texts offers. */
const MOST_VALUES = 50;
/** The contracts that are read for all facets at once. Of a longer list, rare values are counted by their index. */
const MOST_READ = 20_000;

/** What a facet counts: a value per contract, and how people read it. */
interface Counted {
  key: string;
  label: string;
  definition: FactDefinition | null;
}

const COMMON: readonly Counted[] = [
  { key: 'paysSomething', label: 'Seller pays you', definition: null },
  { key: 'confirmed', label: 'Transfer confirmed', definition: null },
];

/** Counts the values of facts among the contracts of a list. */
@Injectable()
export class ContractFacets {
  constructor(private readonly database: Database) {}

  async of(filter: ContractFilter): Promise<Facet[]> {
    const facets = countedFor(filter);
    // facets without a choice of their own share one list
    const shared = facets.filter(({ key }) => !isChosen(filter, key));
    const others = facets.filter((facet) => !shared.includes(facet));
    const found = await Promise.all([
      this.count(filter, shared),
      ...others.map((facet) => this.count(without(filter, facet.key), [facet])),
    ]);
    const byKey = new Map(found.flat().map((facet) => [facet.key, facet]));
    return facets.flatMap(({ key }) => byKey.get(key) ?? []);
  }

  private async count(filter: ContractFilter, facets: readonly Counted[]): Promise<Facet[]> {
    const found = facets.length > 0 && publicList(filter, ContractSort.NEWEST);
    if (!found) return facets.map((facet) => toFacet(facet, []));
    const list = withTerms(found);
    const keys = facets.map(({ key }) => key);
    const counted = await this.database.read<Row>(listCounted(list, keys, MOST_READ), list.values);
    const read = counted.find(({ key }) => key === '')?.count ?? 0;
    const rows = read < MOST_READ ? counted : await this.exactAll(filter, mostFrequent(counted));
    return facets.map((facet) =>
      toFacet(
        facet,
        rows.filter(({ key }) => key === facet.key),
      ),
    );
  }

  /** One after the other, so that the counts of one reader leave connections to all others. */
  private async exactAll(filter: ContractFilter, rows: readonly Row[]): Promise<Row[]> {
    const exact: Row[] = [];
    for (const row of rows) exact.push(await this.exact(filter, row));
    return exact;
  }

  /** The number of a value that is rare among the contracts that were read. */
  private async exact(filter: ContractFilter, row: Row): Promise<Row> {
    const { key, value } = row;
    if (key === '' || row.count > MOST_COUNTED) return row;
    const own = { paysSomething: { paysSomething: true }, confirmed: { confirmed: true } }[key];
    const chosen = own ?? { facts: [...(filter.facts ?? []), { key, in: [value] }] };
    const found = publicList(Object.assign(new ContractFilter(), filter, chosen), ContractSort.NEWEST);
    if (!found) return row;
    const list = withTerms(found);
    const [counted] = await this.database.read<{ count: number }>(
      countUpTo(list, MOST_COUNTED + 1),
      list.values,
    );
    return { ...row, count: counted?.count ?? row.count };
  }
}

interface Row {
  key: string;
  value: string;
  written: string;
  count: number;
}

/** The values that are shown: facts that are free text have no end of them. */
const mostFrequent = (rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ key }) => key).values()].flatMap((values) =>
    values.toSorted((a, b) => b.count - a.count).slice(0, MOST_VALUES),
  );

function countedFor({ type, facts }: ContractFilter): Counted[] {
  if (!type) return [...COMMON];
  const searchable = searchableFacts(type);
  const makes = facts?.find(({ key }) => key === 'make')?.in ?? [];
  const own = definitionsOf(type).filter(
    ({ key, facet }) =>
      searchable.has(key) &&
      facet !== 'range' &&
      key !== 'transferAllowed' &&
      // models of several makes would be one list
      (key !== 'model' || makes.length === 1),
  );
  return [
    ...COMMON,
    ...own.map((definition) => ({ key: definition.key, label: definition.label, definition })),
  ];
}

const isChosen = (filter: ContractFilter, key: string): boolean =>
  (key === 'paysSomething' && Boolean(filter.paysSomething)) ||
  (key === 'confirmed' && Boolean(filter.confirmed)) ||
  (filter.facts ?? []).some((fact) => fact.key === key);

const without = (filter: ContractFilter, key: string): ContractFilter =>
  Object.assign(new ContractFilter(), filter, {
    ...((key === 'paysSomething' || key === 'confirmed') && { [key]: null }),
    facts: filter.facts?.filter((fact) => fact.key !== key),
  });

function toFacet({ key, label, definition }: Counted, rows: readonly Row[]): Facet {
  const labels = new Map(definition?.values?.map((choice) => [choice.value, choice.label]));
  const order = [...labels.keys()];
  const buckets = rows
    .map(({ value, written, count }) =>
      Object.assign(new FacetBucket(), {
        value,
        label: labels.get(value) ?? (definition ? written : label),
        count: Math.min(count, MOST_COUNTED),
        capped: count > MOST_COUNTED,
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
