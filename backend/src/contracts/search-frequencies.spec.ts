import { expect, it, jest } from '@jest/globals';
import type { Database } from '../database/database.js';
import { SearchFrequencies } from './search-frequencies.js';

const estimate = [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 7 } }] }];

it('asks once for concurrent searches of the same words', async () => {
  const read = jest.fn(() => Promise.resolve(estimate));
  const frequencies = new SearchFrequencies({ read } as unknown as Database);
  const found = await Promise.all([frequencies.ofWords(['boat']), frequencies.ofWords(['boat'])]);
  expect(found).toEqual(Array(2).fill({ contracts: 7, matching: [7] }));
  // for all contracts, and for those with the word
  expect(read).toHaveBeenCalledTimes(2);
});

it('asks again after a failure', async () => {
  const read = jest
    .fn(() => Promise.resolve(estimate))
    .mockRejectedValueOnce(new Error('The connection ended.'));
  const frequencies = new SearchFrequencies({ read } as unknown as Database);
  await expect(frequencies.ofWords([])).rejects.toThrow('The connection ended.');
  expect(await frequencies.ofWords([])).toEqual({ contracts: 7, matching: [] });
});
