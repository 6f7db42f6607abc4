import {
  NOTIFICATION_EVENTS,
  type ApplicationFacts,
  type SavedFacts,
} from '@handover/domain/notifications/notification-events';
import { notificationText } from '@handover/domain/notifications/notification-text';
import { siteLook } from '../common/site-look.js';
import { titlesOf } from '../contracts/contract.rows.js';
import type { Tx } from '../database/database.js';
import { Notification } from './notification.entity.js';

/** What of a row the texts are made from. */
export type WithoutTexts = Pick<Notification, 'event' | 'facts' | 'contractId' | 'transferId'>;

/**
 * The page of the contract: with its thread open, or with the transfer, which needs an id once it is over. Several
 * matches of a saved search are read in the list, and a holder acts in their own listings.
 */
export function pathOf({ event, contractId, transferId, facts }: WithoutTexts): string {
  const page = `/contracts/${contractId}`;
  const { kind } = NOTIFICATION_EVENTS[event];
  if (kind === 'saved') return foundPath(contractId, (facts ?? {}) as SavedFacts);
  if (kind === 'favourite') return page;
  if (kind === 'offer') return offerPath(page, event, facts as ApplicationFacts | null);
  if (event.startsWith('listing-') && kind === 'deadline') return '/account?tab=listings';
  if (event.startsWith('listing-') && kind === 'answer') return page;
  if (event === 'still-available' || event === 'report-seen') return page;
  if (!transferId) return `${page}?panel=messages#messages`;
  return kind === 'money' && event !== 'begun' ? `${page}?transfer=${transferId}` : page;
}

/** What a candidate does on the page of the contract. */
const TO_THE_PAGE: readonly WithoutTexts['event'][] = [
  ...(['application-chosen', 'application-turn', 'application-ending'] as const),
  ...(['application-closed', 'application-invited'] as const),
];

/** A holder has the line on the page of the contract; a candidate buys there, and finds the rest in their account. */
function offerPath(page: string, event: WithoutTexts['event'], facts: ApplicationFacts | null): string {
  const onPage = facts?.to === 'holder' || TO_THE_PAGE.includes(event);
  return onPage ? page : '/account?tab=applications';
}

const foundPath = (contractId: string, { count = 1, query = '' }: SavedFacts): string =>
  count === 1 ? `/contracts/${contractId}` : `/contracts${query && `?${query}`}`;

/** Adds headline, text and path, with the titles of the contracts as the public may read them now. */
export async function withTexts<Row extends WithoutTexts>(
  on: Pick<Tx, 'query'>,
  rows: Row[],
): Promise<(Row & Pick<Notification, 'title' | 'text' | 'path'>)[]> {
  if (rows.length === 0) return [];
  const titles = await titlesOf(on, [...new Set(rows.map(({ contractId }) => contractId))]);
  return rows.map((row) =>
    Object.assign(row, {
      ...notificationText(
        row.event,
        titles.get(row.contractId) ?? 'a contract',
        row.facts && { ...row.facts, site: siteLook().name },
      ),
      path: pathOf(row),
    }),
  );
}
