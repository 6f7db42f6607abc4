import { describe, expect, it } from '@jest/globals';
import { CONTRACT_TYPES } from '../types/words.js';
import { homeHints, type HomeTexts } from './home-hints.js';
import { homePhrases } from './home-words.js';

const home = (texts: Partial<HomeTexts>): HomeTexts => ({
  type: 'apartment',
  title: '1-bedroom apartment',
  description: 'Bright and quiet.',
  location: 'Newark, NJ',
  facts: {},
  ...texts,
});

describe('hints about words of a home', () => {
  it('say which words, why, and what to write instead', () =>
    expect(homeHints(home({ description: 'Sunny. No Section 8.' }))).toEqual([
      '“No Section 8” may refuse or prefer people because of how they pay the rent. Many states and cities do not allow that. Give the rent, the deposit and the fees instead.',
    ]));

  it('are one for each reason, with the words as they were written', () => {
    const hints = homeHints(
      home({ title: 'Couple  preferred', description: 'no kids. NO CHILDREN, Muslims only' }),
    );
    expect(hints).toHaveLength(2);
    expect(hints[0]).toContain('“Couple preferred”, “no kids” and “NO CHILDREN” may refuse or prefer');
    expect(hints[1]).toContain('“Muslims only” may refuse or prefer people because of their religion.');
  });

  it('read the location and the texts of the facts, too', () =>
    expect(
      homeHints(home({ location: 'Newark, no kids', facts: { thirdParty: 'Adults only LLC' } })),
    ).toEqual([expect.stringContaining('“no kids” and “Adults only”')]));

  it('do not read two texts as one', () =>
    expect(homeHints(home({ title: 'Pets? Sorry, no', description: 'Kids love the yard.' }))).toEqual([]));

  it('are about homes only', () => {
    const found = CONTRACT_TYPES.filter((type) => homePhrases(type, 'No kids, no Section 8').length > 0);
    expect(found).toEqual(['apartment', 'mortgage']);
  });
});

it.each([
  ['a community for older persons may refuse families', 'A 55+ community, no kids', []],
  ['but nobody else', 'A 55+ community, no kids, whites only', ['race']],
  ['nobody may by age without being one', 'Adults only, close to Route 55', ['family']],
])('%s', (_, text, grounds) =>
  expect(homePhrases('apartment', text).map(({ ground }) => ground)).toEqual(grounds),
);

it.each([
  'no '.repeat(2500),
  'no pets, '.repeat(800),
  'looking for a clean quiet '.repeat(250),
  'do not want to rent to people with '.repeat(200),
  'perfect for the a , '.repeat(400),
  'people on disability or '.repeat(300),
])('reads a long text at once: %.20s', (text) => {
  const start = performance.now();
  homePhrases('apartment', text);
  // a few milliseconds; a pattern that goes back over the text again and again would take seconds
  expect(performance.now() - start).toBeLessThan(500);
});
