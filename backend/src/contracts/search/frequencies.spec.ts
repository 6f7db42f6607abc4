import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { Database } from '../../database/database.js';
import { SearchFrequencies } from './frequencies.js';

/** The plan of a statement that asks about these words; '' stands for all contracts. */
const planOf = (words: readonly string[], rowsOf: (word: string) => number) => {
  const ctes = words.map((word, at) => ({ 'Subplan Name': `CTE t${at}`, 'Plan Rows': rowsOf(word) }));
  return [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 1, Plans: ctes } }] }];
};
const sevenOfEach = () =>
  jest.fn((_text: string, words: string[]) => Promise.resolve(planOf(words, () => 7)));

it('asks once for concurrent searches of the same words', async () => {
  const read = sevenOfEach();
  const frequencies = new SearchFrequencies({ read } as unknown as Database);
  const found = await Promise.all([frequencies.ofTerms(['boat']), frequencies.ofTerms(['boat'])]);
  expect(found).toEqual(Array(2).fill({ contracts: 7, matching: [7] }));
  expect(read.mock.calls.map(([, words]) => words)).toEqual([['', 'boat']]);
});

it('asks only about words that are not known yet', async () => {
  const read = sevenOfEach();
  const frequencies = new SearchFrequencies({ read } as unknown as Database);
  await frequencies.ofTerms(['boat']);
  expect(await frequencies.ofTerms(['boat', 'slip:*'])).toEqual({ contracts: 7, matching: [7, 7] });
  expect(read.mock.calls.map(([, words]) => words)).toEqual([['', 'boat'], ['slip:*']]);
});

it('asks about the five longest words of a search and leaves the others unknown', async () => {
  const read = sevenOfEach();
  const frequencies = new SearchFrequencies({ read } as unknown as Database);
  const found = await frequencies.ofTerms([
    'a:*',
    'lease',
    'lease',
    'kia:*',
    'boats',
    'marinas',
    'near:*',
    'ox',
  ]);
  expect(found).toEqual({ contracts: 7, matching: [0, 7, 7, 7, 7, 7, 7, 0] });
  expect(read.mock.calls.map(([, words]) => words)).toEqual([
    ['', 'marinas', 'lease', 'boats', 'near:*', 'kia:*'],
  ]);
});

describe('a failure', () => {
  const refusal = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
  const failing = (error: Error) => {
    const read = sevenOfEach().mockRejectedValueOnce(error);
    return { read, frequencies: new SearchFrequencies({ read } as unknown as Database) };
  };
  let warn: jest.SpiedFunction<Logger['warn']>;
  beforeEach(() => {
    warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  });
  afterEach(() => void jest.restoreAllMocks());

  it('of PostgreSQL leaves frequencies unknown for a minute, with one line in the log', async () => {
    const { read, frequencies } = failing(refusal('42501'));
    expect(await Promise.all([frequencies.ofTerms(['boat']), frequencies.wholeWords(['boat'])])).toEqual([
      null,
      new Set(),
    ]);
    expect(await frequencies.ofTerms(['boat'])).toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
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
  const read = (text: string, words: string[]) =>
    text.startsWith('explain')
      ? Promise.resolve(planOf(words, (word) => (word === 'boat' ? 20 : 2_000)))
      : asked(words[0] ?? '');
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
