const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export const formatCents = (cents: number): string => DOLLARS.format(cents / 100);

/** "Nov 21, 2026, 11:54 PM UTC": as on the site, with the zone, because a mail cannot know its reader's. */
export const formatMoment = (iso: string): string => `${MOMENT.format(new Date(iso))} UTC`;
