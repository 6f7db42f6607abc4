import type { AdminFiguresQuery } from '../../../../generated/admin-overview';
import { formatCount } from '../../../../lib/format/money';
import { dayLabel } from '../overview-figures';

export type FunnelWeek = AdminFiguresQuery['funnel'][number];
export type Steps = Pick<FunnelWeek, 'seen' | 'asked' | 'paid' | 'accepted' | 'handedOver'>;
type Step = keyof Steps;

/** The steps of the funnel in their order. */
export const STEPS: readonly { key: Step; label: string }[] = [
  { key: 'seen', label: 'Seen' },
  { key: 'asked', label: 'Asked' },
  { key: 'paid', label: 'Paid' },
  { key: 'accepted', label: 'Accepted' },
  { key: 'handedOver', label: 'Handed over' },
];

const NONE: Steps = { seen: 0, asked: 0, paid: 0, accepted: 0, handedOver: 0 };

/** How many weeks a period of days touches at most; the server has figures of 52. */
export const weeksOf = (days: number): number => Math.min(52, Math.ceil(days / 7) + 1);

const added = (a: Steps, b: Steps): Steps => ({
  seen: a.seen + b.seen,
  asked: a.asked + b.asked,
  paid: a.paid + b.paid,
  accepted: a.accepted + b.accepted,
  handedOver: a.handedOver + b.handedOver,
});

export interface Week {
  label: string;
  steps: Steps;
}

/** The weeks in their order, of one type or of all. */
export function weeksOfType(rows: readonly FunnelWeek[], type: string | undefined): Week[] {
  const weeks = new Map<string, Steps>();
  for (const row of rows) {
    const before = weeks.get(row.week) ?? NONE;
    weeks.set(row.week, type === undefined || row.type === type ? added(before, row) : before);
  }
  return [...weeks].map(([week, steps]) => ({ label: dayLabel(week), steps }));
}

export const totalOf = (weeks: readonly Week[]): Steps =>
  weeks.reduce((sum, { steps }) => added(sum, steps), NONE);

/**
 * How many a step counts for every 100 of the step before it; a dash if that one counts none. Not a share: a purchase
 * without a question, or one that was paid for in an earlier week, is not among those of the step before.
 */
export function perHundred(steps: Steps, at: number): string {
  const [now = 0, before] = [STEPS[at], STEPS[at - 1]].map((step) => step && steps[step.key]);
  return before ? formatCount(Math.round((now / before) * 100)) : '–';
}
