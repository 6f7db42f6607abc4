import { formatCents } from '../facts/format-fact.js';

/**
 * What was measured with a company is shown from this many decisions of contracts of this many holders on, and a fee from
 * this many observations on: fewer would tell about single people.
 */
export const FIGURES_FROM = { decisions: 10, holders: 5, fees: 10 } as const;

export interface MeasuredFigures {
  decided: number;
  approved: number;
  medianDaysToDecision: number;
  /** In cents. */
  medianFee?: number | null;
}

/** "Measured here: half were decided within 9 days (14 decisions, 11 approved)." */
export function figuresText({
  decided,
  approved,
  medianDaysToDecision: days,
  medianFee,
}: MeasuredFigures): string {
  const within = days > 1 ? `${days} days` : 'a day';
  const fee = medianFee == null ? '' : ` Half paid a transfer fee of ${formatCents(medianFee)} or less.`;
  return `Measured here: half were decided within ${within} (${decided} decisions, ${approved} approved).${fee}`;
}
