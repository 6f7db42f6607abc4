import type { Facts } from '../facts/fact.js';
import type { ContractType } from '../types/words.js';
import type { Rule, RuleValue, SubjectKind } from './rule.js';

/** What the rules of a contract are applied to. */
export interface RuledContract {
  type: ContractType;
  facts: Facts;
  /** Null if it is not known yet, as in a form. */
  monthlyPayment: number | null;
  /** As of `termAsOf`; null if it is not known yet. */
  remainingTermMonths: number | null;
  termAsOf: string;
  /** The two letters; null if the place is not known. */
  state: string | null;
  /** The rules of its state, its program and its company. */
  rules: readonly Rule[];
}

export interface Candidate {
  state: string | null;
}

export const RULE_LEVELS = ['info', 'warn', 'stop'] as const;
export type RuleLevel = (typeof RULE_LEVELS)[number];

/** One sentence about the takeover of a contract, with what it rests on. */
export interface RuleLine {
  key: string;
  level: RuleLevel;
  text: string;
  /** The company, program or state that demands it. */
  subject: string;
  source: string;
  sourceUrl: string | null;
  checkedOn: string;
}

export interface RuleProblem extends RuleLine {
  level: 'warn' | 'stop';
  /** Whom it concerns; everyone without it. */
  to?: 'holder' | 'candidate';
}

/** A value that applies, with the rule that states it. */
export interface Applied<Value extends RuleValue = RuleValue> {
  value: Value;
  rule: Rule;
}

/** For what is no stop, the rule of the first kind applies. */
export const PRECEDENCE: readonly SubjectKind[] = ['company', 'program', 'state'];
const LAW_FIRST: readonly SubjectKind[] = PRECEDENCE.toReversed();
/** A lease cannot waive them: N.Y. Real Property Law 226-b (6). */
const OF_LAW = ['requestBy', 'requestContents', 'answerDays', 'silence', 'freeIfRefused'];

/** Of these the strictest applies, whoever demands it. A list names the answers from the strictest on. */
const STRICTEST: Readonly<Record<string, 'highest' | 'lowest' | readonly string[]>> = {
  allowed: ['no', 'depends', 'yes'],
  accountCurrent: ['yes', 'no'],
  sameStateOnly: ['yes', 'no'],
  ownerOccupied: ['yes', 'no'],
  incomeLimit: ['yes', 'no'],
  notInFirstMonths: 'highest',
  notInLastMonths: 'highest',
  cancelDays: 'highest',
  depositCapMonths: 'lowest',
  applicationFeeCap: 'lowest',
  processingFeeCap: 'lowest',
};

/** The value of a key that applies; undefined if no rule states it. */
export function appliedValue<Value extends RuleValue>(
  rules: readonly Rule[],
  key: string,
): Applied<Value> | undefined {
  const kinds = OF_LAW.includes(key) ? LAW_FIRST : PRECEDENCE;
  const stated = kinds
    .flatMap((kind) => rules.filter((rule) => rule.kind === kind))
    .flatMap((rule) => {
      const value = rule.values[key];
      return value === undefined || value === 'unknown' ? [] : [{ value: value as Value, rule }];
    });
  const order = STRICTEST[key];
  if (!order) return stated[0];
  const rank = ({ value }: Applied): number =>
    order === 'highest' ? -Number(value) : order === 'lowest' ? Number(value) : order.indexOf(String(value));
  return stated.toSorted((a, b) => rank(a) - rank(b))[0];
}

export const lineFrom = (key: string, text: string, rule: Rule): RuleLine => ({
  ...{ key, level: 'info', text, subject: rule.name },
  ...{ source: rule.sourceName, sourceUrl: rule.sourceUrl, checkedOn: rule.checkedOn },
});
