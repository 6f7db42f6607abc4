import { annuity } from '../cost/amounts.js';
import { formatCents } from '../money.js';
import type { FactWarning, WarnedContract } from './fact.js';

/** A comparison with a fact that is not stated is one with NaN, and so false. */
export const when = (isWrong: boolean, key: FactWarning['key'], text: string): FactWarning[] =>
  isWrong ? [{ key, text }] : [];

/** More than 3 percent between the stated payment and the one that balance, rate and months lead to. */
export function loanNumbers({ facts, monthlyPayment, remainingTermMonths }: WarnedContract): FactWarning[] {
  const { balance, rate, balloon = 0 } = facts;
  const fitting = annuity(Number(balance), Number(rate), remainingTermMonths);
  return when(
    balloon === 0 && Math.abs(fitting - monthlyPayment) > 0.03 * monthlyPayment,
    'loan-numbers',
    `Balance, rate, and remaining term do not match the monthly payment. It would be about ${formatCents(Math.round(fitting / 100) * 100)}.`,
  );
}
