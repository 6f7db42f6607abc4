/* Money is in cents, rates are thousandths of a percent a year (2.875 % is 2875), days are YYYY-MM-DD. */

/** To whole cents, half away from zero. */
export const roundCents = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents)) || 0;

/** The interest of a month on an amount of 1. */
const monthly = (rate: number): number => rate / 1_200_000;

/** The payment that pays off a balance in the given number of months. */
export function annuity(balance: number, rate: number, months: number): number {
  const i = monthly(rate);
  return i === 0 ? balance / months : (balance * i) / (1 - (1 + i) ** -months);
}

/** What is owed after the given number of payments. */
export function balanceAfter(balance: number, rate: number, payment: number, months: number): number {
  const i = monthly(rate);
  if (i === 0) return balance - payment * months;
  const growth = (1 + i) ** months;
  return balance * growth - (payment * (growth - 1)) / i;
}

/** Whole calendar months from one day to a later one; 0 if it is not later. Lists call it for each contract. */
export function monthsBetween(from: string, to: string): number {
  const isIncomplete = to.slice(8) < from.slice(8);
  return Math.max(0, monthNumber(to) - monthNumber(from) - (isIncomplete ? 1 : 0));
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
