import { COSTS } from '../types/costs.js';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';
import type { AssumptionRule } from './assumption-rules.js';
import type { Assumptions } from './cost.js';

export const assumptionsOf = (type: ContractType): readonly AssumptionRule[] => COSTS[type].assumptions;

/** Of all types. */
export const ASSUMPTIONS: readonly AssumptionRule[] = CONTRACT_TYPES.flatMap(assumptionsOf);

/** Reads assumptions from JSON of unknown origin; unknown keys, other types' keys and null are dropped. */
export function readAssumptions(
  type: ContractType,
  input: unknown,
): { assumptions: Assumptions; errors: Record<string, string> } {
  const given = typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : new Map();
  const assumptions: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const { key, label, kind, min, max } of assumptionsOf(type)) {
    const value: unknown = given.get(key);
    if (value === undefined || value === null) continue;
    const isFine =
      kind === 'boolean'
        ? typeof value === 'boolean'
        : typeof value === 'number' &&
          Number.isFinite(value) &&
          value >= min &&
          value <= max &&
          (kind !== 'int' || key === 'milesPerMonth' || Number.isInteger(value));
    if (isFine) assumptions[key] = value;
    else errors[key] = `${label}: please check the value.`;
  }
  return { assumptions, errors };
}
