import { dueAt } from '@handover/domain/transfers/transfer-due';
import type { TransferFieldsFragment } from '../../generated/transfer';

export type Step = TransferFieldsFragment['steps'][number];

const asDay = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const day = new Intl.DateTimeFormat('en-US', asDay);
const dayOfYear = new Intl.DateTimeFormat('en-US', { ...asDay, year: 'numeric' });
const asMoment = { ...asDay, hour: 'numeric', minute: '2-digit' } as const;
const moment = new Intl.DateTimeFormat('en-US', asMoment);
const deadline = new Intl.DateTimeFormat('en-US', { ...asMoment, timeZoneName: 'short' });
const spaced = (text: string) => text.replace(/\u202f/g, ' ');

/** A day of the calendar is the same in every time zone: read it at noon of the reader's. */
const dateOf = (text: string) => new Date(text.length === 10 ? `${text}T12:00:00` : text);

/** "Tue, May 14", with the year if it is not this one. For a moment or a day, YYYY-MM-DD. */
export function formatDate(text: string): string {
  const date = dateOf(text);
  return (date.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(date);
}

/** "Tue, May 14, 3:00 PM" in the reader's time zone. */
export const formatMoment = (iso: string): string => spaced(moment.format(new Date(iso)));

/** "Tue, May 14, 3:00 PM EDT": missing it has a consequence, so it names the zone. */
export const formatDeadline = (iso: string): string => spaced(deadline.format(new Date(iso)));

/** The day on which the step is due, as a text; null if it is not the current one. */
export function dueDay(step: Step): string | null {
  const { dueAt: due, expectedOn } = step;
  const latest = dueAt(step);
  return latest && formatDate(latest === due || !expectedOn ? latest : expectedOn);
}

export function isLate(step: Step, now: string): boolean {
  const due = dueAt(step);
  return due !== null && due < now;
}

/** The date after the given number of days, as text. */
export const daysAfter = (iso: string, days: number): string =>
  formatDate(new Date(Date.parse(iso) + days * 86_400_000).toISOString());

/** Today in the reader's time zone, YYYY-MM-DD. */
export function today(shift = 0): string {
  const now = new Date();
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + shift);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
