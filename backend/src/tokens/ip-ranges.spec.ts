import { expect, it } from '@jest/globals';
import { isInRanges, isRange } from './ip-ranges.js';

it.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::/32', '::1', '0.0.0.0/0'])('%s is a range', (text) =>
  expect(isRange(text)).toBe(true),
);

it.each([
  '',
  'localhost',
  '203.0.113',
  '203.0.113.0/33',
  '2001:db8::/129',
  '203.0.113.0/24/1',
  '10.0.0.0/-1',
])('%s is none', (text) => expect(isRange(text)).toBe(false));

it.each([
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.114.7', ['203.0.113.0/24'], false],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['2001:db8::5', ['203.0.113.0/24', '2001:db8::/32'], true],
  ['2001:db9::5', ['2001:db8::/32'], false],
  ['203.0.113.7', [], true],
  ['unknown', ['0.0.0.0/0'], false],
])('%s in %j: %s', (ip, ranges, expected) => expect(isInRanges(ip, ranges)).toBe(expected));
