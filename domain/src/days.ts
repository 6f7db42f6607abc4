/* Points in time are ISO timestamps and days are YYYY-MM-DD, both in UTC, as the database and both APIs write them. */

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

export const dayOf = (at: string): string => at.slice(0, 10);
export const addMs = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();
export const addDays = (at: string, days: number): string => addMs(at, days * DAY_MS);
export const shiftDay = (day: string, days: number): string => dayOf(addDays(`${day}T00:00:00.000Z`, days));
/** The first moment after the day. */
export const endOfDay = (day: string): string => addDays(`${day}T00:00:00.000Z`, 1);
export const msBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from);
export const daysBetween = (from: string, to: string): number => msBetween(from, to) / DAY_MS;

/** Whether the text is a day of the calendar: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && dayOf(at.toISOString()) === text;
}
