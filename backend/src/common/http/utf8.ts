import { transcode } from 'node:buffer';

const BEYOND_LATIN_1 = /[^\0-\xff]/;
/** Characters of the JSON of 24 contracts with long descriptions. */
const LONGEST = 128 * 1024;
const utf16 = Buffer.allocUnsafeSlow(2 * LONGEST);

/** For texts up to this length, encoding takes no longer than a separate write of the bytes. */
const SHORT = 4 * 1024;

/**
 * The body for a JSON text. A short or Latin-1 text stays a string, which Node writes together with the head; any other
 * text becomes UTF-8 bytes. Headers must be ASCII, because the head gets the encoding of the body.
 */
export const bodyOf = (text: string): string | Buffer =>
  text.length > SHORT && BEYOND_LATIN_1.test(text) ? utf8(text) : text;

/**
 * The UTF-8 bytes of a JSON text, which has no lone surrogates. `Buffer.from` takes 49 us for 20 contracts with a
 * single character beyond Latin-1, such as ’; `transcode` takes 10 (docs/adr/0029).
 */
export function utf8(text: string): Buffer {
  if (text.length > LONGEST || !BEYOND_LATIN_1.test(text)) return Buffer.from(text);
  return transcode(utf16.subarray(0, utf16.write(text, 'utf16le')), 'utf16le', 'utf8');
}
