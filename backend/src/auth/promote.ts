import type { Tx } from '../database/database.js';
import { dropFactors } from '../second-factor/drop-factors.js';
import { deleteSessionsOf } from '../sessions/session.store.js';
import { grantAdmin } from '../users/accounts.js';
import type { User } from '../users/user.entity.js';
import { dropTokens } from './one-time-tokens.js';

/**
 * Makes a locked account an admin by the operator's decision. Anyone may have signed up with the address, so after the commit
 * the given password is the only way to sign in: sessions, mailed links and the link to an OpenID provider end. Only an
 * account that was a confirmed admin before keeps its second factors. Every process closes the sockets of ended sessions.
 */
export async function promote(tx: Tx, account: User, passwordHash: string): Promise<void> {
  const { id: userId, isAdmin, emailVerifiedAt } = account;
  await grantAdmin(tx, account, passwordHash);
  if (!(isAdmin && emailVerifiedAt)) await dropFactors(tx, userId);
  await deleteSessionsOf(tx, userId);
  await dropTokens(tx, userId);
}
