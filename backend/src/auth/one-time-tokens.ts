import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../database/database.js';
import type { TokenPurpose } from './one-time-token.entity.js';

const GOOD_FOR: Record<TokenPurpose, string> = { 'password-reset': '1 hour', 'verify-email': '7 days' };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes the only valid token of its purpose for a user; what is stored cannot be turned back into it. */
export async function issueToken(
  tx: Pick<Tx, 'query'>,
  userId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.query('delete from one_time_tokens where user_id = $1 and purpose = $2', [userId, purpose]);
  await tx.query(
    `insert into one_time_tokens (token_hash, user_id, purpose, expires_at)
     values ($1, $2, $3, now() + $4::interval)`,
    [hashOf(token), userId, purpose, GOOD_FOR[purpose]],
  );
  return token;
}

/** The address of the account a token is for; null for one that is unknown, used or too old. Uses nothing up. */
export async function emailOfToken(
  on: Pick<Tx, 'query'>,
  token: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const [row] = await on.query<{ email: string }>(
    `select u.email from one_time_tokens t join users u on u.id = t.user_id
     where t.token_hash = $1 and t.purpose = $2 and t.expires_at > now() and u.deleted_at is null`,
    [hashOf(token), purpose],
  );
  return row?.email ?? null;
}

/** The user a token is for, and the token is used up; null for one that is unknown, used or too old. */
export async function redeemToken(
  tx: Pick<Tx, 'query'>,
  token: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const [row] = await tx.query<{ userId: string; fresh: boolean }>(
    `delete from one_time_tokens where token_hash = $1 and purpose = $2
     returning user_id as "userId", expires_at > now() as fresh`,
    [hashOf(token), purpose],
  );
  return row?.fresh ? row.userId : null;
}
