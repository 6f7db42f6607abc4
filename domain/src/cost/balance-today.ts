import { balanceAfter, monthsBetween, roundCents } from './amounts.js';
import type { CostedContract } from './cost.js';

/**
 * What is owed after the payments since the day for which balance and rate were stated, in cents; null if it is not known:
 * no balance was stated, or payments were made since then at a rate that was not.
 */
export function balanceToday(
  { monthlyPayment, termAsOf, facts: { balance, rate } }: CostedContract,
  today: string,
): number | null {
  if (typeof balance !== 'number') return null;
  const payments = monthsBetween(termAsOf, today);
  if (payments === 0) return balance;
  return typeof rate === 'number' ? roundCents(balanceAfter(balance, rate, monthlyPayment, payments)) : null;
}
