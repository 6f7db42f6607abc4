import { definitionsOf } from './definitions.js';
import { isTrue, type FactDefinition, type Facts, type FactValue } from './fact.js';
import type { ContractType } from '../types/words.js';
import { statedFact } from './format-fact.js';

/** Whether the form asks for it, with the other answers as they are. */
export const isAsked = ({ askedIf }: FactDefinition, facts: Facts): boolean =>
  !askedIf || isTrue(askedIf, facts);

/** How many of the key facts that apply are stated, for "6 of 8 key facts". */
export function keyFacts(type: ContractType, facts: Facts): { stated: number; total: number } {
  const asked = definitionsOf(type).filter(
    (definition) => definition.level === 'key' && isAsked(definition, facts),
  );
  return { stated: asked.filter(({ key }) => key in facts).length, total: asked.length };
}

export interface FactRow {
  key: string;
  label: string;
  /** As people read it; null for a key fact that is not stated. */
  value: string | null;
  /** What a candidate should know about this value; null if nothing. */
  alert: string | null;
}

/** The public facts as a table: everything that is stated, and the key facts that are missing. */
export const factRows = (type: ContractType, facts: Facts): FactRow[] =>
  definitionsOf(type)
    .filter((definition) => !definition.isPrivate)
    .flatMap((definition): FactRow[] => {
      const { key, label, level } = definition;
      const value = facts[key];
      if (value !== undefined)
        return [{ key, label, value: statedFact(definition, value), alert: alertOf(definition, value) }];
      return level === 'key' && isAsked(definition, facts) ? [{ key, label, value: null, alert: null }] : [];
    });

const alertOf = ({ values }: FactDefinition, value: FactValue): string | null =>
  values?.find((choice) => choice.value === value)?.alert ?? null;
