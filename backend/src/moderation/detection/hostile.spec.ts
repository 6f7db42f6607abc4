import { describe, expect, it } from '@jest/globals';
import { moderateAll } from '../moderate.js';
import { normalise } from './normalise.js';
import { findOffPlatform } from './off-platform.js';
import { GUARD_RULES } from './rules.js';
import { findSecret } from './secrets.js';

const LENGTH = 5000;
const MOST_MILLISECONDS = 10;
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const MIXTURES = [
  '( ',
  '((5',
  '5 (',
  'a ',
  'a. ',
  '@ ',
  'ä@',
  '4a',
  '. com ',
  'a.',
  'a@',
  'five ',
  'double five and ',
  'dot ',
  'at ',
  'www.',
  '$a',
  '1-',
  'a@a.',
  'my insta is ',
  '555-',
  '415 555 ',
  'seventysix',
  '&#64;',
  '%40',
  '\u202e5',
  'pay the ',
  'v e n m o ',
  'area code 415 ',
  'area code 5',
  'five area code 55l',
  'x on insta ',
  'dealer.com ',
  'message me dealer.com ',
  'http://a.gov ',
  'insta a_b ',
  'add me abcde12 ',
  '$ abcdef ',
  'vnemo ',
  'a.c o m ',
  'three 5s ',
  'at sign, then ',
  'my ad on zillow ',
  'look for a b c ',
  'send the a b c to ',
  'my number in the ',
];
const HOSTILE = [...ASCII, ...MIXTURES].map((part) =>
  part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH),
);

/** CPU time of the cheapest of several runs in milliseconds, so that a busy machine does not count. */
function cheapest(work: () => unknown): number {
  let best = Infinity;
  for (let run = 0; run < 40 && best >= MOST_MILLISECONDS; run++) {
    const start = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const slow = (work: (text: string) => unknown) =>
  HOSTILE.map((text) => [JSON.stringify(text.slice(0, 16)), cheapest(() => work(text))] as const).filter(
    ([, milliseconds]) => milliseconds >= MOST_MILLISECONDS,
  );

describe('5,000 characters made to be slow take less than 10 ms', () => {
  it.each(GUARD_RULES)('for the rule about $name', (rule) => {
    expect(
      slow((text) => {
        const reading = normalise(text);
        if (rule.needs.test(reading.text)) rule.find(reading, text);
      }),
    ).toEqual([]);
  });

  it('for all rules together', () => expect(slow((text) => moderateAll([text]))).toEqual([]));
  it('for the search for contacts', () => expect(slow((text) => findOffPlatform(text))).toEqual([]));
  it('for the search for secrets', () => expect(slow(findSecret)).toEqual([]));
});
