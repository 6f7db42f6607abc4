import { describe, expect, it } from '@jest/globals';
import type { FactDefinition } from '@handover/domain/facts/fact';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { RADII, type FactFilter, type ListFilter } from '@handover/domain/finding/list-filter';
import { writeListQuery } from '@handover/domain/finding/list-query';
import { searchableFacts } from '@handover/domain/finding/searchable-facts';
import { describeFilter } from './filter-words';
import {
  boundsOf,
  canonicalOf,
  comparedType,
  centsOf,
  filterOf,
  paramsOf,
  pathAfter,
  pathOf,
  rangeText,
  usedIn,
  valuesOf,
  variablesFor,
  without,
} from './list-address';

describe('an amount', () => {
  it.each([
    ['450', 45_000],
    [' $450 ', 45_000],
    ['1,200', 120_000],
    ['$1,234.50', 123_450],
    ['99.5', 9_950],
    ['0', 0],
    ['10000000', 1_000_000_000],
  ])('reads %s', (text, cents) => expect(centsOf(text)).toBe(cents));

  it.each(['', '1234,5', '12,00', '1.234', '-5', '4e2', 'free', '10000001', '$'])(
    'does not guess what %j means',
    (text) => expect(centsOf(text)).toBeNull(),
  );
});

describe('the address of a list', () => {
  const values = { q: '', type: 'all', location: '', maxPayment: '', sort: 'newest' };

  it('has no filter that is switched off', () =>
    expect(usedIn(valuesOf(new URLSearchParams('withPhotos=false&confirmed=true')))).toEqual(['confirmed']));

  it('has no parameters for the whole list', () => expect(paramsOf(values).size).toBe(0));

  it('has one parameter per filter, in one order', () =>
    expect(
      paramsOf({ ...values, sort: 'payment', maxPayment: '450', type: 'loan', q: 'boat' }).toString(),
    ).toBe('q=boat&type=loan&maxPayment=450&sort=payment'));

  it('becomes the variables of the query', () => {
    const search = new URLSearchParams('q=boat&type=loan&location=Austin&maxPayment=450&sort=months-long');
    const filter = { type: 'LOAN', location: 'Austin', payment: { max: 45_000 } };
    expect(variablesFor(search, false)).toEqual({ filter, first: 24, sort: 'MONTHS_LONG' });
    expect(variablesFor(search, true)).toEqual({
      filter: { ...filter, q: 'boat' },
      first: 24,
      sort: 'MONTHS_LONG',
    });
  });

  it('ignores what a hand-written address has wrong', () => {
    const search = new URLSearchParams('type=boat&maxPayment=cheap&sort=best&location=+&q=');
    expect(variablesFor(search, true)).toEqual({ filter: {}, first: 24 });
  });
});

describe('the filters of a type', () => {
  const EXAMPLE =
    'type=car-lease&payment=200-450&months=-24&make=Honda%2CToyota&milesPerYear=10000-&near=78701&within=50&sort=effective';

  it('become the variables of the query', () => {
    expect(variablesFor(new URLSearchParams(EXAMPLE), true)).toEqual({
      filter: {
        type: 'CAR_LEASE',
        payment: { min: 20_000, max: 45_000 },
        months: { max: 24 },
        facts: [
          { key: 'make', in: ['Honda', 'Toyota'] },
          { key: 'milesPerYear', min: 10_000 },
        ],
        near: '78701',
        within: 50,
      },
      first: 24,
      sort: 'EFFECTIVE',
    });
  });

  it('stay as they are in the address', () => {
    expect(paramsOf(valuesOf(new URLSearchParams(EXAMPLE))).toString()).toBe(EXAMPLE);
  });

  it('go with the type, and the radius and the nearest with the place', () => {
    const values = valuesOf(new URLSearchParams(EXAMPLE));
    expect(pathOf({ ...values, type: 'loan' })).toBe(
      '/contracts?type=loan&payment=200-450&months=-24&near=78701&within=50&sort=effective',
    );
    expect(pathOf(without({ ...values, sort: 'nearest' }, 'near'))).toBe(
      '/contracts?type=car-lease&payment=200-450&months=-24&make=Honda%2CToyota&milesPerYear=10000-',
    );
  });

  it('are those in use, without the order and the radius', () => {
    expect(usedIn(valuesOf(new URLSearchParams(EXAMPLE)))).toEqual([
      ...['type', 'payment', 'months', 'make', 'milesPerYear', 'near'],
    ]);
  });

  it('ignore what a hand-written address has wrong', () => {
    const search = new URLSearchParams('payment=cheap&within=50&rooms=3&sort=nearest&near=+&make=,&year=19x');
    expect(paramsOf(valuesOf(search)).size).toBe(0);
  });

  it('take the lower of two highest payments', () => {
    const { filter } = variablesFor(new URLSearchParams('maxPayment=300&payment=200-450'), false);
    expect(filter).toEqual({ payment: { min: 20_000, max: 30_000 } });
  });

  it.each([
    ['200-450', '200', '450'],
    ['-24', '', '24'],
    ['10000-', '10000', ''],
    ['450', '450', '450'],
    ['2027-01-01-2027-12-31', '2027-01-01', '2027-12-31'],
    ['-2027-12-31', '', '2027-12-31'],
    [undefined, '', ''],
  ])('have the bounds of %s', (text, min, max) => {
    expect(boundsOf(text)).toEqual({ min, max });
    if (text?.includes('-')) expect(rangeText({ min, max })).toBe(text);
  });

  it('say what they mean', () => {
    const values = valuesOf(new URLSearchParams(EXAMPLE));
    expect(usedIn(values).map((name) => describeFilter(name, values))).toEqual([
      'Car Lease',
      '$200.00 to $450.00 a month',
      'up to 24 months left',
      'Make: Honda, Toyota',
      'Miles allowed per year: from 10,000 miles',
      'within 50 miles of 78701',
    ]);
  });
});

