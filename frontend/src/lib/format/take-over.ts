import { WORDS } from '@handover/domain/types/words';
import type { ContractType } from '../../generated/contracts';
import { wordOf } from '../enum-words';
import { formatCents, formatMonths } from './money';

/** Who has to agree before a contract of this type passes to another person. */
export const approverOf = (type: ContractType): string => WORDS[wordOf(type)].approver;

interface TakenOver {
  type: ContractType;
  monthlyPayment: number;
  remainingTermMonths: number;
  endless: boolean;
  transferFee: number | null;
}

/** What a buyer pays now, and what they take over. */
export const takeOverText = ({ type, monthlyPayment, transferFee, ...term }: TakenOver) =>
  `You pay the ${formatCents(transferFee ?? 0)} transfer fee now. You take over ${formatCents(monthlyPayment)} a month ${term.endless ? 'without an end' : `for ${formatMonths(term.remainingTermMonths)}`} once the ${approverOf(type)} agrees.`;
