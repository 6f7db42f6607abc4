import type { FactDefinition, Facts } from './fact.js';

/* What the types say on their cards. */

export const numberIn = (facts: Facts, key: string): number | null => {
  const value = facts[key];
  return typeof value === 'number' ? value : null;
};

export const labelIn = (definitions: readonly FactDefinition[], facts: Facts, key: string): string | null =>
  definitions.find((definition) => definition.key === key)?.values?.find(({ value }) => value === facts[key])
    ?.label ?? null;

export const joined = (...parts: (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(', ') || null;

/** `show` of a stated value. */
export const shown = <T>(value: T | null | undefined, show: (value: T) => string): string | null =>
  value === null || value === undefined ? null : show(value);
