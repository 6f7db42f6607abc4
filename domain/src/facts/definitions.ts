import { shiftDay } from '../days.js';
import { FACTS } from '../types/facts.js';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';
import { COMMON_DETAILS, commonFacts } from './common-facts.js';
import type { Bound, FactDefinition } from './fact.js';

const DEFINITIONS = new Map(
  CONTRACT_TYPES.map((type) => {
    const { definitions, beginsWithTransfer } = FACTS[type];
    const common = commonFacts(type);
    const asked = beginsWithTransfer ? [...common, ...definitions] : [...definitions, ...common];
    return [type, [...asked, ...COMMON_DETAILS]];
  }),
);

/** All facts of a type in the order of the form; private ones included. */
export const definitionsOf = (type: ContractType): readonly FactDefinition[] => DEFINITIONS.get(type) ?? [];

/** A bound as a number or a day, as of the day `today`. */
export function resolveBound(bound: Bound | undefined, today: string): number | string | null {
  if (bound === undefined) return null;
  if (typeof bound === 'number') return bound;
  if ('yearsFromNow' in bound) return Number(today.slice(0, 4)) + bound.yearsFromNow;
  return shiftDay(today, bound.daysFromNow);
}