describe('an address for search engines', () => {
  it.each([
    ['', '/contracts'],
    ['sort=payment', '/contracts'],
    ['of=cache', '/contracts'],
    ['type=loan', '/contracts?type=loan'],
    ['type=loan&sort=payment&utm_source=mail', '/contracts?type=loan'],
  ])('of ?%s is %s', (search, path) => expect(canonicalOf(new URLSearchParams(search))?.path).toBe(path));

  it.each(['q=boat', 'type=loan&payment=-450', 'near=78701', 'type=car-lease&make=Honda'])(
    'is not ?%s',
    (search) => expect(canonicalOf(new URLSearchParams(search))).toBeNull(),
  );
});

describe('random filters', () => {
  /** The same numbers in every run (mulberry32). */
  const random = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const next = random(16);
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const sometimes = <T extends object>(value: T): T | object => (next() < 0.4 ? value : {});
  const range = (scale: number) => {
    const [min, max] = [{ min: upTo(500) * scale }, { max: (500 + upTo(500)) * scale }];
    return [min, max, { ...min, ...max }][upTo(2)] ?? {};
  };
  const day = () => `20${20 + upTo(9)}-0${1 + upTo(8)}-${10 + upTo(18)}`;
  const SCALE = { money: 100, rate: 1000, halves: 2 } as const;

  const fact = ({ key, kind, facet, values }: FactDefinition): FactFilter => {
    if (facet === 'range')
      return kind === 'date'
        ? { key, ...(next() < 0.5 ? { min: day() } : { min: day(), max: day() }) }
        : { key, ...range(SCALE[kind as keyof typeof SCALE] ?? 1) };
    const words = values?.map(({ value }) => value) ?? ['Honda', 'Land Rover, Inc.', 'A & B', '100% ü', '4+'];
    return { key, in: words.filter((_, index) => index === 0 || next() < 0.5) };
  };
  const filter = (): ListFilter => {
    const type = [null, ...CONTRACT_TYPES][upTo(CONTRACT_TYPES.length)];
    const facts = [...searchableFacts(type).values()].filter(() => next() < 0.2).map(fact);
    return {
      ...(type && { type }),
      ...sometimes({ q: 'red wagon' }),
      ...sometimes({ location: 'Austin & Round Rock, TX' }),
      ...sometimes({ payment: range(100) }),
      ...sometimes({ effective: range(100) }),
      ...sometimes({ cash: range(100) }),
      ...sometimes({ months: range(1) }),
      ...sometimes({ paysSomething: true }),
      ...sometimes({ confirmed: true }),
      ...sometimes({ availableBy: day() }),
      ...sometimes({ company: 'gm-financial' }),
      ...sometimes({ organisation: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' }),
      ...sometimes(
        next() < 0.5 ? { near: '78701', within: RADII[upTo(RADII.length - 1)] } : { near: 'Austin, TX' },
      ),
      ...(facts.length > 0 && { facts }),
    };
  };

  it('come back from their address', () => {
    for (let n = 0; n < 2000; n++) {
      const given = filter();
      const search = new URLSearchParams(writeListQuery(given));
      const values = valuesOf(new URLSearchParams(search.toString()));
      const { type, ...others } = given;
      const enumName = type?.toUpperCase().replaceAll('-', '_');
      expect(filterOf(values, true)).toEqual({ ...others, ...(type && { type: enumName }) });
      expect(valuesOf(paramsOf(values))).toEqual(values);
      expect([...paramsOf(values)].sort()).toEqual([...search].sort());
    }
  });
});

describe('a later page', () => {
  const search = new URLSearchParams('type=loan&sort=payment&after=abc');

  it('has the address of its list and a cursor', () =>
    expect(pathAfter(search, 'def')).toBe('/contracts?type=loan&sort=payment&after=def'));

  it('begins after the cursor, which is one of the search if there is one', () => {
    expect(variablesFor(search, false)).toMatchObject({ after: 'abc', sort: 'PAYMENT' });
    const found = new URLSearchParams('q=boat&after=abc');
    expect(variablesFor(found, false)).not.toHaveProperty('after');
    expect(variablesFor(found, true)).toMatchObject({ after: 'abc', filter: { q: 'boat' } });
  });

  it('is not for search engines, and no other list keeps its cursor', () => {
    expect(canonicalOf(search)).toBeNull();
    expect(pathOf(valuesOf(search))).toBe('/contracts?type=loan&sort=payment');
  });
});

describe('the pages of companies', () => {
  const canonical = (words: string) => canonicalOf(new URLSearchParams(words))?.path ?? null;

  it('are for search engines with their type alone', () => {
    expect(canonical('company=gm-financial&type=car-lease&sort=payment')).toBe(
      '/contracts?type=car-lease&company=gm-financial',
    );
    for (const words of ['company=gm', 'type=loan&company=gm&loanKind=auto', 'type=loan&company=gm&after=x'])
      expect([words, canonical(words)]).toEqual([words, null]);
  });

  it('name the company, and compare those of a type', () => {
    const values = valuesOf(new URLSearchParams('type=loan&company=gm-financial'));
    expect(describeFilter('company', values)).toBe('of gm-financial');
    expect(describeFilter('company', values, 'GM Financial')).toBe('of GM Financial');
    expect(comparedType(new URLSearchParams('type=loan&view=companies'))).toBe('loan');
    for (const words of ['view=companies', 'type=loan', 'type=loan&view=list'])
      expect(comparedType(new URLSearchParams(words))).toBeNull();
  });
});
