import type { ContractType } from '../types/words.js';
import { NOT_SAID, questionsOf, type Question } from './questions.js';
import { answerError, type Answer, type Answers } from './read-answers.js';

/** What a holder requires of every applicant alike, by the keys of the questions; lists for "one of". */
export type Requirements = Readonly<Record<string, Answer | readonly Answer[]>>;

export interface RequirementTick {
  key: string;
  met: boolean;
}

/** Reads requirements from JSON of unknown origin. Keys that cannot be required of the type are dropped. */
export function readRequirements(
  type: ContractType,
  input: unknown,
): { requirements: Requirements; errors: Readonly<Record<string, string>> } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { requirements: {}, errors: { requirements: 'Requirements must be an object.' } };
  const given = new Map(Object.entries(input));
  const requirements: Record<string, Answer | readonly Answer[]> = {};
  const errors: Record<string, string> = {};
  for (const question of requirable(type)) {
    const { key, required } = question;
    const value: unknown = given.get(key);
    if (value === undefined || value === null || value === '') continue;
    const wanted = required === 'one-of' && !Array.isArray(value) ? [value] : value;
    const error = requirementError(question, wanted);
    if (error) errors[key] = error;
    else if (!Array.isArray(wanted) || wanted.length > 0)
      requirements[key] = Array.isArray(wanted) ? [...new Set(wanted as Answer[])] : (wanted as Answer);
  }
  return { requirements, errors };
}

export const requirable = (type: ContractType): readonly Question[] =>
  questionsOf(type).filter(({ required }) => required !== undefined);

function requirementError(question: Question, wanted: unknown): string | null {
  if (wanted === NOT_SAID) return `${question.label}: please choose an answer.`;
  if (question.required !== 'one-of') return answerError(question, wanted);
  if (!Array.isArray(wanted)) return `${question.label}: please choose answers.`;
  return wanted.map((value) => answerError(question, value)).find((error) => error !== null) ?? null;
}

/** Each requirement of the contract, and whether the answers meet it. */
export const ticksOf = (
  type: ContractType,
  requirements: Requirements | null,
  answers: Answers,
): RequirementTick[] =>
  requirable(type).flatMap((question) => {
    const wanted = requirements?.[question.key];
    return wanted === undefined ? [] : [{ key: question.key, met: isMet(question, wanted, answers) }];
  });

/** The keys of the requirements that the answers miss. */
export const unmet = (type: ContractType, requirements: Requirements | null, answers: Answers): string[] =>
  ticksOf(type, requirements, answers)
    .filter(({ met }) => !met)
    .map(({ key }) => key);

function isMet({ key, required, values }: Question, wanted: Requirements[string], answers: Answers): boolean {
  const answer = answers[key];
  if (required === 'from' || required === 'until') return overlaps(required, wanted as string, answers);
  if (answer === undefined || answer === NOT_SAID) return false;
  const place = (value: unknown): number => values?.findIndex((choice) => choice.value === value) ?? -1;
  if (required === 'at-least') return place(answer) >= place(wanted);
  return required === 'at-most'
    ? answer <= (wanted as Answer)
    : (wanted as readonly Answer[]).includes(answer);
}

/** Whether a day of the candidate is not before the holder's first day, or not after the last one. */
function overlaps(bound: 'from' | 'until', wanted: string, { handoverFrom, handoverTo }: Answers): boolean {
  if (handoverFrom === undefined && handoverTo === undefined) return false;
  return bound === 'from'
    ? handoverTo === undefined || handoverTo >= wanted
    : handoverFrom === undefined || handoverFrom <= wanted;
}
