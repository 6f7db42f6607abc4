import { isDeepStrictEqual } from 'node:util';
import { normalisedName } from '@handover/domain/rules/company-names';
import { readRule } from '@handover/domain/rules/read-rule';
import { headingOfValue } from '@handover/domain/rules/rule-cells';
import type { RuleValues } from '@handover/domain/rules/rule';
import type { RuleSubject } from '../rule-subject.entity.js';
import type { Written } from '../rule-subjects.service.js';
import type { RuleVersion } from '../rule-version.entity.js';
import type { RowError } from './rule-file.js';
import type { ReadRow, RuleOfRow } from './rule-rows.js';

export interface PlannedSubject {
  written: Written;
  /** Null for a new one. */
  before: RuleSubject | null;
  isChanged: boolean;
}

export type PlannedDraft = Pick<
  RuleVersion,
  'type' | 'version' | 'values' | 'sourceName' | 'sourceUrl' | 'checkedOn'
> & { slug: string };

/** What an import writes, and what becomes of its rows. */
export interface ImportPlan {
  subjects: PlannedSubject[];
  drafts: PlannedDraft[];
  counts: Record<RowState, number>;
  errors: RowError[];
}

type RowState = 'created' | 'changed' | 'unchanged';

/** Compares the rows of a file with the rule book, whose subjects have the rules of those in the file. */
export function planOf(
  rows: readonly ReadRow[],
  headings: ReadonlySet<string>,
  book: readonly RuleSubject[],
): ImportPlan {
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const plan: ImportPlan = { subjects: [], drafts: [], counts, errors: [] };
  const stored = new Map(book.map((subject) => [subject.slug, subject]));
  for (const [slug, ofSubject] of Map.groupBy(rows, ({ subject }) => subject.slug)) {
    const [first] = ofSubject;
    if (!first) continue;
    const before = stored.get(slug) ?? null;
    const subject = { written: first.subject, before, isChanged: isChanged(first.subject, before) };
    plan.subjects.push(subject);
    plan.errors.push(...subjectErrors(ofSubject, before));
    for (const row of ofSubject) {
      const state = planRule(row, subject, headings, plan);
      const subjectState = before === null ? 'created' : subject.isChanged ? 'changed' : 'unchanged';
      counts[row === first && state === 'unchanged' ? subjectState : state] += 1;
    }
  }
  plan.errors.push(...sharedNames(rows, plan.subjects, book));
  return plan;
}

const namesOf = ({ name, types, aliases }: Written) => ({ name, types, aliases });

const isChanged = (written: Written, before: RuleSubject | null): boolean =>
  before !== null && !isDeepStrictEqual(namesOf(written), namesOf(before));

/** Of a subject that cannot be changed, and of rows that say different things about it. */
function subjectErrors(rows: readonly ReadRow[], before: RuleSubject | null): RowError[] {
  const [first] = rows;
  return rows.flatMap(({ row, subject, rule }) => {
    const error = (column: string, text: string): RowError => ({ row, column, text });
    const others = (['kind', 'name', 'types', 'aliases'] as const).filter(
      (column) => first && !isDeepStrictEqual(subject[column], first.subject[column]),
    );
    const twin = rule && rows.find((one) => one.row < row && one.rule?.type === rule.type);
    return [
      ...others.map((column) => error(column, `Row ${first?.row} says otherwise about ${subject.slug}.`)),
      ...(twin && rule ? [error('type', `Row ${twin.row} is about the same type.`)] : []),
      ...(rule && !subject.types.includes(rule.type) ? [error('type', 'The types do not name it.')] : []),
      ...(before?.status === 'retired' ? [error('slug', `${before.name} is retired.`)] : []),
      ...(before && before.kind !== subject.kind ? [error('kind', 'The kind does not change.')] : []),
    ];
  });
}

/** Plans a draft if the row says something else than the draft, or else the version in force. */
function planRule(
  { row, subject: { slug, kind }, rule }: ReadRow,
  { before }: PlannedSubject,
  headings: ReadonlySet<string>,
  { drafts, errors }: ImportPlan,
): RowState {
  if (!rule) return 'unchanged';
  const versions = before?.rules.filter(({ type }) => type === rule.type) ?? [];
  const current = currentOf(versions);
  const read = readRule(rule.type, kind, { ...withoutColumn(headings, current?.values), ...rule.values });
  const wrong = Object.entries(read.errors);
  errors.push(...wrong.map(([key, text]) => ({ row, column: headingOfValue(key), text })));
  if (current && isSame(rule, read.values, current)) return 'unchanged';
  if (rule.checkedOn === null)
    errors.push({ row, column: 'checked_on', text: 'Please give the day on which you read the source.' });
  const version = Math.max(0, ...versions.map((one) => one.version)) + 1;
  drafts.push({ ...rule, slug, version, values: read.values });
  return current ? 'changed' : 'created';
}

/** What an admin edits: the draft, or else the version in force. */
export const currentOf = (versions: readonly RuleVersion[]): RuleVersion | undefined =>
  versions.find(({ status }) => status === 'draft') ?? versions.find(({ status }) => status === 'published');

const withoutColumn = (headings: ReadonlySet<string>, values: RuleValues = {}) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !headings.has(headingOfValue(key))));

const isSame = (rule: RuleOfRow, values: RuleValues, current: RuleVersion): boolean =>
  isDeepStrictEqual(
    [values, rule.sourceName, rule.sourceUrl, rule.checkedOn],
    [current.values, current.sourceName, current.sourceUrl, current.checkedOn],
  );

/** Names that two subjects of a kind would have for the same type, once the file is stored. */
function sharedNames(
  rows: readonly ReadRow[],
  planned: readonly PlannedSubject[],
  book: readonly RuleSubject[],
): RowError[] {
  const inFile = new Set(planned.map(({ written }) => written.slug));
  const others = book.filter(({ slug, status }) => status !== 'retired' && !inFile.has(slug));
  const owners = new Map<string, Written>();
  for (const other of others) for (const [, key] of keysOf(other)) owners.set(key, other);
  return planned.flatMap(({ written }) => {
    const row = rows.find(({ subject }) => subject === written)?.row ?? 1;
    const taken = new Map<string, RowError>();
    for (const [name, key] of keysOf(written)) {
      const owner = owners.get(key);
      owners.set(key, owner ?? written);
      const column = name === written.name ? 'name' : 'aliases';
      if (owner && owner !== written)
        taken.set(name, { row, column, text: `"${name}" belongs to ${owner.name}.` });
    }
    return [...taken.values()];
  });
}

const keysOf = ({ kind, name, types, aliases }: Written): [name: string, key: string][] =>
  [name, ...aliases].flatMap((one) => {
    const plain = normalisedName(one);
    return plain ? types.map((type): [string, string] => [one, `${kind} ${type} ${plain}`]) : [];
  });
