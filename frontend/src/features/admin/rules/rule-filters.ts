import { contractKinds } from '../../../components/contract/contract-kinds';
import type { RuleSubjectFilter, RuleSubjectKind, RuleSubjectStatus } from '../../../generated/admin-rules';
import { wordOf } from '../../../lib/enum-words';
import { KINDS, STATUSES } from './rule-words';

const optionsOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  (Object.keys(labels) as Name[]).map((name) => ({ value: wordOf(name), label: labels[name], name }));

/* The filters of the list. `value` is what the address has. */

export const KIND_OPTIONS = optionsOf<RuleSubjectKind>(KINDS);
export const STATUS_OPTIONS = optionsOf<RuleSubjectStatus>(STATUSES);
export const TYPE_OPTIONS = contractKinds.map(({ slug, label, type }) => ({
  value: slug,
  label,
  name: type,
}));
export const NEED_OPTIONS = [
  { value: 'observations', label: 'Observations that differ', filter: { isDoubted: true } },
  { value: 'draft', label: 'A draft waits', filter: { hasDraft: true } },
  { value: 'no-source', label: 'No address of a source', filter: { noSource: true } },
  { value: 'old', label: 'Checked over 180 days ago', filter: { isOld: true } },
] as const satisfies readonly { value: string; label: string; filter: RuleSubjectFilter }[];

interface Chosen {
  q: string;
  kind: string;
  type: string;
  status: string;
  needs: string;
}

/** The filter of an address; words that it does not know do not filter. */
export function filterOf({ q, kind, type, status, needs }: Chosen): RuleSubjectFilter {
  const named = <Option extends { value: string }>(options: readonly Option[], value: string) =>
    options.find((option) => option.value === value);
  const [ofKind, ofType] = [named(KIND_OPTIONS, kind), named(TYPE_OPTIONS, type)];
  const ofStatus = named(STATUS_OPTIONS, status);
  return {
    ...(q && { q }),
    ...(ofKind && { kind: ofKind.name }),
    ...(ofType && { type: ofType.name }),
    ...(ofStatus && { status: ofStatus.name }),
    ...named(NEED_OPTIONS, needs)?.filter,
  };
}
