import { describe, expect, it } from '@jest/globals';
import type { Corpus, Sample } from '../../../test/moderation-corpus/corpus.js';
import { DEVELOPMENT } from '../../../test/moderation-corpus/development.js';
import { FRESH_DEVELOPMENT } from '../../../test/moderation-corpus/fresh-development.js';
import { FRESH_HELD_OUT } from '../../../test/moderation-corpus/fresh-held-out.js';
import { HELD_OUT } from '../../../test/moderation-corpus/held-out.js';
import { moderate } from '../moderate.js';
import { findSecret } from './secrets.js';
import { findSplitContacts, mayBePart } from './split-contacts.js';

/** What the rules reach, as ADR 7 states it, with little to spare; `missed` by corpus. */
const MOST_MASKED = 0.01;
const MOST_FLAGGED = 0.05;

function isFound(sample: Sample): boolean {
  const texts = typeof sample === 'string' ? [sample] : sample;
  if (texts.some((text) => moderate(text).flags.length > 0)) return true;
  return texts.length > 1 && mayBePart(texts.at(-1) ?? '') && findSplitContacts(texts).length > 0;
}

const rate = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length;
const isMasked = (text: string) => moderate(text).masked !== null || findSecret(text) !== null;
const isFlaggedOnly = (text: string) => !isMasked(text) && moderate(text).flags.length > 0;

/** Measured without looking at single texts, so that a failure does not tempt to tune the rules to them. */
describe.each<[string, Corpus, missed: number]>([
  ['the texts that the rules are tuned on', DEVELOPMENT, 0.02],
  ['texts that the rules were not tuned on', HELD_OUT, 0.03],
  ['texts of writers who had not seen the rules', FRESH_DEVELOPMENT, 0.01],
  ['texts of these writers that the rules were not tuned on', FRESH_HELD_OUT, 0.13],
])('%s', (_, { evasions, natural }, mostMissed) => {
  it('are at least 100 of each kind', () => {
    expect(evasions.length).toBeGreaterThanOrEqual(100);
    expect(natural.length).toBeGreaterThanOrEqual(100);
  });

  it(`miss at most ${mostMissed * 100} % of the evasions`, () => {
    expect(rate(evasions, (sample) => !isFound(sample))).toBeLessThanOrEqual(mostMissed);
  });

  it('mask or refuse at most one natural text in a hundred', () => {
    expect(rate(natural, isMasked)).toBeLessThanOrEqual(MOST_MASKED);
  });

  it('flag at most five other natural texts in a hundred', () => {
    expect(rate(natural, isFlaggedOnly)).toBeLessThanOrEqual(MOST_FLAGGED);
  });
});
