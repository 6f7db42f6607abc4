/** The setting with which an admin changes how long a listing stays up without a sign of life of its holder. */
export const LISTING_DAYS = 'listing_days';
export const LISTING_DAYS_RANGE = { min: 14, max: 90, usual: 30 } as const;

/** How long before the end the holder is emailed, in days; the first email comes first. */
export const REMINDERS = [7, 1] as const;
/** A pause that lasts longer ends as expired. */
export const PAUSE_DAYS = 60;
/** How long a listing that was taken off can be relisted. */
export const RELIST_DAYS = 90;
/** A question without an answer of the holder: the reminder, and when the listing is taken off, in days. */
export const SILENCE = { reminder: 3, end: 10 } as const;

/** Whether a text is a whole number of days in the allowed range. */
export function isListingDays(text: string): boolean {
  const { min, max } = LISTING_DAYS_RANGE;
  return /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max;
}
