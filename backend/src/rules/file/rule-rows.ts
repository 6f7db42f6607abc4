import { dayIn } from '@handover/domain/facts/fact-cells';
import { listIn, TOPIC_HEADINGS, valuesIn } from '@handover/domain/rules/rule-cells';
import { AppError } from '../../common/api/errors.js';
import { inputPipe } from '../../common/api/validation.js';
import { today } from '../../common/today.js';
import { RuleInput, RuleSubjectInput } from '../rule-subject.inputs.js';
import { nameProblem, type Written } from '../rule-subjects.service.js';
import type { FileRow, RowError } from './rule-file.js';

/** What a row says about a rule, with values that are not checked yet. */
export interface RuleOfRow extends Pick<RuleInput, 'type' | 'values' | 'sourceName'> {
  sourceUrl: string | null;
  /** Null for an empty cell. */
  checkedOn: string | null;
}

export interface ReadRow {
  row: number;
  subject: Written;
  /** Null for a row about a company, program or state alone. */
  rule: RuleOfRow | null;
}

const COLUMNS: Readonly<Record<string, string>> = {
  sourceName: 'source_name',
  sourceUrl: 'source_url',
  checkedOn: 'checked_on',
};

/** Checks a row as the inputs of the single operations are checked. */
export async function readRow({ row, cells }: FileRow): Promise<ReadRow | RowError[]> {
  const cell = (heading: (typeof TOPIC_HEADINGS)[number]) => cells[heading] ?? '';
  const values = valuesIn(cells);
  const checkedOn = dayIn(cell('checked_on'));
  const given = {
    ...{ type: cell('type').toLowerCase(), values, sourceName: cell('source_name') },
    ...{ sourceUrl: cell('source_url'), checkedOn: checkedOn || today() },
  };
  const hasRule =
    Object.keys(values).length > 0 ||
    [given.type, given.sourceName, given.sourceUrl, checkedOn].some((text) => text !== '');
  const [subject, rule] = await Promise.all([
    checked(RuleSubjectInput, {
      ...{ kind: cell('kind').toLowerCase(), slug: cell('slug'), name: cell('name') },
      ...{ types: listIn(cell('types').toLowerCase()), aliases: listIn(cell('aliases')) },
    }),
    hasRule ? checked(RuleInput, given) : null,
  ]);
  const fields = { ...errorsIn(subject), ...errorsIn(rule) };
  const problem = subject instanceof RuleSubjectInput ? nameProblem(subject) : null;
  if (problem) fields['name'] = problem;
  if (checkedOn > today()) fields['checkedOn'] ??= 'That day is in the future.';
  const errors = Object.entries(fields).map(([name, text]) => ({ row, column: COLUMNS[name] ?? name, text }));
  if (errors.length > 0 || !(subject instanceof RuleSubjectInput)) return errors;
  const { kind, slug, name, types, aliases } = subject;
  const day = checkedOn === '' ? null : checkedOn;
  return {
    ...{ row, subject: { kind, slug, name, types, aliases: aliases ?? [] } },
    rule: rule instanceof RuleInput ? ruleOf(rule, day) : null,
  };
}

const ruleOf = (
  { type, values, sourceName, sourceUrl = null }: RuleInput,
  checkedOn: string | null,
): RuleOfRow => ({ type, values, sourceName, sourceUrl, checkedOn });

/** The input, or why it is refused. */
async function checked<Input>(metatype: new () => Input, given: object): Promise<Input | AppError> {
  try {
    return (await inputPipe.transform(given, { type: 'body', metatype })) as Input;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const errorsIn = (input: unknown): Record<string, string> =>
  input instanceof AppError ? { ...input.details?.fields } : {};
