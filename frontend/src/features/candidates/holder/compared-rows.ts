import { questionsOf } from '@handover/domain/candidates/questions';
import type { Answers } from '@handover/domain/candidates/read-answers';
import type { Requirements } from '@handover/domain/candidates/requirements';
import type { ContractType } from '@handover/domain/types/words';
import type { CandidateFieldsFragment } from '../../../generated/candidates-holder';
import { answerRows } from '../../../lib/candidates/answer-words';
import { termRows } from '../../../lib/candidates/term-words';
import { aboutText, tickRows } from './candidate-words';

interface ComparedRow {
  key: string;
  label: string;
  values: string[];
}

const NOTHING = '–';

/** The newest terms that are on the table, or were agreed on. */
const termsText = (type: ContractType, { offers }: CandidateFieldsFragment): string => {
  const last = offers.findLast(({ status }) => status === 'MADE' || status === 'ACCEPTED');
  return (
    termRows(type, last?.terms)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(', ') || 'As listed'
  );
};

/** A row for each question that one of them answered, each requirement, and the terms. */
export function comparedRows(
  type: ContractType,
  candidates: readonly CandidateFieldsFragment[],
  requirements: Requirements | null,
): ComparedRow[] {
  const answers = candidates.map(
    (candidate) =>
      new Map(answerRows(type, candidate.answers as Answers | null).map((row) => [row.key, row.value])),
  );
  const ticks = candidates.map((candidate) => tickRows(type, requirements, candidate.requirements));
  return [
    { key: 'about', label: 'Member', values: candidates.map(aboutText) },
    { key: 'terms', label: 'Terms', values: candidates.map((candidate) => termsText(type, candidate)) },
    ...(ticks[0] ?? []).map(({ key, text }) => ({
      key: `requirement.${key}`,
      label: text,
      values: ticks.map((own) => (own.find((tick) => tick.key === key)?.met ? '✓ Met' : '✗ Not met')),
    })),
    ...questionsOf(type)
      .filter(({ key }) => answers.some((own) => own.has(key)))
      .map(({ key, label }) => ({ key, label, values: answers.map((own) => own.get(key) ?? NOTHING) })),
  ];
}
