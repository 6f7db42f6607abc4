import { definitionsOf } from '@handover/domain/facts/definitions';
import type { FactChoice, FactDefinition, FactKind } from '@handover/domain/facts/fact';
import { headingOf, plainHeading } from '@handover/domain/facts/fact-cells';
import { CONTRACT_TYPES, WORDS, type ContractType } from '@handover/domain/types/words';
import { getMetadataArgsStorage } from 'typeorm';
import { Contract } from '../../contracts/contract.entity.js';
import { CONTRACT_FIELDS, STATED, type ContractField } from '../../contracts/contract.fields.js';

/** A column of a file of contracts. */
export interface FileColumn {
  /** As inputs and their errors name it: `monthlyPayment`, `facts.make`. */
  name: string;
  /** Its key in the contract, its facts or its private facts. */
  key: string;
  heading: string;
  label: string;
  kind: FactKind;
  /** The answers of an enum. */
  values: readonly FactChoice[];
  /** The types of contracts that state it. */
  types: readonly ContractType[];
  /** Where the value of a fact goes; null for a column of the contract itself. */
  within: 'facts' | 'privateFacts' | null;
  /** A new contract needs it. */
  isRequired: boolean;
}

const EXTERNAL_ID: FileColumn = {
  ...{ name: 'externalId', key: 'externalId', heading: 'external_id', label: 'External id', kind: 'text' },
  ...{ values: [], types: CONTRACT_TYPES, within: null, isRequired: false },
};

/** Addresses from which the photos of a contract are fetched. */
const PHOTO_URLS: FileColumn = {
  ...{ name: 'photoUrls', key: 'photoUrls', heading: 'photo_urls', label: 'Photo addresses', kind: 'text' },
  ...{ values: [], types: CONTRACT_TYPES, within: null, isRequired: false },
};

const NUMBERS = new Set(
  getMetadataArgsStorage()
    .filterColumns(Contract)
    .filter(({ options }) => options.type === 'integer')
    .map(({ propertyName }) => propertyName),
);

function statedColumn(key: string): FileColumn {
  const { cents, absent } = CONTRACT_FIELDS[key as (typeof STATED)[number]] as ContractField;
  const kind = key === 'type' ? 'enum' : cents ? 'money' : NUMBERS.has(key) ? 'int' : 'text';
  return {
    ...{ name: key, key, heading: headingOf({ key, kind }), label: labelOf(key), kind, within: null },
    values: key === 'type' ? CONTRACT_TYPES.map((value) => ({ value, label: WORDS[value].label })) : [],
    ...{ types: CONTRACT_TYPES, isRequired: absent === undefined },
  };
}

/** remainingTermMonths is "Remaining term months". */
const labelOf = (key: string): string =>
  key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const factColumn = (type: ContractType, definition: FactDefinition): FileColumn => ({
  ...{ name: `facts.${definition.key}`, key: definition.key, heading: headingOf(definition) },
  ...{ label: definition.label, kind: definition.kind, values: definition.values ?? [], types: [type] },
  ...{ within: definition.isPrivate ? 'privateFacts' : 'facts', isRequired: false },
});

/** The same fact of several types is one column. */
function merged(one: FileColumn | undefined, other: FileColumn): FileColumn {
  if (!one) return other;
  const known = new Set(one.values.map(({ value }) => value));
  return {
    ...one,
    types: [...one.types, ...other.types],
    values: [...one.values, ...other.values.filter(({ value }) => !known.has(value))],
  };
}

function allColumns(): readonly FileColumn[] {
  const facts = new Map<string, FileColumn>();
  for (const type of CONTRACT_TYPES)
    for (const definition of definitionsOf(type)) {
      const column = factColumn(type, definition);
      facts.set(column.heading, merged(facts.get(column.heading), column));
    }
  const stated = STATED.filter((key) => key !== 'facts').map(statedColumn);
  return [EXTERNAL_ID, ...stated, PHOTO_URLS, ...facts.values()];
}

/** In the order of the sample files. */
export const FILE_COLUMNS = allColumns();

export const columnsOfType = (type: ContractType): FileColumn[] =>
  FILE_COLUMNS.filter(({ types }) => types.includes(type));

/** By heading, then by what people would write instead: the label, or the heading without its unit. */
const BY_HEADING = new Map<string, FileColumn>();
for (const namesOf of [
  ({ heading }: FileColumn) => [heading],
  ({ heading, label }: FileColumn) => [plainHeading(label), heading.replace(/_(?:dollars|percent)$/, '')],
])
  for (const column of FILE_COLUMNS)
    for (const name of namesOf(column)) if (!BY_HEADING.has(name)) BY_HEADING.set(name, column);

export const columnWithHeading = (heading: string): FileColumn | undefined =>
  BY_HEADING.get(plainHeading(heading));

const BY_NAME = new Map(
  FILE_COLUMNS.flatMap((column) => [column.key, column.name].map((name) => [name, column])),
);

/** By its name in the API. */
export const columnNamed = (name: string): FileColumn | undefined => BY_NAME.get(name);
