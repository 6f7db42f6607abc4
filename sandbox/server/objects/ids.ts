import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits; bytes past the last full round of the alphabet are skipped, so none is likelier. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62);
    }
  }
  return text;
}

/** An id as Stripe writes them: `pi_3Qx...`. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;

/** Stripe's timestamps are whole seconds. */
export const now = (): number => Math.floor(Date.now() / 1000);
