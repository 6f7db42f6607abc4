import { describe, expect, it } from '@jest/globals';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../../database/database.js';
import { ContractFilter } from './filter.input.js';
import { ContractFacets } from './facets.js';

describe('the facets of a list', () => {
  it('use at most two connections concurrently, however many facets have a selected value', async () => {
    let [running, most, statements] = [0, 0, 0];
    const read = async () => {
      statements++;
      most = Math.max(most, ++running);
      await breathe();
      running--;
      return [{ key: '', value: '', written: '', count: 0, scanned: 0 }];
    };
    const facets = new ContractFacets({ read } as unknown as Database);
    const all = await facets.of(
      Object.assign(new ContractFilter(), {
        type: 'car-lease',
        paysSomething: true,
        confirmed: true,
        withPhotos: true,
        payment: { min: 1 },
        months: { min: 1 },
        facts: ['make', 'bodyStyle', 'fuel'].map((key) => ({ key, in: ['x'] })),
      }),
    );
    expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining(['withPhotos', 'effective', 'make']));
    expect([most, statements]).toEqual([2, 9]);
  });
});
