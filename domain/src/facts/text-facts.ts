import { definitionsOf } from './definitions.js';
import type { Facts } from './fact.js';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';

/** The keys of public facts that people write themselves. A key is a written text in all types or in none. */
export const TEXT_KEYS: readonly string[] = [
  ...new Set(
    CONTRACT_TYPES.flatMap((type) => definitionsOf(type))
      .filter(({ kind, isPrivate }) => kind === 'text' && !isPrivate)
      .map(({ key }) => key),
  ),
];

/** The texts of the facts that people write themselves, by key. */
export const writtenTexts = (facts: Facts): Record<string, string> =>
  Object.fromEntries(
    TEXT_KEYS.flatMap((key): [string, string][] => {
      const text = facts[key];
      return typeof text === 'string' ? [[key, text]] : [];
    }),
  );

/** The facts with each written text replaced, in the order of `writtenTexts`; the same object if none differs. */
export function mapTexts(facts: Facts, replace: (text: string, at: number) => string): Facts {
  const changed = Object.entries(writtenTexts(facts))
    .map(([key, text], at): [string, string] => [key, replace(text, at)])
    .filter(([key, text]) => text !== facts[key]);
  return changed.length > 0 ? { ...facts, ...Object.fromEntries(changed) } : facts;
}

/** The stated key facts of a type, private ones left out: a change of one is a change of the terms. */
export const keyFactsIn = (type: ContractType, facts: Facts): Facts =>
  Object.fromEntries(
    definitionsOf(type).flatMap(({ key, level }) => {
      const value = facts[key];
      return level === 'key' && value !== undefined ? [[key, value]] : [];
    }),
  );
