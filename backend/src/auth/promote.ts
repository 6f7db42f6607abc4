import type { Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { dropFactors } from '../second-factor/drop-factors.js';
import { deleteSessionsOf } from '../sessions/session.store.js';
import { grantAdmin, unlinkProvider } from '../users/credentials.js';
import { dropTokens } from './one-time-tokens.js';

/**
 * Makes an account an admin by the operator's decision. Anyone may have signed up with the address, so after the commit
 * the given password is the only way to sign in: sessions, mailed links and the link to an OpenID provider end. Only an
 * account that was a confirmed admin before keeps its second factors. Sockets are closed by a job, because a command
 * runs outside the application.
 */
export async function promote(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  const { wasAdmin } = await grantAdmin(tx, userId, passwordHash);
  if (!wasAdmin) await dropFactors(tx, userId);
  await deleteSessionsOf(tx, userId);
  await enqueue(tx, 'close-sockets', { userId });
  await dropTokens(tx, userId);
  await unlinkProvider(tx, userId);
}
