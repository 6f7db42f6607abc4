import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { OneLine, PlainText, SearchLine } from './validation.js';

class Texts {
  @OneLine({ message: 'one line' })
  title: string;
  @PlainText({ message: 'plain' })
  description: string;
  @SearchLine({ message: 'search' })
  search: string;
}

const problems = (text: string) =>
  Object.fromEntries(
    validateSync(Object.assign(new Texts(), { title: text, description: text, search: text })).map(
      ({ property, constraints }) => [property, Object.values(constraints ?? {})],
    ),
  );

describe('texts that others read', () => {
  const order = ['Please remove the invisible characters that change the direction of the text.'];

  it.each([
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u206A',
    '\u206F',
    '\uFFF9',
    '\uFFFB',
  ])('must not contain %j', (character) =>
    expect(problems(`a ${character}live`)).toEqual({ title: order, description: order }),
  );

  it.each([
    'عقد إيجار سيارة 2024 في دبي',
    'דירה בתל אביב\u200f (3 חדרים)',
    'آپارتمان\u200cها',
    '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '\u200e2024 Honda',
  ])('may be %s', (text) => expect(problems(text)).toEqual({}));

  it('have their own rules for control characters', () => {
    expect(problems('a\nb')).toEqual({ title: ['one line'], search: ['search'] });
    expect(problems('a\u0000b')).toEqual({ title: ['one line'], description: ['plain'], search: ['search'] });
  });
});
