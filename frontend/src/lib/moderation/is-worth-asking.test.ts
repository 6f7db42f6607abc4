import { describe, expect, it } from '@jest/globals';
import { isWorthAsking } from './is-worth-asking';

describe('isWorthAsking', () => {
  it.each([
    'call 512',
    'ada@example',
    'example.com',
    'five one two',
    'I take Venmo',
    'by wire',
    'WhatsApp',
    '５',
    'V e n m o',
    'let us skip the fee',
    'ca$h',
    'my gmail is adabyron',
    'cuatro uno cinco',
    'byronleases com',
    'my handle is adabyron',
  ])('asks about %s', (text) => expect(isWorthAsking(text)).toBe(true));
  it.each(['', 'Hello', 'Is it still available?'])('asks nothing about "%s"', (text) =>
    expect(isWorthAsking(text)).toBe(false),
  );
});
