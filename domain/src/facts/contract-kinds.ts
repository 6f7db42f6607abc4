import type { ContractType } from './fact.js';

/** Words that name a type without doubt. */
const NAMES: Readonly<Record<ContractType, RegExp>> = {
  'car-lease': /\b(?:car|auto|vehicle|truck|suv) leases?\b/i,
  apartment: /\b(?:apartment|sublets?|subleases?|sublease)\b/i,
  mortgage: /\bmortgages?\b/i,
  timeshare: /\btime-?shares?\b/i,
  loan: /\b(?:auto|car|boat|rv|motorcycle|personal|solar|business|equipment) loans?\b/i,
};

/** Words that fit a type, although they may fit another one, too. */
const FITTING: Readonly<Record<ContractType, RegExp>> = {
  'car-lease': /\bleas|\bcar\b|\bmiles?\b|\bdriv/i,
  apartment: /\bapartment|\bleas|\brent|\bsublet|\bstudio\b|\bbed/i,
  mortgage: /\bmortgage|\bassum|\bloan|\bhome\b|\bhouse\b|\brate\b/i,
  timeshare: /\btime-?share|\bresort|\bweek|\bpoints?\b|\bvacation/i,
  loan: /\bloan|\bapr\b|\bpayoff|\bbalance/i,
};

/** The other type that a text is about; null if it fits its own type, too. */
export function otherTypeIn(type: ContractType, text: string): ContractType | null {
  if (FITTING[type].test(text)) return null;
  return (
    (Object.keys(NAMES) as ContractType[]).find((other) => other !== type && NAMES[other].test(text)) ?? null
  );
}

const STUDENT_LOAN = /\bstudent[\s-]loans?\b/i;

/** Contracts that must not be handed over here. The words are no proof, so an admin decides. */
const REFUSED: readonly RegExp[] = [
  STUDENT_LOAN,
  /\bcredit[\s-]cards? (?:debt|balance|account)s?\b/i,
  /\bsubject[\s-]to (?:(?:the|my|our|an?) )?(?:existing )?(?:mortgage|loan|financing)\b|\bsub[\s-]?2\b/i,
  /\bwrap(?:[\s-]?around)? (?:mortgage|loan)\b|\bwraparound\b/i,
  /\bcontract for deed\b|\bland contract\b/i,
  /\breverse mortgages?\b/i,
  /\brent[\s-]to[\s-]own\b|\blease[\s-]to[\s-]own\b/i,
  /\bsection 8\b|\bpublic housing\b|\bhousing (?:choice )?vouchers?\b/i,
  /\btime-?share (?:exit|cancellation|relief)\b/i,
];

/** Whether the text names a kind of contract that may not be handed over. */
export const namesRefusedKind = (text: string): boolean => REFUSED.some((words) => words.test(text));

/** Why a contract of this type with this text is refused without an admin; null if it is not. */
export const refusalOf = (type: ContractType, text: string): string | null =>
  type === 'loan' && STUDENT_LOAN.test(text)
    ? 'Student loans cannot change hands, so they cannot be listed.'
    : null;
