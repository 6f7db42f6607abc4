import { expect, it, jest } from '@jest/globals';
import type { Database } from '../database/database.js';
import { SearchFrequencies } from './search-frequencies.js';

const estimate = [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 7 } }] }];

it('asks once for concurrent searches of the same words', async () => {
  const read = jest.fn(() => Promise.resolve(estimate));
  const frequencies = new SearchFrequencies({ read } as unknown as Database);
  const found = await Promise.all([frequencies.ofTerms(['boat']), frequencies.ofTerms(['boat'])]);
  expect(found).toEqual(Array(2).fill({ contracts: 7, matching: [7] }));
  // for all contracts, and for those with the word
  expect(read).toHaveBeenCalledTimes(2);
});

it('asks again after a failure', async () => {
  const read = jest
    .fn(() => Promise.resolve(estimate))
    .mockRejectedValueOnce(new Error('The connection ended.'));
  const frequencies = new SearchFrequencies({ read } as unknown as Database);
  await expect(frequencies.ofTerms([])).rejects.toThrow('The connection ended.');
  expect(await frequencies.ofTerms([])).toEqual({ contracts: 7, matching: [] });
});

it('knows which frequent words are whole words', async () => {
  const read = jest.fn((text: string, [word]: string[]) =>
    Promise.resolve(
      text.startsWith('explain')
        ? [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': word === 'boat' ? 20 : 2_000 } }] }]
        : [{ isWhole: word === 'lease' }],
    ),
  );
  const frequencies = new SearchFrequencies({ read } as unknown as Database);
  expect(await frequencies.wholeWords(['lease', 'lake', 'boat'])).toEqual(new Set(['lease']));
});
