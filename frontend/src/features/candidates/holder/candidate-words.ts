import { answersWithinText } from '@handover/domain/listings/answer-times';
import { handedOverText } from '@handover/domain/listings/handed-over-text';
import type { Requirements } from '@handover/domain/candidates/requirements';
import type { ContractType } from '@handover/domain/types/words';
import type { CandidateFieldsFragment } from '../../../generated/candidates-holder';
import { questionLabel, requirementRows } from '../../../lib/candidates/answer-words';

/** "Candidate 2": the holder learns no name. */
export const nameOf = ({ number }: { number: number }): string => `Candidate ${number}`;

/** "March 2026" for 2026-03. */
const monthOf = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What is known about a candidate without saying who they are. */
export const aboutText = ({
  memberSince,
  emailConfirmed,
  handedOver,
  answersWithinHours,
}: Pick<
  CandidateFieldsFragment,
  'memberSince' | 'emailConfirmed' | 'handedOver' | 'answersWithinHours'
>): string =>
  [
    `Member since ${monthOf(memberSince)}`,
    emailConfirmed && 'Email confirmed',
    handedOver > 0 && handedOverText(handedOver),
    answersWithinHours !== null && answersWithinText(answersWithinHours),
  ]
    .filter(Boolean)
    .join(' · ');

/** The ticks of a candidate with the requirements in words. */
export function tickRows(
  type: ContractType,
  requirements: Requirements | null,
  ticks: CandidateFieldsFragment['requirements'],
) {
  const words = new Map(requirementRows(type, requirements).map(({ key, text }) => [key, text]));
  return ticks.map(({ key, met }) => ({ key, met, text: words.get(key) ?? questionLabel(type, key) }));
}
