import { describe, expect, it } from '@jest/globals';
import { readListQuery, writeListQuery } from './list-query.js';
import type { ListFilter } from './list-filter.js';

const read = (query: string) => readListQuery(new Map(new URLSearchParams(query)));

describe('the words of an address', () => {
  it.each<[string, ListFilter]>([
    ['payment=200-450', { payment: { min: 20_000, max: 45_000 } }],
    ['months=-24', { months: { max: 24 } }],
    ['cash=-500-0', { cash: { min: -50_000, max: 0 } }],
    ['effective=99.50-', { effective: { min: 9950 } }],
    [
      'type=car-lease&make=Honda,Toyota&milesPerYear=10000-',
      {
        type: 'car-lease',
        facts: [
          { key: 'make', in: ['Honda', 'Toyota'] },
          { key: 'milesPerYear', min: 10_000 },
        ],
      },
    ],
    ['type=mortgage&rate=2.5-4', { type: 'mortgage', facts: [{ key: 'rate', min: 2500, max: 4000 }] }],
    [
      'type=apartment&bathrooms=1.5-&bedrooms=2,4%2B',
      {
        type: 'apartment',
        facts: [
          { key: 'bedrooms', in: ['2', '4+'] },
          { key: 'bathrooms', min: 3 },
        ],
      },
    ],
    [
      'type=apartment&leaseEnd=2027-01-01-2027-12-31',
      { type: 'apartment', facts: [{ key: 'leaseEnd', min: '2027-01-01', max: '2027-12-31' }] },
    ],
    ['near=78701&within=50&paysSomething=true', { near: '78701', within: 50, paysSomething: true }],
    ['withPhotos=true', { withPhotos: true }],
    ['company=gm-financial&allowedByRule=true', { company: 'gm-financial', allowedByRule: true }],
    ['type=apartment&make=Honda&view=map', { type: 'apartment' }],
  ])('%s', (query, filter) => {
    expect(read(query)).toEqual({ filter, errors: {} });
    const written = new URLSearchParams(writeListQuery(filter)).toString();
    expect(read(written).filter).toEqual(filter);
  });

  it('keep a comma within a value apart from the commas between values', () => {
    const filter: ListFilter = { facts: [{ key: 'make', in: ['A, B', 'C'] }] };
    expect(read(new URLSearchParams(writeListQuery(filter)).toString()).filter).toEqual(filter);
  });

  it.each([
    'payment=x',
    'payment=-',
    'months=1-2-3',
    'within=20',
    'confirmed=perhaps',
    'availableBy=2027-02-30',
  ])('%s is an error of that word', (query) => {
    expect(Object.keys(read(query).errors)).toEqual([query.split('=')[0]]);
  });
});
