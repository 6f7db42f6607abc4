import { isDay } from '@handover/domain/days';
import type { FactKind } from '@handover/domain/facts/fact';
import { factFrom, typedFrom } from '@handover/domain/facts/typed-fact';
import { readRule, type ReadRule } from '@handover/domain/rules/read-rule';
import { SOURCE_LIMITS, type RuleDefinition } from '@handover/domain/rules/rule';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { today } from '../../../lib/today';
import type { ContractType } from '../../../generated/admin-rules';
import { wordOf } from '../../../lib/enum-words';
import { definitionsOf, type Subject, type TypeRule } from './rule-words';
import { linesOf } from './subject-values';

/** A value as typed: dollars, percent, lines of text, and choices; empty for what the source does not say. */
type Typed = string | string[];

export interface RuleValuesTyped {
  values: Record<string, Typed>;
  sourceName: string;
  sourceUrl: string;
  checkedOn: string;
}

/** What a rule is about. */
export interface RuleTopic {
  kind: Subject['kind'];
  type: ContractType;
}

/** The draft as typed, or else what is in force: then the day is empty, because the source has to be read again. */
export function typedRule(topic: RuleTopic, { draft, inForce }: TypeRule): RuleValuesTyped {
  const from = draft ?? inForce;
  return {
    values: Object.fromEntries(
      definitionsOf(topic, topic.type).map((definition) => [
        definition.key,
        typedValue(definition, from?.values[definition.key]),
      ]),
    ),
    sourceName: from?.sourceName ?? '',
    sourceUrl: from?.sourceUrl ?? '',
    checkedOn: draft?.checkedOn ?? '',
  };
}

function typedValue({ kind }: RuleDefinition, value: unknown): Typed {
  if (kind === 'several') return (value as string[] | undefined) ?? [];
  if (kind === 'lines') return ((value as string[] | undefined) ?? []).join('\n');
  return typedFrom({ kind }, value);
}

/** What is typed, in the units of a rule, with a message per key of what is wrong. */
export function readTyped({ kind, type }: RuleTopic, { values }: Pick<RuleValuesTyped, 'values'>): ReadRule {
  const given = definitionsOf({ kind }, type).map((definition) => [
    definition.key,
    valueFrom(definition, values[definition.key]),
  ]);
  return readRule(wordOf(type), wordOf(kind), Object.fromEntries(given) as object);
}

/** What is typed, without what is wrong. */
export function soundValues(...typed: Parameters<typeof readTyped>): Record<string, unknown> {
  const { values, errors } = readTyped(...typed);
  return Object.fromEntries(Object.entries(values).filter(([key]) => !errors[key]));
}

function valueFrom({ kind }: RuleDefinition, typed: Typed = '') {
  if (Array.isArray(typed)) return typed;
  if (kind === 'lines') return linesOf(typed);
  // the field of a text wraps its lines, but a value is one line
  return factFrom({ kind: kind as FactKind }, typed.replace(/\s*\n\s*/g, ' '));
}

/** Checks the form as the server does. */
export const resolverOf =
  (topic: RuleTopic): Resolver<RuleValuesTyped> =>
  (typed) => {
    const values = readTyped(topic, typed).errors;
    const source = sourceErrors(typed);
    if (Object.keys({ ...values, ...source }).length === 0) return { values: typed, errors: {} };
    const errors = { ...shown(source), ...(Object.keys(values).length > 0 && { values: shown(values) }) };
    return { values: {}, errors: errors as FieldErrors<RuleValuesTyped> };
  };

const shown = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, message]) => [name, { type: 'rule', message }]));

const { name, url } = SOURCE_LIMITS;

function sourceErrors({ sourceName, sourceUrl, checkedOn }: RuleValuesTyped): Record<string, string> {
  const [length, address] = [sourceName.trim().length, sourceUrl.trim()];
  return {
    ...((length < name.min || length > name.max) && {
      sourceName: `Please say who says so, in ${name.min} to ${name.max} characters.`,
    }),
    ...(address &&
      (!address.startsWith('https://') || address.length > url) && {
        sourceUrl: `It must begin with https:// and have at most ${url} characters.`,
      }),
    ...(!isDay(checkedOn)
      ? { checkedOn: 'Please give the day on which you read the source.' }
      : checkedOn > today() && { checkedOn: 'That day is in the future.' }),
  };
}
