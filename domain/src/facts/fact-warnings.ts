import { annuity } from '../cost/amounts.js';
import { daysBetween } from '../transfers/days.js';
import type { ContractType, Facts } from './fact.js';
import { otherTypeIn } from './contract-kinds.js';

export interface WarnedContract {
  type: ContractType;
  title: string;
  description: string;
  monthlyPayment: number;
  remainingTermMonths: number;
  facts: Facts;
}

export interface FactWarning {
  key: 'loan-numbers' | 'mileage' | 'lease-end' | 'fees' | 'other-type' | 'ask-servicer';
  text: string;
}

const OTHER_TYPE: FactWarning = {
  key: 'other-type',
  text: 'The text seems to be about another type of contract. Please check the type.',
};

/** What does not fit together. Warnings stop no one: the holder reads them while writing, and an admin afterwards. */
export function factWarnings(contract: WarnedContract, today: string): FactWarning[] {
  const warnings = OF_TYPE[contract.type](contract, today);
  if (otherTypeIn(contract.type, `${contract.title}\n${contract.description}`)) warnings.push(OTHER_TYPE);
  return warnings;
}

const OF_TYPE: Record<ContractType, (contract: WarnedContract, today: string) => FactWarning[]> = {
  'car-lease': ({ facts: { mileageNow, milesPerYear, originalTermMonths } }) =>
    when(
      Number(mileageNow) > Math.round((Number(milesPerYear) * Number(originalTermMonths)) / 12),
      'mileage',
      'The car has more miles than the whole lease allows.',
    ),
  apartment: ({ facts: { leaseEnd }, remainingTermMonths }, today) =>
    when(
      Math.abs(daysBetween(`${addMonths(today, remainingTermMonths)}T00:00Z`, `${leaseEnd}T00:00Z`)) > 45,
      'lease-end',
      'The end of the lease does not match the remaining term.',
    ),
  mortgage: (contract) => [
    ...loanNumbers(contract),
    ...when(
      contract.facts['loanType'] === 'conventional' && contract.facts['transferAllowed'] !== 'confirmed',
      'ask-servicer',
      'Conventional loans are rarely assumable. Ask your servicer first.',
    ),
  ],
  timeshare: ({ facts: { maintenanceFeeYear, loanBalance = 0 }, monthlyPayment }) =>
    when(
      loanBalance === 0 &&
        Math.abs(monthlyPayment - Number(maintenanceFeeYear) / 12) > Number(maintenanceFeeYear) / 120,
      'fees',
      'The monthly payment is not a twelfth of the yearly fees, and no loan is stated.',
    ),
  loan: (contract) => loanNumbers(contract),
};

/** A comparison with a fact that is not stated is one with NaN, and so false. */
const when = (isWrong: boolean, key: FactWarning['key'], text: string): FactWarning[] =>
  isWrong ? [{ key, text }] : [];

/** More than 3 percent between the stated payment and the one that balance, rate and months lead to. */
function loanNumbers({ facts, monthlyPayment, remainingTermMonths }: WarnedContract): FactWarning[] {
  const { balance, rate, balloon = 0 } = facts;
  const fitting = annuity(Number(balance), Number(rate), remainingTermMonths);
  return when(
    balloon === 0 && Math.abs(fitting - monthlyPayment) > 0.03 * monthlyPayment,
    'loan-numbers',
    'Balance, rate, and remaining term do not match the monthly payment.',
  );
}

/** Empty for a number of months that is not typed yet. */
function addMonths(day: string, months: number): string {
  if (!Number.isInteger(months)) return '';
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
}
