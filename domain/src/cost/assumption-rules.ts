import type { Assumptions } from './cost.js';

/** What a reader may assume, as a field of the form. */
export interface AssumptionRule {
  key: keyof Assumptions;
  label: string;
  kind: 'money' | 'int' | 'rate' | 'boolean';
  min: number;
  max: number;
}

type Key = keyof Assumptions;
const MOST_CENTS = 1_000_000_000;

export const money = (key: Key, label: string): AssumptionRule => ({
  ...{ key, label, kind: 'money', min: 0, max: MOST_CENTS },
});
export const int = (key: Key, label: string, [min, max]: [number, number]): AssumptionRule => ({
  ...{ key, label, kind: 'int', min, max },
});
export const rate = (key: Key, label: string): AssumptionRule => ({
  ...{ key, label, kind: 'rate', min: 0, max: 100_000 },
});
export const yesNo = (key: Key, label: string): AssumptionRule => ({
  ...{ key, label, kind: 'boolean', min: 0, max: 1 },
});
