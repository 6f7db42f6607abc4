import { describe, expect, it } from '@jest/globals';
import { AlertFrequency, nextAt, searchesToTell, seenUntilAfter } from './alert-schedule.js';

const minutesUntilNext = (frequency: AlertFrequency): number => {
  const ms = /^now\(\) \+ interval '(\d+) ms'$/.exec(nextAt(frequency)?.() ?? '')?.[1];
  return Number(ms) / 60_000;
};

describe('a search is looked at again', () => {
  it('after a day or a week', () => {
    expect(minutesUntilNext(AlertFrequency.DAILY)).toBe(24 * 60);
    expect(minutesUntilNext(AlertFrequency.WEEKLY)).toBe(7 * 24 * 60);
  });

  it('at each run of the job, every 15 minutes, if it is instant', () => {
    expect(minutesUntilNext(AlertFrequency.INSTANT)).toBeLessThan(15);
  });

  it('never while it is off', () => expect(nextAt(AlertFrequency.OFF)).toBeNull());
});

describe('the due searches of a member', () => {
  const due = [AlertFrequency.INSTANT, AlertFrequency.DAILY, AlertFrequency.INSTANT].map((frequency) => ({
    frequency,
  }));
  const emailAt = (minute: number) => `2026-03-01T12:0${minute}:00.000Z`;

  it('are all told after fewer than eight emails within a day, however many contracts those listed', () => {
    const seven = [0, 1, 2, 3, 4, 5, 6].flatMap((minute) => Array<string>(10).fill(emailAt(minute)));
    expect(searchesToTell(due, [])).toEqual(due);
    expect(searchesToTell(due, seven)).toEqual(due);
  });

  it('are told without the instant ones after eight emails', () => {
    const eight = [0, 1, 2, 3, 4, 5, 6, 7].map(emailAt);
    expect(searchesToTell(due, eight)).toEqual([due[1]]);
  });
});

describe('the mark of a due search', () => {
  const mark = '2026-03-01T12:00:00.000Z';

  it('moves up if its matches were told', () => {
    expect(seenUntilAfter(mark, true, '2026-03-01T12:15:00.000Z')).toBe('2026-03-01T12:15:00.000Z');
  });

  it('stays if the search waits, so that its matches are told later', () => {
    expect(seenUntilAfter(mark, false, '2026-03-01T12:15:00.000Z')).toBe(mark);
  });

  it('does not move back for a search that was saved less than a minute ago', () => {
    expect(seenUntilAfter(mark, true, '2026-03-01T11:59:30.000Z')).toBe(mark);
  });
});
