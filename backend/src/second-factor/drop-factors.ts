import type { Tx } from '../database/database.js';
import { setSecondFactor } from '../users/accounts.js';
import { AuthenticatorApp, Passkey, RecoveryCode } from './factor.entities.js';

/** Removes all second factors of an account. A function, because commands call it without the application. */
export async function dropFactors(tx: Tx, userId: string): Promise<void> {
  for (const factor of [Passkey, AuthenticatorApp, RecoveryCode]) await tx.manager.delete(factor, { userId });
  await setSecondFactor(tx, userId, false);
}
