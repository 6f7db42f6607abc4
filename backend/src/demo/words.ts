import type { Random } from './random.js';

/** $389 or $389.42, as people write it. */
export const usd = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });

/** $14,300 of 14,287.12: nobody writes the cents of a balance. */
export const about = (cents: number): string => usd(Math.round(cents / 10_000) * 10_000);

export const number = (value: number): string => value.toLocaleString('en-US');

/** 12k of 12,000. */
export const thousands = (value: number): string => `${Number((value / 1000).toFixed(1))}k`;

export const years = (months: number): string => {
  const whole = Math.floor(months / 12);
  if (whole === 0) return `${months} months`;
  return months % 12 === 0
    ? `${whole} year${whole > 1 ? 's' : ''}`
    : `${whole} years and ${months % 12} months`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "March 2027": a month so far from now. */
export function monthFrom(now: number, months: number): string {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  return `${MONTHS[then.getUTCMonth()]} ${then.getUTCFullYear()}`;
}

/** What is paid each month for a loan, in cents. */
export function annuity(principalCents: number, yearlyPercent: number, months: number): number {
  const rate = yearlyPercent / 1200;
  return Math.round(
    rate === 0 ? principalCents / months : (principalCents * rate) / (1 - (1 + rate) ** -months),
  );
}

/** What is still owed when so many months are left, in cents. */
export function balanceLeft(paymentCents: number, yearlyPercent: number, monthsLeft: number): number {
  const rate = yearlyPercent / 1200;
  return Math.round(
    rate === 0 ? paymentCents * monthsLeft : (paymentCents * (1 - (1 + rate) ** -monthsLeft)) / rate,
  );
}

/** A text of sentences for one set of facts; null where a sentence does not fit them. */
export type Sentence<Facts> = (facts: Facts) => string | null;

export interface Story<Facts> {
  /** Why they leave; always the beginning or, seldom, the end. */
  reasons: readonly Sentence<Facts>[];
  /** What it is: one to three of them. */
  facts: readonly Sentence<Facts>[];
  /** What the next holder must know or bring: one of them, mostly. */
  conditions: readonly Sentence<Facts>[];
  /** How people end such a text; seldom. */
  endings: readonly Sentence<Facts>[];
}

/** Two to six sentences that belong together. */
export function tell<Facts>(random: Random, story: Story<Facts>, facts: Facts): string {
  const dealt = (list: readonly Sentence<Facts>[]): string => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const sentence = random.deal(list)(facts);
      if (sentence) return sentence;
    }
    return '';
  };
  const reason = dealt(story.reasons);
  const middle = new Set(Array.from({ length: random.int(1, 3) }, () => dealt(story.facts)));
  const condition = random.chance(0.85) ? [dealt(story.conditions)] : [];
  const ending = random.chance(0.3) ? [dealt(story.endings)] : [];
  const sentences = random.chance(0.8)
    ? [reason, ...middle, ...condition, ...ending]
    : [...middle, reason, ...condition, ...ending];
  return sentences.filter(Boolean).join(' ');
}

/** One of the titles that fits the facts. */
export function entitle<Facts>(random: Random, titles: readonly Sentence<Facts>[], facts: Facts): string {
  for (;;) {
    const title = random.deal(titles)(facts);
    if (title) return title;
  }
}
