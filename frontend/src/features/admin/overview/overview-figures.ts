import type { OverviewFiguresFieldsFragment as Figures } from '../../../generated/admin-overview';
import { formatCents, formatCount } from '../../../lib/format/money';

export type { Figures };

export const PERIODS = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
];

interface FigureRule {
  key: string;
  label: string;
  of: (figures: Figures) => number | null;
  text: (figures: Figures) => string;
  /** The list that it counts. */
  to: string;
}

const count = (key: keyof Figures, label: string, to: string): FigureRule => ({
  key,
  label,
  of: (figures) => figures[key],
  text: (figures) => formatCount(figures[key] as number),
  to,
});
const money = (key: 'revenue' | 'refunded', label: string, to: string): FigureRule => ({
  key,
  label,
  of: (figures) => figures[key],
  text: (figures) => formatCents(figures[key]),
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
  money('revenue', 'Revenue', '?tab=purchases'),
  money('refunded', 'Refunded', '?tab=purchases'),
  count('transfersCompleted', 'Handed over', '?tab=transfers&show=completed'),
  count('transfersCancelled', 'Transfers cancelled', '?tab=transfers&show=cancelled'),
  count('refundsAfterAcceptance', 'Refunds after acceptance', '?tab=transfers&show=cancelled'),
  count('reports', 'Reports', '?tab=reports&show=all'),
  {
    key: 'medianTransferDays',
    label: 'Median days to hand over',
    of: ({ medianTransferDays }) => medianTransferDays,
    text: ({ medianTransferDays }) =>
      medianTransferDays === null ? 'None yet' : formatCount(medianTransferDays),
    to: '?tab=transfers&show=completed',
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
