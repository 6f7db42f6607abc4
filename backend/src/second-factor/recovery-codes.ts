import { createHash, randomInt } from 'node:crypto';
import type { Tx } from '../database/database.js';

/** Without letters and digits that look alike on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HOW_MANY = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As it was written down: any case, with or without dashes and spaces. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

/** Replaces a member's codes; this is the only moment at which they can be read. */
export async function makeRecoveryCodes(tx: Pick<Tx, 'query'>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join('-'));
  await dropRecoveryCodes(tx, userId);
  await tx.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [
    userId,
    codes.map(hashOf),
  ]);
  return codes;
}

/** True if the code was one of the member's; it is used up. */
export async function useRecoveryCode(tx: Pick<Tx, 'query'>, userId: string, code: string): Promise<boolean> {
  const used = await tx.query(
    'delete from recovery_codes where user_id = $1 and code_hash = $2 returning 1 as used',
    [userId, hashOf(code)],
  );
  return used.length > 0;
}

export async function recoveryCodesLeft(tx: Pick<Tx, 'query'>, userId: string): Promise<number> {
  const [row] = await tx.query<{ left: number }>(
    'select count(*)::int as left from recovery_codes where user_id = $1',
    [userId],
  );
  return row?.left ?? 0;
}

export const dropRecoveryCodes = (tx: Pick<Tx, 'query'>, userId: string): Promise<unknown> =>
  tx.query('delete from recovery_codes where user_id = $1', [userId]);
