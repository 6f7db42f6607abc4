import { createHash, randomInt } from 'node:crypto';
import type { Database, Tx } from '../database/database.js';
import { RecoveryCode } from './factor.entities.js';

/** Without letters and digits that look similar on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HOW_MANY = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ignores case, dashes and spaces. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

type On = Pick<Tx | Database, 'manager'>;

/** Replaces a member's codes; this is the only time they can be read. */
export async function makeRecoveryCodes({ manager }: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join('-'));
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  );
  return codes;
}

/** True if the code was one of the member's. It is deleted, so it works once. */
export async function useRecoveryCode({ manager }: On, userId: string, code: string): Promise<boolean> {
  return (await manager.delete(RecoveryCode, { userId, codeHash: hashOf(code) })).affected === 1;
}

export const recoveryCodesLeft = ({ manager }: On, userId: string): Promise<number> =>
  manager.countBy(RecoveryCode, { userId });
