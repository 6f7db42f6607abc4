import { SLUG, SUBJECT_LIMITS } from '@handover/domain/rules/rule';
import type { ContractType, RuleSubjectKind, SaveRuleSubjectInput } from '../../../generated/admin-rules';
import type { Subject } from './rule-words';

/** The form of a subject. */
export interface SubjectValues {
  kind: RuleSubjectKind;
  name: string;
  slug: string;
  types: ContractType[];
  /** One a line. */
  aliases: string;
}

export const subjectValuesOf = (subject: Subject | null): SubjectValues => ({
  kind: subject?.kind ?? 'COMPANY',
  name: subject?.name ?? '',
  slug: subject?.slug ?? '',
  types: subject?.types ?? [],
  aliases: subject?.aliases.join('\n') ?? '',
});

export const inputFrom = (
  subject: Pick<Subject, 'id'> | null,
  { kind, name, slug, types, aliases }: SubjectValues,
): SaveRuleSubjectInput => ({
  ...(subject && { id: subject.id }),
  ...{ kind, name: name.trim(), slug: slug.trim(), types },
  aliases: linesOf(aliases),
});

/** The lines of a text that have something in them. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const { min, max } = SUBJECT_LIMITS.slug;

export function slugProblem(typed: string): string | true {
  const slug = typed.trim();
  return (
    (SLUG.test(slug) && slug.length >= min && slug.length <= max) ||
    `Please enter ${min} to ${max} characters: a-z, 0-9 and single dashes.`
  );
}
