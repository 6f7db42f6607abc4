import { expect, it } from '@jest/globals';
import { filledAnswer, unknownPlaceholder } from './canned-answer.js';

it('puts in the name as it was given, each time', () => {
  expect(filledAnswer('Hi {name}! Thanks, {name}.', 'Ada $& {name}')).toBe(
    'Hi Ada $& {name}! Thanks, Ada $& {name}.',
  );
});

it.each([
  ['Hi {name}, it takes {days} days.', '{days}'],
  ['Hi { name }', '{ name }'],
  ['Hi {Name}', '{Name}'],
  ['Hi {name}', null],
  ['Braces {} and {two words} are text.', null],
])('%s has the unknown placeholder %s', (text, found) => {
  expect(unknownPlaceholder(text)).toBe(found);
});
