import type { Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { dropFactors } from '../second-factor/drop-factors.js';
import { deleteSessionsOf } from '../sessions/session.store.js';

/**
 * Ends every way into an account but its password: sessions, mailed links and the link to an OpenID provider. Sockets
 * are closed by a job, so that it also works from a command that is not part of the running product.
 */
export async function endAccess(tx: Pick<Tx, 'query'>, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId);
  await enqueue(tx, 'close-sockets', { userId });
  await tx.query('delete from one_time_tokens where user_id = $1', [userId]);
  await tx.query('update users set oidc_subject = null where id = $1', [userId]);
}

/**
 * Makes an account an admin by the operator's decision. Anyone may have signed up with the address, so after the commit
 * the given password is the only way in. Only an account that was a confirmed admin before keeps its second factors.
 */
export async function promote(tx: Pick<Tx, 'query'>, userId: string, passwordHash: string): Promise<void> {
  const [promoted] = await tx.query<{ wasAdmin: boolean }>(
    `update users set is_admin = true, password_hash = $2, suspended_at = null,
       email_verified_at = coalesce(email_verified_at, now())
     where id = $1 returning old.is_admin and old.email_verified_at is not null as "wasAdmin"`,
    [userId, passwordHash],
  );
  if (!promoted?.wasAdmin) await dropFactors(tx, userId);
  await endAccess(tx, userId);
}
