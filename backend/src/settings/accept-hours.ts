import { ACCEPT_HOURS, acceptHours } from '@handover/domain/transfers/accept-hours';
import type { Tx } from '../database/database.js';
import { settingText } from './setting.rows.js';

/** How long both parties to a transfer have to accept. SQL: read on the connection of the transaction. */
export async function readAcceptHours(tx: Pick<Tx, 'query'>): Promise<number> {
  const [setting] = await tx.query<{ value: string | null }>(`select ${settingText(ACCEPT_HOURS)} as value`);
  return acceptHours(setting?.value);
}
