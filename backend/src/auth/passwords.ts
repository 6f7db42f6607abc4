import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { AppError, invalid } from '../common/errors.js';

export const PASSWORD_LENGTH = { min: 10, max: 200 };
const WEAKEST_SCORE = 2;
const AT_ONCE = 2;
const MOST_WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** argon2 takes memory and a core: two at a time, and a bounded line before them. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new AppError(
        'UNAVAILABLE',
        'Many people are signing in right now. Please try again in a moment.',
        {
          retryAfterSeconds: 5,
        },
      );
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** argon2id with the library's defaults (19 MiB, two passes: OWASP's first choice). */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

let nobodysHash: Promise<string> | null = null;

/** Takes the same time for an unknown account as for a wrong password, so that time tells nothing. */
export async function passwordMatches(kept: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const against = kept ?? (await nobodysHash);
  const matches = await inTurn(() => verify(against, password));
  return matches && Boolean(kept);
}

let strength: ZxcvbnFactory | null = null;

/** Made for the first password: sorting its words takes as long as a tenth of a start. */
const strengthMeter = (): ZxcvbnFactory =>
  (strength ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    // 512 unless said otherwise: a password made for it then takes a core for seconds
    l33tMaxSubstitutions: 8,
  }));

/** What follows cannot make it weaker, and the check's time grows with the length. */
const JUDGED_LENGTH = 40;

/** Refuses a password that is guessed quickly; `known` are words an attacker knows of the person. */
export function refuseWeakPassword(password: string, known: string[]): void {
  const { score, feedback } = strengthMeter().check(password.slice(0, JUDGED_LENGTH), known);
  if (score >= WEAKEST_SCORE) return;
  const hint = feedback.warning ?? feedback.suggestions[0] ?? 'Add a few more uncommon words.';
  throw invalid({ password: `This password is too easy to guess. ${hint}` });
}
