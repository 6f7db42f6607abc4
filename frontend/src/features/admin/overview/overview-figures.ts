import type { OverviewFiguresFieldsFragment as Figures } from '../../../generated/admin-overview';
import { formatCents, formatCount } from '../../../lib/format/money';

export type { Figures };

export const PERIODS = ['7', '30', '90', '365'].map((days) => ({ value: days, label: `Last ${days} days` }));

interface FigureRule {
  key: string;
  label: string;
  of: (figures: Figures) => number | null;
  text: (figures: Figures) => string;
  /** The list that it counts. */
  to: string;
}

const count = (key: keyof Figures, label: string, to: string, format = formatCount): FigureRule => ({
  key,
  label,
  of: (figures) => figures[key],
  text: (figures) => format(figures[key] as number),
  to,
});

/** Every figure of a period, in display order. */
export const FIGURES: readonly FigureRule[] = [
  count('members', 'New members', '?tab=users'),
  count('listings', 'New listings', '?tab=contracts'),
  {
    ...count('answers', 'Questions answered', '?tab=contracts'),
    text: ({ answers, questions }) => `${formatCount(answers)} of ${formatCount(questions)}`,
  },
  count('purchases', 'Purchases', '?tab=purchases'),
  count('revenue', 'Revenue', '?tab=purchases', formatCents),
  count('refunded', 'Refunded', '?tab=purchases', formatCents),
  count('transfersCompleted', 'Handed over', '?tab=transfers&show=completed'),
  count('transfersCancelled', 'Transfers cancelled', '?tab=transfers&show=cancelled'),
  count('refundsAfterAcceptance', 'Refunds after acceptance', '?tab=transfers&show=cancelled'),
  count('reports', 'Reports', '?tab=reports&show=all'),
  {
    ...count('medianTransferDays', 'Median days to hand over', '?tab=transfers&show=completed'),
    text: ({ medianTransferDays: days }) => (days === null ? 'None yet' : formatCount(days)),
  },
];

/** How a figure differs from the period before: "+25% from 40". */
export function changeText({ of, text }: FigureRule, current: Figures, before: Figures): string {
  const [now, then] = [of(current), of(before)];
  if (then === null || then === 0)
    return now ? 'None in the previous period' : 'None in the previous period either';
  const percent = Math.round((((now ?? 0) - then) / then) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${Math.abs(percent)}% from ${text(before)}`;
}

const day = (iso: string) =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });

/** A day or a week of the series. */
export const bucketLabel = ({ from, until }: { from: string; until: string }): string =>
  from === until ? day(from) : `${day(from)} to ${day(until)}`;
