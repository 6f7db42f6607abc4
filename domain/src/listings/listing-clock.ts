import { addDays } from '../days.js';
import { PAUSE_DAYS, REMINDERS, SILENCE } from './listing-days.js';
import type { ListedContract, OffMarketReason } from './listing-life.js';

export interface ClockedListing extends ListedContract {
  /** Until when it stays listed without a sign of life; null for one that never expires. */
  freshUntil: string | null;
  /** How many reminders of it were sent. */
  reminders: number;
  /** Since when a question waits for the holder, and when they were reminded. */
  askedAt: string | null;
  questionRemindedAt: string | null;
}

export type ClockMove =
  | { action: 'take-off'; reason: OffMarketReason }
  /** Asks whether it is still available, for the first or the last time. */
  | { action: 'remind'; count: 1 | 2 }
  | { action: 'remind-of-question' };

const takeOff = (reason: OffMarketReason): ClockMove => ({ action: 'take-off', reason });

/** What time alone does with a listing now; null if nothing. Computed from stored times only, so repeating it is safe. */
export function clockMove(listing: ClockedListing, now: string): ClockMove | null {
  const { status, offMarketReason, offMarketAt, freshUntil } = listing;
  if (offMarketReason === 'paused' && offMarketAt && addDays(offMarketAt, PAUSE_DAYS) <= now)
    return takeOff('expired');
  if (status !== 'active') return null;
  if (listing.monthsLeft < 1) return takeOff('term-over');
  if (freshUntil && freshUntil <= now) return takeOff('expired');
  return silence(listing, now) ?? reminder(listing, now);
}

function silence({ askedAt, questionRemindedAt }: ClockedListing, now: string): ClockMove | null {
  if (!askedAt) return null;
  // a late reminder leaves the holder as much time as one that is sent on its day
  const end = questionRemindedAt && addDays(questionRemindedAt, SILENCE.end - SILENCE.reminder);
  if (end && end <= now && addDays(askedAt, SILENCE.end) <= now) return takeOff('holder-silent');
  return !questionRemindedAt && addDays(askedAt, SILENCE.reminder) <= now
    ? { action: 'remind-of-question' }
    : null;
}

function reminder({ freshUntil, reminders }: ClockedListing, now: string): ClockMove | null {
  if (!freshUntil) return null;
  const [first, last] = REMINDERS.map((days) => addDays(freshUntil, -days)) as [string, string];
  if (reminders < 2 && last <= now) return { action: 'remind', count: 2 };
  return reminders < 1 && first <= now ? { action: 'remind', count: 1 } : null;
}
