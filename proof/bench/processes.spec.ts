import { describe, expect, it } from '@jest/globals';
import { cpuOf, parseCpu, parseRss, rssOf } from './processes.js';

const AFTER_NAME = 'S 20531 20531 20531 0 -1 4194368 5067 0 12 0 250 31 7 8 20 0 11 0 3452 2147483648 34000';

describe('processor time', () => {
  it('is user and system time, without that of ended children', () =>
    expect(parseCpu(`20551 (node) ${AFTER_NAME}`)).toBe((250 + 31) * 10_000));
  it('does not depend on the name, which may contain spaces and parentheses', () =>
    expect(parseCpu(`20551 (a) b (c) ${AFTER_NAME}`)).toBe((250 + 31) * 10_000));
  it('is NaN for a process that has ended', () => expect(parseCpu('')).toBeNaN());
  it('grows while this process works', () => {
    const before = cpuOf(process.pid);
    for (const end = performance.now() + 60; performance.now() < end;);
    expect(cpuOf(process.pid) - before).toBeGreaterThan(0);
  });
});

describe('resident memory', () => {
  it('is in bytes', () =>
    expect(parseRss('VmPeak:\t9 kB\nVmRSS:\t  2048 kB\nRssAnon:\t1 kB\n')).toBe(2 ** 21));
  it('of this process is some megabytes', () => expect(rssOf(process.pid)).toBeGreaterThan(1e7));
  it('is NaN for a process that has ended', () => expect(parseRss('')).toBeNaN());
});
