const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const NUMBER = new Intl.NumberFormat('en-US');
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** $389 or $389.42, as people write it. */
export const usd = (cents: number): string => DOLLARS.format(cents / 100);

/** $14,300 for 14,287.12: people round a balance or the price of a house. */
export const about = (cents: number): string => usd(Math.round(cents / 10_000) * 10_000);

export const number = (value: number): string => NUMBER.format(value);

/** 12k for 12,000. */
export const thousands = (value: number): string => `${Number((value / 1000).toFixed(1))}k`;

export function years(months: number): string {
  const plural = (count: number, unit: string) => (count ? [`${count} ${unit}${count > 1 ? 's' : ''}`] : []);
  return [...plural(Math.floor(months / 12), 'year'), ...plural(months % 12, 'month')].join(' and ');
}

/** The month that lies this many months ahead, such as "March 2027". */
export function monthFrom(now: number, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + months, 1);
  return MONTH.format(then);
}

/** The monthly payment of a fixed-rate loan, in cents. */
export function annuity(principalCents: number, yearlyPercent: number, months: number): number {
  const rate = yearlyPercent / 1200;
  return Math.round((principalCents * rate) / (1 - (1 + rate) ** -months));
}

/** What is still owed on a fixed-rate loan, in cents. */
export function balanceLeft(paymentCents: number, yearlyPercent: number, monthsLeft: number): number {
  const rate = yearlyPercent / 1200;
  return Math.round((paymentCents * (1 - (1 + rate) ** -monthsLeft)) / rate);
}

/** The cents of an amount that was written by `usd`. */
export const centsOf = (amount: string): number => Math.round(Number(amount.replace(/[$,]/g, '')) * 100);

/** The last day of the month that lies this many months ahead, as YYYY-MM-DD. */
export function lastDayOf(now: number, months: number): string {
  const then = new Date(now);
  return new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + months + 1, 0))
    .toISOString()
    .slice(0, 10);
}

/** The day that lies this many days ahead, as YYYY-MM-DD. */
export const dayFrom = (now: number, days: number): string =>
  new Date(now + days * DAY_MS).toISOString().slice(0, 10);

const DAY_MS = 24 * 60 * 60_000;
