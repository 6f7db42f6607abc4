import { formatCents } from '../facts/format-fact.js';
import { appliedValue, lineFrom, PRECEDENCE, type RuledContract, type RuleLine } from './applied.js';
import { ruleDefinitions } from './definitions.js';
import { ruleValueText } from './read-rule.js';
import type { Rule, RuleDefinition } from './rule.js';

/** Keys that are shown together with another one. */
const TOGETHER: Readonly<Record<string, string>> = {
  feeMax: 'feeMin',
  feePaidBy: 'feeMin',
  decisionDaysMax: 'decisionDaysMin',
  paperDaysMax: 'paperDaysMin',
};

/** A line for each value that applies, in the order of the definitions. */
export function linesOf({ type, rules }: Pick<RuledContract, 'type' | 'rules'>): RuleLine[] {
  const definitions = new Map(
    PRECEDENCE.flatMap((kind) => ruleDefinitions(type, kind)).map((definition) => [
      definition.key,
      definition,
    ]),
  );
  const keys = new Set([...definitions.keys()].map((key) => TOGETHER[key] ?? key));
  return [...keys].flatMap((key) => {
    const range = RANGES[key];
    return range ? range(rules) : lineOf(definitions.get(key), rules);
  });
}

function lineOf(definition: RuleDefinition | undefined, rules: readonly Rule[]): RuleLine[] {
  const applied = definition && appliedValue(rules, definition.key);
  return definition && applied
    ? [
        lineFrom(
          definition.key,
          `${definition.label}: ${ruleValueText(definition, applied.value)}`,
          applied.rule,
        ),
      ]
    : [];
}

const PAID_BY: Readonly<Record<string, string>> = {
  holder: 'paid by the seller',
  buyer: 'paid by the buyer',
  either: 'paid by either of them',
};

type RangeLine = (rules: readonly Rule[]) => RuleLine[];

const RANGES: Readonly<Record<string, RangeLine>> = {
  feeMin: (rules) => {
    const amount = rangeOf(rules, ['feeMin', 'feeMax'], formatCents);
    const payer = appliedValue<string>(rules, 'feePaidBy');
    const rule = amount?.rule ?? payer?.rule;
    const parts = [amount?.text, payer && PAID_BY[payer.value]].filter(Boolean);
    return rule ? [lineFrom('transferFee', `Transfer fee: ${parts.join(', ')}`, rule)] : [];
  },
  decisionDaysMin: daysLine('decisionDays', 'Decision', ['decisionDaysMin', 'decisionDaysMax']),
  paperDaysMin: daysLine('paperDays', 'Papers', ['paperDaysMin', 'paperDaysMax']),
};

function daysLine(key: string, label: string, ends: [string, string]): RangeLine {
  return (rules) => {
    const range = rangeOf(rules, ends, String);
    return range ? [lineFrom(key, `${label}: ${range.text} days`, range.rule)] : [];
  };
}

/** "3 to 5", "up to 5" or "from 3". Both ends are from one rule. */
function rangeOf(
  rules: readonly Rule[],
  [least, most]: [string, string],
  show: (value: number) => string,
): { text: string; rule: Rule } | null {
  const rule = (appliedValue(rules, least) ?? appliedValue(rules, most))?.rule;
  if (!rule) return null;
  const [min, max] = [least, most].map((key) => rule.values[key] as number | undefined);
  if (min === undefined) return { text: `up to ${show(max ?? 0)}`, rule };
  if (max === undefined) return { text: `from ${show(min)}`, rule };
  return { text: min === max ? show(min) : `${show(min)} to ${show(max)}`, rule };
}
