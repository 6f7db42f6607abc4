import { questionsOf, type Question } from '@handover/domain/candidates/questions';
import { readAnswers, type Answers } from '@handover/domain/candidates/read-answers';
import { isTrue, type Facts } from '@handover/domain/facts/fact';
import { factFrom } from '@handover/domain/facts/typed-fact';
import type { ContractType } from '@handover/domain/types/words';
import { noTerms, type TypedTerms } from '../offers/offer-form';

export interface AskValues {
  /** As typed, by the keys of the questions; an empty text is not answered. */
  answers: Record<string, string>;
  terms: TypedTerms;
  /** Keep the answers for the next contract of this type. */
  isKept: boolean;
}

/** The questions that apply to the contract. */
export const askedQuestions = (type: ContractType, facts: Facts): readonly Question[] =>
  questionsOf(type).filter(({ askedIf }) => !askedIf || isTrue(askedIf, facts));

const typed = ({ kind }: Question, value: unknown): string => {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return kind === 'money' ? (Number(value) / 100).toFixed(2) : String(value);
};

/** The form as it opens: with the answers that the candidate gave before. */
export const askValues = (
  type: ContractType,
  facts: Facts,
  profile: Readonly<Record<string, unknown>>,
): AskValues => ({
  answers: Object.fromEntries(
    askedQuestions(type, facts).map((question) => [question.key, typed(question, profile[question.key])]),
  ),
  terms: noTerms(),
  isKept: true,
});

/** What was typed as answers, and what is wrong with them by key, as the server checks them. */
export function readTyped(
  type: ContractType,
  facts: Facts,
  given: AskValues['answers'],
): { answers: Answers; errors: Readonly<Record<string, string>> } {
  const values = Object.fromEntries(
    askedQuestions(type, facts).flatMap(({ key, kind }) => {
      const isNumber = kind === 'money' || kind === 'int';
      const text = given[key]?.trim() ?? '';
      if (text === '') return [];
      return [[key, isNumber ? factFrom({ kind }, text) : text] as const];
    }),
  );
  return readAnswers(type, values, facts);
}
