import { notificationText } from '@handover/domain/notifications/notification-text';
import { titlesOf } from '../contracts/contract.rows.js';
import type { Tx } from '../database/database.js';
import { Notification } from './notification.entity.js';

/** What of a row the texts are made from. */
export type WithoutTexts = Pick<Notification, 'event' | 'facts' | 'contractId' | 'transferId'>;

export const pathOf = ({ contractId, transferId }: Pick<Notification, 'contractId' | 'transferId'>): string =>
  `/contracts/${contractId}${transferId ? `?transfer=${transferId}` : ''}`;

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
