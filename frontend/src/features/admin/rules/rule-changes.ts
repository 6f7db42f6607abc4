import { formatDay } from '@handover/domain/facts/format-fact';
import { ruleValueText } from '@handover/domain/rules/read-rule';
import type { RuleDefinition, RuleValues } from '@handover/domain/rules/rule';
import type { Version } from './rule-words';

export interface RuleChange {
  label: string;
  /** Null if it was not stated. */
  before: string | null;
  after: string | null;
}

type Stated = Pick<Version, 'values' | 'sourceName' | 'sourceUrl' | 'checkedOn'>;

/** What a version states otherwise than an earlier one, in the order of the form; all of it if there is none. */
export function changesOf(
  definitions: readonly RuleDefinition[],
  before: Stated | null,
  after: Stated,
): RuleChange[] {
  const [old, now] = [before && textsOf(definitions, before), textsOf(definitions, after)];
  return now
    .map(({ label, text }, at) => ({ label, before: old?.[at]?.text ?? null, after: text }))
    .filter((change) => change.before !== change.after);
}

const textsOf = (definitions: readonly RuleDefinition[], { values, ...source }: Stated) => [
  ...definitions.map((definition) => {
    const value = (values as RuleValues)[definition.key];
    return { label: definition.label, text: value === undefined ? null : ruleValueText(definition, value) };
  }),
  { label: 'Source', text: source.sourceName },
  { label: 'Address of the source', text: source.sourceUrl },
  { label: 'Checked', text: source.checkedOn && formatDay(source.checkedOn) },
];
