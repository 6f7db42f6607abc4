import { expect, it } from '@jest/globals';
import { shortened, type Piece } from './difference-pieces';

const same = (text: string): Piece => ({ change: 'SAME', text });
const added = (text: string): Piece => ({ change: 'ADDED', text });

it('leaves out what is far from a change', () => {
  const long = 'a\nb\nc\nd\ne\nf\n';
  expect(shortened([same(long), added('x\n'), same(long), added('y\n'), same(long)])).toEqual([
    ...[null, same('e\nf\n'), added('x\n')],
    ...[same('a\nb\n'), null, same('e\nf\n'), added('y\n')],
    ...[same('a\nb\n'), null],
  ]);
});

it('keeps short texts between changes, and the words of a changed line', () => {
  const pieces = [same('The fee is '), added('not '), same('due.\n\nAlways.\n'), added('x')];
  expect(shortened(pieces)).toEqual(pieces);
});

it('shows nothing of a text that did not change', () => {
  expect(shortened([same('a\nb\nc\n')])).toEqual([null]);
  expect(shortened([])).toEqual([]);
});
