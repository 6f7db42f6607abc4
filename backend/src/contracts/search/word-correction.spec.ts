import { expect, it } from '@jest/globals';
import { corrected, editDistance } from './word-correction.js';

it.each([
  ['hodna', 'honda'],
  ['toyta', 'toyota'],
  ['chatanooga', 'chattanooga'],
  ['volkswagon', 'volkswagen'],
  ['telluryde', 'telluride'],
  ['wranglr', 'wrangler'],
])('takes %s for %s', (typed, meant) => {
  expect(corrected([typed, 'lease'])?.[0]).toBe(meant);
});

it.each(['honda', 'bmw', 'qwrtzp', 'xy'])('leaves %s as it is', (word) => {
  expect(corrected([word])).toBeNull();
});

it.each([
  ['abcd', 'abcd', 0],
  ['abcd', 'abdc', 1],
  ['abcd', 'abc', 1],
  ['abcd', 'wxyz', 3],
])('the distance of %s and %s is at least min(%i, 3)', (a, b, distance) => {
  expect(Math.min(3, editDistance(a, b, 2))).toBe(distance);
});
