import { DAY_MS } from '@handover/domain/days';
import { nameEnum } from '../common/api/enum-of.js';

/** How often a member is told of new contracts that match a saved search. */
export enum AlertFrequency {
  /** Within 15 minutes, and at most a few emails a day. */
  INSTANT = 'instant',
  DAILY = 'daily',
  WEEKLY = 'weekly',
  OFF = 'off',
}

nameEnum(
  AlertFrequency,
  'AlertFrequency',
  'How often a member is told of new contracts that match a saved search.',
);

const MINUTE_MS = 60_000;

/**
 * How long until the job looks at a search again. The job runs every 15 minutes, and an instant search is due at each run:
 * 10 minutes leave a margin for runs that start early.
 */
const EVERY_MS: Record<AlertFrequency, number | null> = {
  [AlertFrequency.INSTANT]: 10 * MINUTE_MS,
  [AlertFrequency.DAILY]: DAY_MS,
  [AlertFrequency.WEEKLY]: 7 * DAY_MS,
  [AlertFrequency.OFF]: null,
};
/** Emails with matches of instant searches, per member and day. */
const MOST_INSTANT_MAILS = 8;

/** SQL: by the database's clock, which also decides which searches are due. */
export const nextAt = (frequency: AlertFrequency): (() => string) | null => {
  const every = EVERY_MS[frequency];
  return every === null ? null : () => `now() + interval '${every} ms'`;
};

/**
 * The due searches whose matches are told now. `toldAt` has the time of each contract that the member was told about within
 * a day; those of one email have the same time. Instant searches wait if the member has had the most emails of a day.
 */
export const searchesToTell = <Search extends { frequency: AlertFrequency }>(
  due: Search[],
  toldAt: readonly string[],
): Search[] =>
  new Set(toldAt).size < MOST_INSTANT_MAILS
    ? due
    : due.filter(({ frequency }) => frequency !== AlertFrequency.INSTANT);

/**
 * How far a due search has come, up to which listing time its contracts were looked at. It stays where it is for a search
 * that waits, so that nothing is lost, and never moves back.
 */
export const seenUntilAfter = (seenUntil: string, isTold: boolean, until: string): string =>
  isTold && seenUntil < until ? until : seenUntil;
