import { transcode } from 'node:buffer';

const BEYOND_LATIN_1 = /[^\0-\xff]/;
/** Characters of a page of 24 contracts with long descriptions. */
const LONGEST = 128 * 1024;
const utf16 = Buffer.allocUnsafeSlow(2 * LONGEST);

/** Characters of a text that V8 encodes in the time that a write of its own for its bytes would take. */
const SHORT = 4 * 1024;

/**
 * A text of JSON.stringify as the body of a response: if it is short or Latin-1, as itself, which Node writes in one piece
 * with the head; else its bytes. Headers must be ASCII, because the head gets the encoding of the body.
 */
export const bodyOf = (text: string): string | Buffer =>
  text.length > SHORT && BEYOND_LATIN_1.test(text) ? utf8(text) : text;

/**
 * The bytes of a text of JSON.stringify, which has no lone surrogates. V8 needs 49 us to encode 20 contracts with a single
 * character beyond Latin-1, such as ’; `transcode` needs 10 (docs/adr/0029).
 */
export function utf8(text: string): Buffer {
  if (text.length > LONGEST || !BEYOND_LATIN_1.test(text)) return Buffer.from(text);
  return transcode(utf16.subarray(0, utf16.write(text, 'utf16le')), 'utf16le', 'utf8');
}
