import { describe, expect, it } from '@jest/globals';
import type { Corpus, Sample } from '../../test/moderation-corpus/corpus.js';
import { DEVELOPMENT } from '../../test/moderation-corpus/development.js';
import { HELD_OUT } from '../../test/moderation-corpus/held-out.js';
import { moderate } from './moderate.js';
import { findSecret } from './secrets.js';
import { findSplitContacts, mayBePart } from './split-contacts.js';

const MOST_MISSED = 0.1;
const MOST_MASKED = 0.01;

function isFound(sample: Sample): boolean {
  const texts = typeof sample === 'string' ? [sample] : sample;
  if (texts.some((text) => moderate(text).flags.length > 0)) return true;
  return texts.length > 1 && mayBePart(texts.at(-1) ?? '') && findSplitContacts(texts).length > 0;
}

const rate = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length;

/** Measured without looking at single texts, so that a failure does not tempt to tune the rules to them. */
describe.each<[string, Corpus]>([
  ['the texts that the rules are tuned on', DEVELOPMENT],
  ['texts that the rules were not tuned on', HELD_OUT],
])('%s', (_, { evasions, natural }) => {
  it('are at least 150 of each kind', () => {
    expect(evasions.length).toBeGreaterThanOrEqual(150);
    expect(natural.length).toBeGreaterThanOrEqual(150);
  });

  it('miss at most one evasion in ten', () => {
    expect(rate(evasions, (sample) => !isFound(sample))).toBeLessThanOrEqual(MOST_MISSED);
  });

  it('mask or refuse at most one natural text in a hundred', () => {
    expect(
      rate(natural, (text) => moderate(text).masked !== null || findSecret(text) !== null),
    ).toBeLessThanOrEqual(MOST_MASKED);
  });
});
