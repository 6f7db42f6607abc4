import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { Database } from '../../database/database.js';
import { SearchFrequencies } from './frequencies.js';

const estimate = [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 7 } }] }];

it('asks once for concurrent searches of the same words', async () => {
  const read = jest.fn(() => Promise.resolve(estimate));
  const frequencies = new SearchFrequencies({ read } as unknown as Database);
  const found = await Promise.all([frequencies.ofTerms(['boat']), frequencies.ofTerms(['boat'])]);
  expect(found).toEqual(Array(2).fill({ contracts: 7, matching: [7] }));
  // once for all contracts and once for those with the word
  expect(read).toHaveBeenCalledTimes(2);
});

describe('a failure', () => {
  const refusal = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
  const failing = (error: Error) => {
    const read = jest.fn(() => Promise.resolve(estimate)).mockRejectedValueOnce(error);
    return { read, frequencies: new SearchFrequencies({ read } as unknown as Database) };
  };
  let warn: jest.SpiedFunction<Logger['warn']>;
  beforeEach(() => {
    warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  });
  afterEach(() => void jest.restoreAllMocks());

  it('of PostgreSQL leaves frequencies unknown for a minute, with one line in the log', async () => {
    const { read, frequencies } = failing(refusal('42501'));
    read.mockRejectedValueOnce(refusal('42501'));
    expect(await Promise.all([frequencies.ofTerms(['boat']), frequencies.wholeWords(['boat'])])).toEqual([
      null,
      new Set(),
    ]);
    expect(await frequencies.ofTerms(['boat'])).toBeNull();
    expect(read).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('refused')]]);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 61_000);
    expect(await frequencies.ofTerms(['boat'])).toEqual({ contracts: 7, matching: [7] });
  });

  it.each([
    ['of the connection', 'timeout exceeded when trying to connect'],
    ['of the program', 'x is not a function'],
  ])('%s fails the search, and the next one asks again', async (_, message) => {
    const { frequencies } = failing(new TypeError(message));
    await expect(frequencies.ofTerms(['boat'])).rejects.toThrow(message);
    expect(warn).not.toHaveBeenCalled();
    expect(await frequencies.ofTerms(['boat'])).toEqual({ contracts: 7, matching: [7] });
  });

  it('by a timeout of PostgreSQL fails the search, which would only time out again', async () => {
    const timeout = refusal('57014');
    await expect(failing(timeout).frequencies.ofTerms(['boat'])).rejects.toBe(timeout);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('frequent words', () => {
  const asked = jest.fn<(word: string) => Promise<{ isWhole: boolean }[]>>();
  const read = (text: string, [word = '']: string[]) =>
    text.startsWith('explain')
      ? Promise.resolve([{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': word === 'boat' ? 20 : 2_000 } }] }])
      : asked(word);
  let frequencies: SearchFrequencies;
  const wholeWords = async (...words: string[]) => {
    const whole = await frequencies.wholeWords(words);
    await setImmediate();
    return [...whole];
  };
  beforeEach(() => {
    asked.mockReset().mockImplementation((word) => Promise.resolve([{ isWhole: word !== 'lake' }]));
    frequencies = new SearchFrequencies({ read } as unknown as Database);
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  });
  afterEach(() => void jest.restoreAllMocks());

  it('are searched as whole words once that is known to find the same contracts', async () => {
    expect(await wholeWords('Lease', 'lake')).toEqual([]);
    expect(await wholeWords('LEASE', 'lake')).toEqual(['lease']);
    expect(await wholeWords('lease', 'lake')).toEqual(['lease']);
    expect(asked.mock.calls).toEqual([['lease'], ['lake']]);
  });

  it('are not asked about if they are rare or shorter than three letters', async () => {
    expect(await wholeWords('boat', 'b', 'la')).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('do not delay a search, and are asked about one at a time', async () => {
    asked.mockReturnValueOnce(new Promise(() => undefined));
    expect(await wholeWords('lease', 'loan')).toEqual([]);
    expect(await wholeWords('lease', 'loan')).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are searched as beginnings after a failure', async () => {
    asked.mockRejectedValueOnce(new Error('canceling statement due to statement timeout'));
    expect(await wholeWords('lease')).toEqual([]);
    expect(await wholeWords('lease')).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are searched as beginnings again when an answer has expired', async () => {
    await wholeWords('lease');
    expect(await wholeWords('lease')).toEqual(['lease']);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 11 * 60_000);
    expect(await wholeWords('lease')).toEqual([]);
    expect(await wholeWords('lease')).toEqual(['lease']);
  });
});
