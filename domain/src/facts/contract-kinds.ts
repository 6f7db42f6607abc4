import { FACTS } from '../types/facts.js';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';

/** The other type that a text is about; null if it fits its own type, too. */
export const otherTypeIn = (type: ContractType, text: string): ContractType | null =>
  FACTS[type].fitting.test(text)
    ? null
    : (CONTRACT_TYPES.find((other) => other !== type && FACTS[other].named.test(text)) ?? null);

/** Contracts that must not be handed over here. The words are no proof, so an admin decides. */
const REFUSED: readonly RegExp[] = [
  ...CONTRACT_TYPES.flatMap((type) => FACTS[type].refusal?.named ?? []),
  /\bcredit[\s-]cards? (?:debt|balance|account)s?\b/i,
  /\bsubject[\s-]to (?:(?:the|my|our|an?) )?(?:existing )?(?:mortgage|loan|financing)\b|\bsub[\s-]?2\b/i,
  /\bwrap(?:[\s-]?around)? (?:mortgage|loan)\b|\bwraparound\b/i,
  /\bcontract for deed\b|\bland contract\b/i,
  /\breverse mortgages?\b/i,
  /\brent[\s-]to[\s-]own\b|\blease[\s-]to[\s-]own\b/i,
  /\bpublic housing\b/i,
  /\btime-?share (?:exit|cancellation|relief)\b/i,
];

/** Whether the text names a kind of contract that may not be handed over. */
export const namesRefusedKind = (text: string): boolean => REFUSED.some((words) => words.test(text));

/** Why a contract of this type with this text is refused without an admin; null if it is not. */
export function refusalOf(type: ContractType, text: string): string | null {
  const { refusal } = FACTS[type];
  return refusal?.named.test(text) ? refusal.text : null;
}
