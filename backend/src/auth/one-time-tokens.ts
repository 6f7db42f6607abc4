import { createHash, randomBytes } from 'node:crypto';
import { MoreThan } from 'typeorm';
import type { Database, Tx } from '../database/database.js';
import { OneTimeToken, type TokenPurpose } from './one-time-token.entity.js';

const GOOD_FOR: Record<TokenPurpose, string> = { 'password-reset': '1 hour', 'verify-email': '7 days' };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes the only valid token of its purpose for a user; the stored hash does not reveal it. */
export async function issueToken(tx: Tx, userId: string, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await dropTokens(tx, userId, purpose);
  const expiresAt = () => `now() + interval '${GOOD_FOR[purpose]}'`;
  await tx.manager.insert(OneTimeToken, { tokenHash: hashOf(token), userId, purpose, expiresAt });
  return token;
}

/** The user a valid token is for; null for a token that is unknown, used or expired. Does not use it up. */
export async function userOfToken(
  { manager }: Pick<Database, 'manager'>,
  token: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const expiresAt = MoreThan(new Date().toISOString());
  const found = await manager.findOneBy(OneTimeToken, { tokenHash: hashOf(token), purpose, expiresAt });
  return found?.userId ?? null;
}

/** The same, and uses the token up. SQL: one statement, so that a token works once. */
export async function redeemToken(tx: Tx, token: string, purpose: TokenPurpose): Promise<string | null> {
  const [row] = await tx.query<{ userId: string; fresh: boolean }>(
    `delete from one_time_tokens where token_hash = $1 and purpose = $2
     returning user_id as "userId", expires_at > now() as fresh`,
    [hashOf(token), purpose],
  );
  return row?.fresh ? row.userId : null;
}

/** Deletes a user's tokens, of one purpose if it is given. */
export async function dropTokens(tx: Tx, userId: string, purpose?: TokenPurpose): Promise<void> {
  await tx.manager.delete(OneTimeToken, { userId, ...(purpose && { purpose }) });
}
