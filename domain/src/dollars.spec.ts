import { expect, it } from '@jest/globals';
import { parseDollars } from './dollars.js';

it.each([
  ['412.50', 41_250],
  ['1234.5', 123_450],
  ['1,234.50', 123_450],
  ['$1,234.50', 123_450],
  [' $ 1,234,567 ', 123_456_700],
  ['0', 0],
  ['.5', 50],
  ['12.', 1_200],
  ['412.506', 41_251],
])('%s is %d cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents);
});

it.each(['1234,5', '1,23', '12,345,6', '1.234,50', '1 234', '-5', '1e3', '$', '.', '', 'abc', '5 000 USD'])(
  '%s is asked about',
  (text) => {
    expect(parseDollars(text)).toBeNull();
  },
);
