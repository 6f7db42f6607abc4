import { hash, verify } from '@node-rs/argon2';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { AppError, invalid } from '../common/api/errors.js';
import { FairQueue } from '../common/fair-queue.js';

export const PASSWORD_LENGTH = { min: 10, max: 200 };
const WEAKEST_SCORE = 2;
/** argon2 needs memory and a core, so two run at a time; one source can use only a part of the queue. */
const queue = new FairQueue(
  { atOnce: 2, waiting: 200, waitingPerSource: 32 },
  () =>
    new AppError('UNAVAILABLE', 'Many people are signing in right now. Please try again in a moment.', {
      retryAfterSeconds: 5,
    }),
);

/** The source of hashing that does not belong to a request. */
export const OWN_WORK = 'handover';

/** argon2id with the library's defaults (19 MiB, two passes: OWASP's first choice). `source` shares the queue. */
export const hashPassword = (password: string, source: string): Promise<string> =>
  queue.run(source, () => hash(password));

let unknownHash: Promise<string> | null = null;

/** Takes the same time for an unknown account as for a wrong password, so that timing reveals nothing. */
export async function passwordMatches(
  kept: string | null | undefined,
  password: string,
  source: string,
): Promise<boolean> {
  unknownHash ??= hash('the password of no account');
  const against = kept ?? (await unknownHash);
  const matches = await queue.run(source, () => verify(against, password));
  return matches && Boolean(kept);
}

let strength: Promise<ZxcvbnFactory> | null = null;

/** Loaded for the first password, because its dictionaries take 10 MB and a tenth of the start-up time. */
function strengthMeter(): Promise<ZxcvbnFactory> {
  strength ??= loadStrengthMeter();
  // the next password tries again
  strength.catch(() => (strength = null));
  return strength;
}

async function loadStrengthMeter(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const common = await import('@zxcvbn-ts/language-common');
  const english = await import('@zxcvbn-ts/language-en');
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    // the default of 512 lets a crafted password occupy a core for seconds
    l33tMaxSubstitutions: 8,
  });
}

/** More characters cannot make a password weaker, and the time of the check grows with the length. */
const JUDGED_LENGTH = 40;

/** Rejects a password that can be guessed quickly; `known` are words that an attacker knows about the person. */
export async function refuseWeakPassword(password: string, known: string[]): Promise<void> {
  const meter = await strengthMeter();
  const { score, feedback } = meter.check(password.slice(0, JUDGED_LENGTH), known);
  if (score >= WEAKEST_SCORE) return;
  const hint = feedback.warning ?? feedback.suggestions[0] ?? 'Add a few more uncommon words.';
  throw invalid({ password: `This password is too easy to guess. ${hint}` });
}
