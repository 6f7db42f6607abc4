import { definitionsOf } from '../facts/definitions.js';
import type { FactDefinition } from '../facts/fact.js';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';

/** The facts that lists of a type, or of all types, can be filtered by. A key means the same in every type that has it. */
export function searchableFacts(type?: ContractType | null): ReadonlyMap<string, FactDefinition> {
  return type ? BY_TYPE[type] : OF_ALL_TYPES;
}

const searchableOf = (types: readonly ContractType[]): ReadonlyMap<string, FactDefinition> =>
  new Map(
    types.flatMap((type) =>
      definitionsOf(type)
        .filter(({ facet, isPrivate }) => facet !== null && !isPrivate)
        .map((definition) => [definition.key, definition] as const),
    ),
  );

const BY_TYPE = Object.fromEntries(CONTRACT_TYPES.map((type) => [type, searchableOf([type])])) as Record<
  ContractType,
  ReadonlyMap<string, FactDefinition>
>;
const OF_ALL_TYPES = searchableOf(CONTRACT_TYPES);
