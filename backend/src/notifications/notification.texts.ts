import { NOTIFICATION_EVENTS } from '@handover/domain/notifications/notification-events';
import { notificationText } from '@handover/domain/notifications/notification-text';
import { titlesOf } from '../contracts/contract.rows.js';
import type { Tx } from '../database/database.js';
import { Notification } from './notification.entity.js';

/** What of a row the texts are made from. */
export type WithoutTexts = Pick<Notification, 'event' | 'facts' | 'contractId' | 'transferId'>;

/** The page of the contract: with its thread open, or with the transfer, which needs an id once it is over. */
export function pathOf({ event, contractId, transferId }: WithoutTexts): string {
  const page = `/contracts/${contractId}`;
  if (!transferId) return `${page}?panel=messages#messages`;
  return NOTIFICATION_EVENTS[event].kind === 'money' && event !== 'begun'
    ? `${page}?transfer=${transferId}`
    : page;
}

/** Adds headline, text and path, with the titles of the contracts as the public may read them now. */
export async function withTexts<Row extends WithoutTexts>(
  on: Pick<Tx, 'query'>,
  rows: Row[],
): Promise<(Row & Pick<Notification, 'title' | 'text' | 'path'>)[]> {
  if (rows.length === 0) return [];
  const titles = await titlesOf(on, [...new Set(rows.map(({ contractId }) => contractId))]);
  return rows.map((row) =>
    Object.assign(row, {
      ...notificationText(row.event, titles.get(row.contractId) ?? 'a contract', row.facts),
      path: pathOf(row),
    }),
  );
}
