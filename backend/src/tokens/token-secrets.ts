import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MARK = 'hod_';
/** Base 62 of 32 bytes, and of a CRC32. */
const [RANDOM_DIGITS, CHECK_DIGITS] = [43, 6];
const SECRET = new RegExp(`^${MARK}([0-9A-Za-z]{${RANDOM_DIGITS}})([0-9A-Za-z]{${CHECK_DIGITS}})$`);

/** Characters of a secret that lists show. */
export const PREFIX_LENGTH = 12;

/** A prefix that scanners for leaked secrets search for, 32 random bytes, and their checksum. */
export function newSecret(): string {
  const random = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), RANDOM_DIGITS);
  return MARK + random + checkOf(random);
}

/** Whether it can be a secret of ours, which the database does not have to be asked for. */
export function isSecret(text: string): boolean {
  const [, random = '', check] = SECRET.exec(text) ?? [];
  return check === checkOf(random);
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const checkOf = (random: string): string => base62(BigInt(crc32(random)), CHECK_DIGITS);

function base62(value: bigint, length: number): string {
  let digits = '';
  for (let left = value; left > 0n; left /= 62n) digits = DIGITS.charAt(Number(left % 62n)) + digits;
  return digits.padStart(length, '0');
}
