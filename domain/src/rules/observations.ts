import type { EndReason } from '../transfers/transfer-endings.js';
import type { TransferStatus } from '../transfers/transfer-life.js';
import type { ContractType } from '../types/words.js';
import { ruleDefinitions } from './definitions.js';
import { readValues, type ReadRule } from './read-rule.js';
import type { RuleDefinition, RuleValue, RuleValues } from './rule.js';

/* What the parties of a transfer tell afterwards about the company behind their contract. */

export const OBSERVATION_STATES = ['open', 'used', 'dismissed'] as const;
export type ObservationState = (typeof OBSERVATION_STATES)[number];

/** Of a party whose transfer is over: whether they have told anything. */
export const RULE_QUESTIONS = ['open', 'answered'] as const;
export type RuleQuestions = (typeof RULE_QUESTIONS)[number];

export const OBSERVATION_NOTE = 500;

/** The company has decided, so the parties know what it asks. */
const OBSERVED_ENDINGS: readonly EndReason[] = ['not-approved', 'not-transferable'];

export const isObservable = ({
  status,
  endReason,
}: {
  status: TransferStatus;
  endReason: EndReason | null;
}): boolean => status === 'completed' || (endReason !== null && OBSERVED_ENDINGS.includes(endReason));

/** A value of rules as a party states it: with its own question, and without the choice "Not known". */
function asked(of: string, key: string, label: string): RuleDefinition {
  const definition = ruleDefinitions('car-lease', 'company').find((one) => one.key === of) as RuleDefinition;
  const values = definition.values?.filter(({ value }) => value !== 'unknown');
  return { ...definition, key, label, ...(values && { values }) };
}

/** What a party may tell, in the order of the card. */
export const OBSERVED: readonly RuleDefinition[] = [
  asked('allowed', 'allowed', 'Transfers allowed'),
  asked('feeMax', 'fee', 'Transfer fee'),
  asked('feePaidBy', 'feePaidBy', 'Who pays the fee'),
  asked('decisionDaysMax', 'days', 'Days to the decision'),
  asked('holderReleased', 'holderReleased', 'Seller released afterwards'),
];

/** Reads answers from JSON of unknown origin, as `readRule` does. */
export const readAnswers = (type: ContractType, given: object): ReadRule => readValues(type, OBSERVED, given);

/** How many open observations of a subject and type give the same answer. */
export interface Agreement {
  key: string;
  value: RuleValue;
  count: number;
}

/** From this many on, an admin looks at an answer that differs from the rule. */
export const AGREEING = 3;

/** The two values of a rule between which an observed number should be. */
const RANGES: Readonly<Record<string, readonly [least: string, most: string]>> = {
  fee: ['feeMin', 'feeMax'],
  days: ['decisionDaysMin', 'decisionDaysMax'],
};

/** Values of a rule with which every answer agrees. */
const LEAVES_OPEN: readonly RuleValue[] = ['depends', 'either'];

function differs({ key, value }: Agreement, rule: RuleValues): boolean {
  const range = RANGES[key];
  if (!range) return rule[key] !== value && !LEAVES_OPEN.includes(rule[key] ?? '');
  const [least, most] = range.map((end) => rule[end]);
  if (least === undefined && most === undefined) return true;
  return Number(value) < Number(least ?? 0) || Number(value) > Number(most ?? Infinity);
}

/** The answers that enough observers give and the rule in force does not; all that agree if there is no rule. */
export const disagreements = (agreements: readonly Agreement[], rule: RuleValues = {}): Agreement[] =>
  agreements.filter((agreement) => agreement.count >= AGREEING && differs(agreement, rule));
