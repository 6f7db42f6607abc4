import type { OverviewFiguresFieldsFragment as Figures } from '../../../generated/admin-overview';
import { formatCents, formatCount } from '../../../lib/format/money';

export type { Figures };

export const PERIODS = ['7', '30', '90', '365'].map((days) => ({ value: days, label: `Last ${days} days` }));

interface FigureRule {
  key: string;
  label: string;
  of: (figures: Figures) => number | null;
  text: (figures: Figures) => string;
  /** For a part of a whole: how many percent it is; null if there is no whole. */
  share?: (figures: Figures) => number | null;
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
    ...count('answers', 'Answered in 24 hours', '?tab=contracts'),
    text: ({ answers, questions }) => `${formatCount(answers)} of ${formatCount(questions)}`,
    share: ({ answers, questions }) => (questions === 0 ? null : (answers / questions) * 100),
  },
  count('purchases', 'Purchases', '?tab=sales'),
  count('revenue', 'Revenue', '?tab=sales', formatCents),
  count('refunded', 'Refunded', '?tab=sales', formatCents),
  count('transfersCompleted', 'Handed over', '?tab=sales&show=completed'),
  count('transfersCancelled', 'Transfers cancelled', '?tab=sales&show=cancelled'),
  count('refundsAfterAcceptance', 'Refunds after acceptance', '?tab=sales&show=cancelled'),
  count('sellersStoppedAgain', 'Sellers who stopped again', '?tab=sales&show=cancelled'),
  count('applications', 'Applications', '?tab=contracts'),
  count('candidatesChosen', 'Candidates chosen', '?tab=contracts'),
  count('boughtFromLine', 'Bought from the line', '?tab=sales'),
  count('nextBuyers', 'Next buyer in 7 days', '?tab=sales'),
  count('reports', 'Reports', '?tab=reports&show=all'),
  {
    ...count('medianTransferDays', 'Median days to hand over', '?tab=sales&show=completed'),
    text: ({ medianTransferDays: days }) => (days === null ? 'None yet' : formatCount(days)),
  },
];

/** How a figure differs from the period before: "+25% from 40", or for a share "77%, +6 points from 71%". */
export function changeText(figure: FigureRule, current: Figures, before: Figures): string {
  const { of, text, share } = figure;
  if (share) return shareText(share(current), share(before));
  const [now, then] = [of(current), of(before)];
  if (then === null || then === 0)
    return now ? 'None in the previous period' : 'None in the previous period either';
  return `${signed((((now ?? 0) - then) / then) * 100)}% from ${text(before)}`;
}

function shareText(now: number | null, then: number | null): string {
  if (then === null) return now === null ? 'None in the previous period either' : `${Math.round(now)}%`;
  if (now === null) return `${Math.round(then)}% in the previous period`;
  const points = Math.round(now) - Math.round(then);
  return `${Math.round(now)}%, ${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} from ${Math.round(then)}%`;
}

function signed(value: number): string {
  const rounded = Math.round(value);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '±';
  return `${sign}${Math.abs(rounded)}`;
}

/** "Mar 1". */
export const dayLabel = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });

/** A day or a week of the series. */
export const bucketLabel = ({ from, until }: { from: string; until: string }): string =>
  from === until ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(until)}`;
