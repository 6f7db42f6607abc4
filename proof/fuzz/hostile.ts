import { randomUUID } from 'node:crypto';
import type { Random } from './random.js';

/** Ids that exist, or existed until the fuzzer had them deleted: requests that get past "not found" reach more code. */
export interface Known {
  contracts: string[];
  messages: string[];
  users: string[];
  settings: string[];
  intents: string[];
  cursors: string[];
}

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\udc00\ud800',
  '\\',
  'ends with \\',
  '%',
  '_%_',
  "'",
  "' or 1=1 --",
  '"; drop table users; --',
  '$1 $2 $$; select pg_sleep(1)',
  '\u202etxt.exe',
  '\u200b\u200b',
  '\ufeff',
  '\uffff',
  'Z\u0351\u034b\u0300\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/',
  '//evil.example',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  '\n',
  '\t\v\f',
  '\x1b[31m',
  '\x7f\x80\x9f',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '0x10',
  '1e3',
  '00',
  '-0',
  '١٢٣',
  ':* & | ! <->',
  "a' & 'b:*",
  '((((((((((',
  'a b '.repeat(45),
  'the of and',
  '9'.repeat(400),
  '4@8({[<369!1|0$5+7%2'.repeat(5),
  'İ'.repeat(100),
  'ﬃ'.repeat(100),
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  600,
  601,
  1e9,
  1e9 + 1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  2 ** 64,
  1e21,
  1e308,
  -1e308,
  5e-324,
  1e-7,
] as const;

/** Numbers that JSON.stringify cannot write; they replace a marker in the text. */
const NUMBER_WORDS = [
  '1e400',
  '-1e400',
  '1e-400',
  '1.0',
  '1e2',
  '12345678901234567890',
  '-0',
  '0.0',
  'NaN',
  'Infinity',
  '0x1F',
  '01',
  '+1',
  '1.',
];
const NUMBER_MARK = '"\u2603number\u2603"';

export class Hostile {
  constructor(
    readonly random: Random,
    readonly known: Known,
  ) {}

  text = (): string => {
    const { random } = this;
    return random.oneOf(
      () => random.pick(TEXTS),
      () => random.pick(TEXTS),
      () => random.pick(TEXTS) + random.pick(TEXTS),
      () =>
        random
          .pick(['x', 'é', '🦊', '\u0301', '\\', "'"])
          .repeat(random.pick([1, 3, 200, 201, 2001, 5001, 20_000])),
      () =>
        Array.from({ length: random.below(40) }, () => String.fromCharCode(random.below(0x10000))).join(''),
      () => Array.from({ length: random.below(40) }, () => String.fromCharCode(random.below(0x100))).join(''),
    );
  };

  number = (): unknown => {
    const { random } = this;
    return random.oneOf<unknown>(
      () => random.pick(NUMBERS),
      () => random.pick(NUMBERS),
      () => (random.next() - 0.5) * 10 ** random.below(30),
      () => NUMBER_MARK,
      () => String(random.pick(NUMBERS)),
    );
  };

  id = (): string => {
    const { random, known } = this;
    return random.oneOf<string>(
      () => this.knownId(),
      () => this.knownId(),
      () => random.pick(known.contracts.length > 0 ? known.contracts : ['x']),
      () => randomUUID(),
      () => this.knownId().toUpperCase(),
      () => this.knownId().slice(0, random.below(37)),
      () => `{${this.knownId()}}`,
      () => this.knownId().replaceAll('-', ''),
      () => `${this.knownId()} `,
      () => this.text(),
    );
  };

  cursor = (): string => {
    const { random, known } = this;
    const encoded = (text: string) => Buffer.from(text).toString('base64url');
    const id = this.knownId();
    return random.oneOf(
      () => (known.cursors.length > 0 ? random.pick(known.cursors) : ''),
      () => encoded(`2026-02-31T12:00:00.000Z ${id}`),
      () => encoded(`0000-01-01T00:00:00.000Z ${id}`),
      () => encoded(`9999-12-31T24:00:00.000Z ${id}`),
      () => encoded(`2026-01-01T00:00:60.000Z ${id}`),
      () => encoded(`2026-01-01T00:00:00.000Z ${id}\0`),
      () => encoded(`2026-01-01T00:00:00.000Z ${this.text()}`),
      () => encoded(this.text()),
      () => id,
      () => this.text(),
    );
  };

  /** Any JSON value, sometimes far too deep or far too large. */
  json = (depth = 0): unknown => {
    const { random } = this;
    return random.oneOf<unknown>(
      this.text,
      this.number,
      this.id,
      () => null,
      () => random.chance(0.5),
      () => [],
      () => ({}),
      () => (depth > 3 ? 0 : [this.json(depth + 1), this.json(depth + 1)]),
      () => (depth > 3 ? 0 : { [this.text().slice(0, 50)]: this.json(depth + 1) }),
      () => ({ __proto__mark: { isAdmin: true } }),
      () => ({ constructor: { prototype: { isAdmin: true } } }),
      () => nested(random.pick([5, 13, 200, 900])),
      () => (random.chance(0.1) ? Array.from({ length: 6000 }, () => 0) : [1]),
    );
  };

  private knownId(): string {
    const { contracts, messages, users } = this.known;
    const all = this.random.pick([contracts, messages, users, contracts]);
    return all.length > 0 ? this.random.pick(all) : randomUUID();
  }

  /** The text of a JSON value, with parts that JSON.stringify would never write. */
  written(value: unknown): string {
    const text = (JSON.stringify(value) ?? 'null')
      .replaceAll('__proto__mark', '__proto__')
      .replaceAll(NUMBER_MARK, () => this.random.pick(NUMBER_WORDS));
    return text;
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value };
  return value;
}
