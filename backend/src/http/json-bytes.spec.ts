import { describe, expect, it } from '@jest/globals';
import { toIso } from '../database/driver/iso-timestamps.js';
import { JsonBytes } from './json-bytes.js';

type Method = 'text' | 'integer' | 'boolean' | 'jsonb' | 'timestamp';

/** What a method writes of a value in the middle of other bytes; null if it has to be read. */
function written(method: Method, value: string): string | null {
  const json = new JsonBytes();
  const bytes = Buffer.from(value);
  const source = Buffer.concat([Buffer.from('"\0'), bytes, Buffer.from('"\0')]);
  const isWritten = json[method](source, 2, 2 + bytes.length);
  const text = json.take().toString();
  if (!isWritten) expect(text).toBe('');
  return isWritten ? text : null;
}

describe('JsonBytes', () => {
  it.each([
    '',
    'a',
    'abcd',
    'three words, ok',
    'é',
    '’ “quoted” 😀',
    '\u2028\u007f\u0080',
    ' !#[]^_`',
    'ÿ¢Ü',
  ])('writes the text %j as JSON.stringify does', (text) => {
    for (let length = 0; length < 5; length++)
      expect(written('text', 'x'.repeat(length) + text)).toBe(JSON.stringify('x'.repeat(length) + text));
  });

  it('leaves every text with an escaped character to JSON.stringify, wherever that is', () => {
    const codes = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code));
    for (const character of codes)
      for (let before = 0; before < 6; before++) {
        const text = `${'ä'.repeat(before)}${character}zé`;
        const expected = JSON.stringify(text);
        expect(written('text', text)).toBe(expected === `"${text}"` ? expected : null);
      }
  });

  it.each([
    '{}',
    '[]',
    'null',
    '-12',
    '{"a": 1, "b": [1, 2, {"c": null}], "d": "x, y: z"}',
    '["", "é", true]',
  ])('writes the jsonb %s without spaces between values', (text) =>
    expect(written('jsonb', text)).toBe(JSON.stringify(JSON.parse(text))),
  );

  it('keeps the escaped characters of jsonb', () => {
    const value = { 'a "b"': '\\ "c": d, \n \t \u0001 \\', '\\': ['\\\\', '"'] };
    const text = '{"a \\"b\\"": "\\\\ \\"c\\": d, \\n \\t \\u0001 \\\\", "\\\\": ["\\\\\\\\", "\\""]}';
    expect(written('jsonb', text)).toBe(JSON.stringify(value));
  });

  it('leaves fractions, which may end with zeros, to JSON.stringify', () => {
    expect(written('jsonb', '{"a": 1.50}')).toBeNull();
    expect(written('jsonb', '{"a": "1.50"}')).toBe('{"a":"1.50"}');
  });

  it.each(['', '.1', '.12', '.123', '.1234', '.123456', '.000001'])(
    'writes a timestamp with %j',
    (fraction) => {
      const text = `2026-03-01 12:00:09${fraction}+00`;
      expect(written('timestamp', text)).toBe(JSON.stringify(toIso(text)));
    },
  );

  it.each(['2026-03-01 12:00:00+02', '2026-03-01 12:00:00.5-08', 'infinity', '0044-03-15 12:00:00+00 BC'])(
    'leaves the timestamp %s to be read',
    (text) => expect(written('timestamp', text)).toBeNull(),
  );

  it('writes integers and booleans', () => {
    expect([written('integer', '-2147483648'), written('boolean', 't'), written('boolean', 'f')]).toEqual([
      ...['-2147483648', 'true', 'false'],
    ]);
  });

  it('writes values of JavaScript, and nothing of undefined', () => {
    const json = new JsonBytes();
    const values = [null, true, 1.5, 'a"b', 'é', 'ä'.repeat(100), { a: ['“'] }, 'x'.repeat(300_000)];
    for (const value of values) {
      expect(json.value(value, 32)).toBe(true);
      expect(json.take().toString()).toBe(JSON.stringify(value));
    }
    expect([json.value(undefined, 32), json.take().length]).toEqual([false, 0]);
  });

  it('grows, and keeps no large memory', () => {
    const json = new JsonBytes();
    const usual = json.bytes.length;
    for (let n = 0; n < 100; n++) json.value('é'.repeat(10_000), 32);
    expect(json.take().toString()).toBe(`"${'é'.repeat(10_000)}"`.repeat(100));
    expect(json.bytes).toHaveLength(usual);
  });
});
