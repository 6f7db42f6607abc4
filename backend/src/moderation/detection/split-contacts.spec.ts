import { describe, expect, it } from '@jest/globals';
import { moderateTogether } from '../moderate.js';
import { mayBePart, splitPartsIn } from './split-contacts.js';

const read = (texts: string[]) => moderateTogether(texts).map((verdict, at) => verdict?.masked ?? texts[at]);

describe('consecutive messages of one sender', () => {
  it.each([
    [
      ['my cell starts 415', '555 2671'],
      ['my cell starts •••', '••• ••••'],
    ],
    [
      ['415', 'yes, still available', '555 2671'],
      ['415', 'yes, still available', '555 2671'],
    ],
    [
      ['four one five', 'five five five', 'two six seven one'],
      ['•••• ••• ••••', '•••• •••• ••••', '••• ••• ••••• •••'],
    ],
    [
      ['my gmail is', 'ada.byron1815'],
      ['my gmail is', '•••••••••••••'],
    ],
    [
      ['byronleases', '.com'],
      ['•••••••••••', '••••'],
    ],
    [
      ['It has 24 months left', '389 a month', 'and 2500 miles'],
      ['It has 24 months left', '389 a month', 'and 2500 miles'],
    ],
  ])('%j are read by others as %j', (written, masked) => expect(read(written)).toEqual(masked));

  it('are flagged for talk that only several of them contain', () => {
    const flags = moderateTogether(['send it to my cash', 'app please']).map((verdict) => verdict?.flags);
    expect(flags).toEqual([['payment-app'], ['payment-app']]);
    expect(mayBePart('app please')).toBe(true);
  });

  it('are read together only if the new one may be a part', () => {
    expect(mayBePart('555 2671')).toBe(true);
    expect(mayBePart('at gmail dot com')).toBe(true);
    expect(mayBePart('Is it still available?')).toBe(false);
    expect(mayBePart(`${'a long text '.repeat(20)} 415`)).toBe(false);
  });

  it('are read together only within ten minutes, whichever of them is reviewed', () => {
    const sent = (seconds: number) => [
      { message: 'my cell starts 415', at: 0, seq: 1 },
      { message: '555 2671', at: seconds, seq: 2 },
    ];
    expect([0, 1].map((own) => splitPartsIn(sent(60), own).length)).toEqual([1, 1]);
    expect([0, 1].map((own) => splitPartsIn(sent(660), own).length)).toEqual([0, 0]);
  });

  it('are read together only within 20 messages of the thread', () => {
    const sent = (seq: number) => [
      { message: 'my cell starts 415', at: 0, seq: 1 },
      { message: '555 2671', at: 1, seq },
    ];
    expect([0, 1].map((own) => splitPartsIn(sent(20), own).length)).toEqual([1, 1]);
    expect([0, 1].map((own) => splitPartsIn(sent(21), own).length)).toEqual([0, 0]);
  });

  it('are cheap to read even if they are long and full of names', () => {
    const long = 'my insta is ada_byron1815 '.repeat(76).slice(0, 2000);
    const start = process.cpuUsage();
    moderateTogether([long, long, '@ada_byron']);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
  });
});
