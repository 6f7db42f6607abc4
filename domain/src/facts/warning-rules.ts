import { annuity } from '../cost/amounts.js';
import { formatCents } from '../money.js';
import type { FactWarning, WarnedContract } from './fact.js';

/** A comparison with a fact that is not stated is one with NaN, and so false. */
export const when = (isWrong: boolean, key: FactWarning['key'], text: string): FactWarning[] =>
  isWrong ? [{ key, text }] : [];

/** The monthly payment that balance, rate and months lead to; NaN if one of them is not stated. */
export const fittingPayment = ({ facts: { balance, rate }, remainingTermMonths }: WarnedContract): number =>
  annuity(Number(balance), Number(rate), remainingTermMonths);

/** More than 3 percent between the stated payment and the fitting one. `more` says what the difference may be. */
export function loanNumbers(contract: WarnedContract, more = ''): FactWarning[] {
  const { facts, monthlyPayment } = contract;
  const fitting = fittingPayment(contract);
  return when(
    (facts['balloon'] ?? 0) === 0 && Math.abs(fitting - monthlyPayment) > 0.03 * monthlyPayment,
    'loan-numbers',
    `Balance, rate, and remaining term do not match the monthly payment. It would be about ${inDollars(fitting)}.${more}`,
  );
}

/** Whole dollars. */
export const inDollars = (cents: number): string => formatCents(Math.round(cents / 100) * 100);
