import { describe, expect, it } from '@jest/globals';
import { Int } from '@nestjs/graphql';
import { Shown, toRest } from './shown.js';

class Base {
  @Shown(() => Int)
  base: number;
}

class Entity extends Base {
  @Shown(() => String)
  text: string;

  @Shown(() => String, { nullable: true })
  missing?: string;

  @Shown(() => Entity, { nullable: true })
  inner: Entity | null = null;

  secret = 'secret';

  @Shown(() => Int)
  get length(): number {
    return this.text.length;
  }
}

const entity = (text: string, inner: Entity | null = null) =>
  Object.assign(new Entity(), { base: 1, text, inner });

describe('toRest', () => {
  it('keeps the shown fields of a class and of its base class, in the order of their declaration', () => {
    const shown = '{"text":"ab","inner":null,"length":2,"base":1}';
    expect(JSON.stringify(toRest(entity('ab')))).toBe(shown);
  });

  it('goes into arrays and into fields', () => {
    const [shown] = toRest([entity('a', entity('b'))]) as Entity[];
    expect(shown).toEqual({ ...{ text: 'a', length: 1, base: 1 }, inner: toRest(entity('b')) });
  });

  it.each(['“quotes” " \\ \n', '😀', '\u2028\u2029', '\ud800 alone', '__proto__', ''])(
    'leaves %j as it is',
    (text) => {
      expect(JSON.stringify(toRest([entity(text)]))).toContain(`"text":${JSON.stringify(text)}`);
    },
  );

  it('leaves alone what has no shown fields', () => {
    const free = { make: 'Honda', nothing: null, list: [{ secret: 1 }] };
    expect(toRest(free)).toBe(free);
    expect([null, undefined, 0, 'text', true].map(toRest)).toEqual([null, undefined, 0, 'text', true]);
  });
});
