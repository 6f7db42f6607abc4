import { isDay } from '../days.js';
import { isTrue, type Facts } from '../facts/fact.js';
import type { ContractType } from '../types/words.js';
import { questionsOf, type Question } from './questions.js';

export type Answer = string | number;
/** Answers of a candidate by the keys of the questions; a missing key was not answered. */
export type Answers = Readonly<Record<string, Answer>>;

export interface ReadAnswers {
  answers: Answers;
  /** A message for people per key of a wrong answer. */
  errors: Readonly<Record<string, string>>;
}

/**
 * Reads answers from JSON of unknown origin, in the order of the questions. What is not asked about the type is dropped,
 * so that nothing else can be said. Without facts, questions that depend on them are read, too.
 */
export function readAnswers(type: ContractType, input: unknown, facts?: Facts): ReadAnswers {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { answers: {}, errors: { answers: 'Answers must be an object.' } };
  const given = new Map(Object.entries(input));
  const answers: Record<string, Answer> = {};
  const errors: Record<string, string> = {};
  for (const question of questionsOf(type)) {
    const value = trimmed(given.get(question.key));
    const isAsked = !question.askedIf || !facts || isTrue(question.askedIf, facts);
    if (!isAsked || value === undefined || value === null || value === '') continue;
    const error = answerError(question, value);
    if (error) errors[question.key] = error;
    else answers[question.key] = value as Answer;
  }
  const { handoverFrom, handoverTo } = answers;
  if (handoverFrom && handoverTo && handoverFrom > handoverTo)
    errors['handoverTo'] = 'The last day of the handover must not be before the first one.';
  return { answers, errors };
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Control characters other than line breaks, and characters that show a text in another order than it is stored. */
const HOSTILE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/u;

/** What is wrong with one answer, for people; null if nothing is. */
export function answerError(
  { kind, label, values, min = 0, max = 0 }: Question,
  value: unknown,
): string | null {
  switch (kind) {
    case 'enum':
      return values?.some((choice) => choice.value === value) ? null : `${label}: please choose an answer.`;
    case 'day':
      return typeof value === 'string' && isDay(value) ? null : `${label}: please give a day as YYYY-MM-DD.`;
    case 'text':
      if (typeof value !== 'string' || HOSTILE.test(value)) return `${label} must be plain text.`;
      return [...value].length > max ? `${label} has at most ${max} characters.` : null;
    default:
      return Number.isInteger(value) && Number(value) >= min && Number(value) <= max
        ? null
        : `${label}: please enter a whole number from ${min} to ${max}.`;
  }
}
