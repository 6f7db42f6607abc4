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
  transferFee: number | null;
}

/** What a buyer pays now, and what they take over. */
export const takeOverText = ({ type, monthlyPayment, remainingTermMonths, transferFee }: TakenOver) =>
  `You pay the ${formatCents(transferFee ?? 0)} transfer fee now. You take over ${formatCents(monthlyPayment)} a month for ${formatMonths(remainingTermMonths)} once the ${approverOf(type)} agrees.`;
