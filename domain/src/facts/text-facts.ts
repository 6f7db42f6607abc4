import { definitionsOf } from './definitions.js';
import type { ContractType, Facts } from './fact.js';

/** The keys of public facts that people write themselves. */
export const textKeys = (type: ContractType): string[] =>
  definitionsOf(type).flatMap(({ key, kind, isPrivate }) => (kind === 'text' && !isPrivate ? [key] : []));

/** The facts with each written text replaced; the same object if none differs. */
export function mapTexts(type: ContractType, facts: Facts, replace: (text: string) => string): Facts {
  const changed = textKeys(type).flatMap((key): [string, string][] => {
    const text = facts[key];
    if (typeof text !== 'string') return [];
    const replaced = replace(text);
    return replaced === text ? [] : [[key, replaced]];
  });
  return changed.length > 0 ? { ...facts, ...Object.fromEntries(changed) } : facts;
}
