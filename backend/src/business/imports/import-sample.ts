import { definitionsOf, resolveBound } from '@handover/domain/facts/definitions';
import type { FactDefinition, FactValue } from '@handover/domain/facts/fact';
import { typedFrom } from '@handover/domain/facts/typed-fact';
import { shiftDay } from '@handover/domain/days';
import { FACTS } from '@handover/domain/types/facts';
import { CONTRACT_TYPES, WORDS, type ContractType } from '@handover/domain/types/words';
import { notFound } from '../../common/api/errors.js';
import { headings, lineOf, type Column } from '../../common/csv.js';
import { today } from '../../common/today.js';
import { columnsOfType, type FileColumn } from './import.columns.js';

type Example = Readonly<Record<string, string>>;

const VIN = '1M8GDM9AXKP042788';
const AMOUNT = 38_900;
const DAYS_AHEAD = 90;
/** How far an example is from the smallest value to the largest. */
const SHARE = 0.1;

/** A file with the headings of a type and one row that can be imported. Throws NOT_FOUND for an unknown type. */
export function sampleOf(type: string): string {
  if (!CONTRACT_TYPES.includes(type as ContractType)) throw notFound('Contract type');
  const columns = columnsOfType(type as ContractType).map((column): Column<Example> => ({
    heading: column.heading,
    of: (example) => example[column.name],
  }));
  return headings(columns) + lineOf(columns, exampleOf(type as ContractType));
}

function exampleOf(type: ContractType): Example {
  const facts = definitionsOf(type).map((definition) => [definition, exampleFact(definition)] as const);
  const values = Object.fromEntries(facts.map(([{ key }, value]) => [key, value]));
  return {
    ...Object.fromEntries(columnsOfType(type).map((column) => [column.name, exampleColumn(column)])),
    // an address of an example would be fetched
    ...{ externalId: 'STOCK-1042', type, location: 'Austin, TX', photoUrls: '' },
    title: FACTS[type].title(values) ?? `Example of ${WORDS[type].many}`,
    description: 'What a buyer should know, in your own words.',
    ...Object.fromEntries(
      facts.map(([definition, value]) => [`facts.${definition.key}`, typedFrom(definition, value)]),
    ),
  };
}

/** Of a column of the contract itself. */
function exampleColumn({ kind, label }: FileColumn): string {
  if (kind === 'money') return typedFrom({ kind }, AMOUNT);
  return kind === 'int' ? '18' : label;
}

function exampleFact({ key, kind, label, min, max, values, suggestions }: FactDefinition): FactValue {
  const now = today();
  const [least, most] = [resolveBound(min, now), resolveBound(max, now)];
  switch (kind) {
    case 'enum':
      return values?.[0]?.value ?? '';
    case 'text':
      return key === 'vin' ? VIN : (suggestions?.[0] ?? label).slice(0, Number(most));
    case 'date': {
      const day = shiftDay(now, DAYS_AHEAD);
      return most !== null && day > String(most) ? String(most) : day;
    }
    case 'halves':
      return Math.min(Number(most), Number(least) + 2);
    default:
      // a year is near its largest value
      return typeof max === 'object'
        ? Math.max(Number(least), Number(most) - 3)
        : Math.round(Number(least) + (Number(most) - Number(least)) * SHARE);
  }
}
