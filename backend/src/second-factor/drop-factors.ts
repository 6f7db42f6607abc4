import type { Tx } from '../database/database.js';

/** Removes all second factors of an account; a function, so that commands can call it without the product. */
export async function dropFactors(tx: Pick<Tx, 'query'>, userId: string): Promise<void> {
  await tx.query('delete from passkeys where user_id = $1', [userId]);
  await tx.query('delete from authenticator_apps where user_id = $1', [userId]);
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  await tx.query('update users set has_second_factor = false where id = $1', [userId]);
}
