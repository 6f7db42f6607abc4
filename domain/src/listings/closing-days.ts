import { daysBetween } from '../days.js';

/** How long before the last day of a transfer the holder is told of it, in days; the first notice comes first. */
export const CLOSING_NOTICES = [60, 30, 7] as const;

/** The notice that is due today; null before the first one and after the last day. */
export function closingNotice(lastDay: string, today: string): number | null {
  const left = daysBetween(`${today}T00:00Z`, `${lastDay}T00:00Z`);
  return left < 0 ? null : (CLOSING_NOTICES.findLast((days) => left <= days) ?? null);
}
