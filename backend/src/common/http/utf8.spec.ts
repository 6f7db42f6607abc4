import { expect, it } from '@jest/globals';
import { utf8 } from './utf8.js';

it.each([
  ['nothing', ''],
  ['ASCII', 'plain text'],
  ['Latin-1', 'café, año'],
  ['a typographic apostrophe', 'it’s'],
  ['characters of four bytes', 'a 🚗 and 𝄞, ’'],
  ['a lone surrogate, which JSON escapes', '\ud83d and ’'],
  ['more than is converted at once', '’'.repeat(200_000)],
])('encodes %s as Buffer.from does', (_what, text) => {
  const json = JSON.stringify({ text, more: text });
  expect(utf8(json).equals(Buffer.from(json))).toBe(true);
});

it('keeps the bytes of one text when it encodes the next', () => {
  const first = utf8('first ’');
  utf8('second ’');
  expect(first.toString()).toBe('first ’');
});
