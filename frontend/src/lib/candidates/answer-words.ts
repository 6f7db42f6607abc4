import { NOT_SAID, questionsOf, type Question } from '@handover/domain/candidates/questions';
import type { Answer, Answers } from '@handover/domain/candidates/read-answers';
import { requirable, type Requirements } from '@handover/domain/candidates/requirements';
import type { ContractType } from '@handover/domain/types/words';
import { formatCents, formatCount } from '../format/money';
import { formatDay } from '../format/time';

export interface Row {
  key: string;
  label: string;
  value: string;
}

const labelOf = ({ values }: Question, value: Answer): string =>
  values?.find((choice) => choice.value === value)?.label ?? String(value);

function answerText(question: Question, value: Answer): string {
  switch (question.kind) {
    case 'enum':
      return labelOf(question, value);
    case 'day':
      return formatDay(String(value));
    case 'money':
      return formatCents(Number(value));
    case 'int':
      // a year is written without a comma
      return question.key === 'firstYear' ? String(value) : formatCount(Number(value));
    case 'text':
      return String(value);
  }
}

/** What was answered, in the order of the form. Unknown keys are those of older questions. */
export const answerRows = (type: ContractType, answers: Answers | null | undefined): Row[] =>
  questionsOf(type).flatMap((question) => {
    const value = answers?.[question.key];
    if (value === undefined || value === null) return [];
    return [{ key: question.key, label: question.label, value: answerText(question, value) }];
  });

/** The choices that a holder may require: the lowest one of a minimum would require nothing. */
export const requirableChoices = ({ values = [], required }: Question) =>
  values.filter(({ value }, at) => value !== NOT_SAID && !(required === 'at-least' && at === 0));

function requirementText(question: Question, wanted: Requirements[string]): string {
  const { label, required } = question;
  switch (required) {
    case 'at-least': {
      const isHighest = requirableChoices(question).at(-1)?.value === wanted;
      return `${label}: ${labelOf(question, wanted as Answer)}${isHighest ? '' : ', or higher'}`;
    }
    case 'at-most':
      return Number(wanted) === 0 ? `${label}: none` : `${label}: at most ${Number(wanted)}`;
    case 'one-of': {
      const choices = (Array.isArray(wanted) ? wanted : [wanted]) as readonly Answer[];
      return `${label}: ${choices.map((value) => labelOf(question, value)).join(', ')}`;
    }
    default:
      return `${label}: ${formatDay(String(wanted))}`;
  }
}

/** What the holder requires, in words, in the order of the questions. */
export const requirementRows = (
  type: ContractType,
  requirements: Requirements | null | undefined,
): { key: string; text: string }[] =>
  requirable(type).flatMap((question) => {
    const wanted = requirements?.[question.key];
    return wanted === undefined || wanted === null
      ? []
      : [{ key: question.key, text: requirementText(question, wanted) }];
  });

/** The name of a requirement that was dropped since is that of its question. */
export const questionLabel = (type: ContractType, key: string): string =>
  questionsOf(type).find((question) => question.key === key)?.label ?? key;
