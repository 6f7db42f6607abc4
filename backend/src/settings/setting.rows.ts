import { ACCEPT_HOURS, acceptHours } from '@handover/domain/transfers/accept-hours';
import type { Tx } from '../database/database.js';

/** SQL condition: the setting is switched on. For statements of other modules that need it in the same round trip. */
export const settingIsOn = (key: string): string =>
  `exists (select from settings s where s.key = '${key}' and trim(s.value) = 'true')`;

/** SQL expression: the text of the setting, or null. */
const settingText = (key: string): string => `(select s.value from settings s where s.key = '${key}')`;

/**
 * SQL expression: how long a listing stays up without a sign of life of its holder, as the setting `listing_days` says. A
 * function of the database (schema/functions), because a trigger needs it, too.
 */
export const LISTING_TIME = 'listing_days()';

/** The text of a setting, or null. SQL: read on the connection of the transaction. */
export async function readSetting(on: Pick<Tx, 'query'>, key: string): Promise<string | null> {
  const [setting] = await on.query<{ value: string }>('select value from settings where key = $1', [key]);
  return setting?.value ?? null;
}

/** How long both parties to a transfer have to accept. SQL: read on the connection of the transaction. */
export async function readAcceptHours(tx: Pick<Tx, 'query'>): Promise<number> {
  const [setting] = await tx.query<{ value: string | null }>(`select ${settingText(ACCEPT_HOURS)} as value`);
  return acceptHours(setting?.value);
}
