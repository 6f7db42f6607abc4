import { expect, it } from '@jest/globals';
import { differenceOf, type Piece } from './legal-difference.js';

const sideOf = (pieces: readonly Piece[], side: 'removed' | 'added') =>
  pieces
    .filter(({ change }) => change === 'same' || change === side)
    .map(({ text }) => text)
    .join('');

it('shows a changed line by its words, between lines that stayed', () => {
  expect(differenceOf('A\n\nThe fee is $25.\n\nB\n', 'A\n\nThe fee is $30 now.\n\nB\n')).toEqual([
    { change: 'same', text: 'A\n\n' },
    { change: 'same', text: 'The fee is $' },
    { change: 'removed', text: '25' },
    { change: 'added', text: '30 now' },
    { change: 'same', text: '.\n' },
    { change: 'same', text: '\nB\n' },
  ]);
});

it('shows what came and what went', () => {
  expect(differenceOf('A\n', 'A\nB\n')).toEqual([
    { change: 'same', text: 'A\n' },
    { change: 'added', text: 'B\n' },
  ]);
  expect(differenceOf('A\nB\n', 'B\n')).toEqual([
    { change: 'removed', text: 'A\n' },
    { change: 'same', text: 'B\n' },
  ]);
  expect(differenceOf('A\n', 'A\n')).toEqual([{ change: 'same', text: 'A\n' }]);
  expect(differenceOf('', 'A\n')).toEqual([{ change: 'added', text: 'A\n' }]);
});

it('contains both texts to the letter, also of two that have nothing in common, in little time', () => {
  const words = (seed: number) =>
    Array.from({ length: 8_000 }, (_, n) => `${(n * seed) % 7919}${n % 40 === 0 ? '\n' : ''}`).join(' ');
  const [before, after] = [words(13), words(17)];
  const start = performance.now();
  const pieces = differenceOf(before, after);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect([sideOf(pieces, 'removed'), sideOf(pieces, 'added')]).toEqual([before, after]);
});
