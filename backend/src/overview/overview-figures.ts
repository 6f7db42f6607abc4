import { shiftDay } from '@handover/domain/days';
import { OverviewBucket, OverviewFigures } from './overview.types.js';

/** The figures of days, by day and by name. */
export type NumbersByDay = Map<string, Record<string, number>>;

const WEEK = 7;
/** The longest period that is shown by day. */
const BY_DAY = 30;

/** Adds up the days from `from` to `until`, both included. A day that was not counted has no figures. */
export function figuresOf(
  days: NumbersByDay,
  { from, until }: { from: string; until: string },
  mode: string,
): OverviewFigures {
  const sums: Record<string, number> = {};
  for (const [day, numbers] of days)
    if (day >= from && day <= until)
      for (const [name, value] of Object.entries(numbers)) sums[name] = (sums[name] ?? 0) + value;
  const sum = (name: string): number => sums[name] ?? 0;
  return Object.assign(new OverviewFigures(), {
    members: sum('members'),
    listings: sum('listings'),
    questions: sum('questions'),
    answers: sum('answers'),
    purchases: sum(`purchases:${mode}`),
    revenue: sum(`revenue:${mode}`),
    refunds: sum(`refunds:${mode}`),
    refunded: sum(`refunded:${mode}`),
    transfersCompleted: sum('completed'),
    transfersCancelled: sum('cancelled'),
    refundsAfterAcceptance: sum('refunds-after-acceptance'),
    sellersStoppedAgain: sum('sellers-stopped-again'),
    applications: sum('applications'),
    candidatesChosen: sum('candidates-chosen'),
    boughtFromLine: sum('bought-from-line'),
    nextBuyers: sum('next-buyers'),
    reports: sum('reports'),
    medianTransferDays: medianDays(sums),
  });
}

/** The median of what `days:14` and the like count, rounded; null if nothing was counted. */
export function medianDays(sums: Record<string, number>): number | null {
  const counts = Object.entries(sums)
    .filter(([name]) => name.startsWith('days:'))
    .map(([name, count]) => ({ days: Number(name.slice('days:'.length)), count }))
    .toSorted((a, b) => a.days - b.days);
  const total = counts.reduce((all, { count }) => all + count, 0);
  if (total === 0) return null;
  const at = (position: number): number => {
    let seen = 0;
    return counts.find(({ count }) => (seen += count) > position)?.days as number;
  };
  return Math.round((at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2);
}

/** Parts of the period in their order: days, or weeks that end with its last day, so that the first may be shorter. */
export function bucketsOf(
  days: NumbersByDay,
  { from, until, length }: { from: string; until: string; length: number },
  mode: string,
): OverviewBucket[] {
  const size = length > BY_DAY ? WEEK : 1;
  const buckets: OverviewBucket[] = [];
  for (let last = until; last >= from; last = shiftDay(last, -size)) {
    const first = [from, shiftDay(last, 1 - size)].toSorted().at(-1) as string;
    const figures = figuresOf(days, { from: first, until: last }, mode);
    buckets.unshift(Object.assign(new OverviewBucket(), { from: first, until: last, figures }));
  }
  return buckets;
}
