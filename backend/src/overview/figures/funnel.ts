import { shiftDay } from '@handover/domain/days';
import { END_REASONS } from '@handover/domain/transfers/transfer-endings';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import type { NumbersByDay } from '../overview-figures.js';
import { FunnelWeek, ListingTime, TransferEndings } from './figures.types.js';

/** The Monday on or before the day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return shiftDay(day, -sinceMonday);
}

/** The sums of the numbers by name. */
function sumsOf(days: NumbersByDay, isIn: (day: string) => boolean = () => true): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [day, numbers] of days)
    if (isIn(day))
      for (const [name, value] of Object.entries(numbers)) sums.set(name, (sums.get(name) ?? 0) + value);
  return sums;
}

/** A row per week and type, also without figures; the oldest week first. */
export function funnelOf(days: NumbersByDay, from: string, weeks: number, mode: string): FunnelWeek[] {
  return Array.from({ length: weeks }, (_, at) => shiftDay(from, 7 * at)).flatMap((week) => {
    const sums = sumsOf(days, (day) => day >= week && day < shiftDay(week, 7));
    return CONTRACT_TYPES.map((type) => {
      const sum = (name: string) => sums.get(`${name}:${type}`) ?? 0;
      return Object.assign(new FunnelWeek(), {
        week,
        type,
        seen: sum('seen'),
        asked: sum('asked'),
        paid: sum(`paid:${mode}`),
        accepted: sum('accepted'),
        handedOver: sum('handed-over'),
      });
    });
  });
}

/** How often each number of days was measured. */
type Histogram = Map<number, number>;

/** All types first, then each type that was sold. */
export function listingTimesOf(days: NumbersByDay, mode: string): ListingTime[] {
  const all: Histogram = new Map();
  const byType = new Map<string, Histogram>();
  for (const [name, count] of sumsOf(days)) {
    const [figure, ofMode, type = '', taken] = name.split(':');
    if (figure !== 'buyer-days' || ofMode !== mode) continue;
    const ofType = byType.get(type) ?? new Map<number, number>();
    byType.set(type, ofType);
    for (const counts of [all, ofType]) counts.set(Number(taken), (counts.get(Number(taken)) ?? 0) + count);
  }
  return [
    ...timesOf(null, all),
    ...CONTRACT_TYPES.flatMap((type) => timesOf(type, byType.get(type) ?? new Map())),
  ];
}

function timesOf(type: ListingTime['type'], counts: Histogram): ListingTime[] {
  const count = [...counts.values()].reduce((sum, value) => sum + value, 0);
  if (count === 0) return [];
  const [lowerQuartile, median, upperQuartile] = [0.25, 0.5, 0.75].map((share) => quantile(counts, share));
  return [Object.assign(new ListingTime(), { type, count, lowerQuartile, median, upperQuartile })];
}

/** Rounded, and interpolated between two values as percentile_cont of PostgreSQL does. */
export function quantile(counts: Histogram, share: number): number {
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const at = (position: number): number => {
    let seen = 0;
    return sorted.find(([, count]) => (seen += count) > position)?.[0] as number;
  };
  const position = (total - 1) * share;
  const below = at(Math.floor(position));
  return Math.round(below + (at(Math.ceil(position)) - below) * (position % 1));
}

/** The most frequent first. */
export function endingsOf(days: NumbersByDay): TransferEndings[] {
  const sums = sumsOf(days);
  return END_REASONS.map((reason) =>
    Object.assign(new TransferEndings(), { reason, count: sums.get(`ended:${reason}`) ?? 0 }),
  )
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
