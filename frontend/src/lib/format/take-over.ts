import type { ContractType } from '../../generated/contracts';
import { formatCents, formatMonths } from './money';

/** Who has to agree before a contract of this type passes to another person. */
const CONSENT: Record<ContractType, string> = {
  CAR_LEASE: 'leasing company',
  APARTMENT: 'landlord',
  MORTGAGE: 'lender',
  TIMESHARE: 'resort',
  LOAN: 'lender',
};

export const approverOf = (type: ContractType): string => CONSENT[type];

interface TakenOver {
  type: ContractType;
  monthlyPayment: number;
  remainingTermMonths: number;
  transferFee: number | null;
}

/** What a buyer pays now, and what they take over. */
export const takeOverText = ({ type, monthlyPayment, remainingTermMonths, transferFee }: TakenOver) =>
  `You pay the ${formatCents(transferFee ?? 0)} transfer fee now. You take over ${formatCents(monthlyPayment)} a month for ${formatMonths(remainingTermMonths)} once the ${approverOf(type)} agrees.`;
