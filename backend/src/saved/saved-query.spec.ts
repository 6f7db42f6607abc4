import { describe, expect, it } from '@jest/globals';
import { filterOfQuery, withoutPosition } from './saved-query.js';

describe('the query of a saved search', () => {
  it('has no words about the place in the list or its look', () => {
    expect(withoutPosition(' type=car-lease&sort=cheapest&view=table&after=abc&compare=1,2&tab=map ')).toBe(
      'type=car-lease',
    );
  });

  it('searches what the page of the list searches', () => {
    expect(filterOfQuery('type=car-lease&q=civic&payment=200-450&near=78701')).toMatchObject({
      type: 'car-lease',
      q: 'civic',
      payment: { min: 20_000, max: 45_000 },
      near: '78701',
    });
  });

  it('ignores words that are unknown or have a wrong value', () => {
    expect(filterOfQuery('q=civic&type=spaceship&payment=cheap&color=red')).toEqual(filterOfQuery('q=civic'));
  });

  it('cuts long values, so that an old link cannot make a huge search', () => {
    expect(filterOfQuery(`q=${'a'.repeat(500)}`).q).toHaveLength(200);
  });
});

describe('the highest payment, as the field of the page writes it', () => {
  const highest = (text: string) =>
    filterOfQuery(new URLSearchParams({ maxPayment: text }).toString()).payment?.max;

  it.each([
    ['450', 45_000],
    ['$1,234.50', 123_450],
    [' 99.5 ', 9_950],
  ])('%s is %i cents', (text, cents) => expect(highest(text)).toBe(cents));

  it.each(['cheap', '-5', '1.234', '99999999999'])('%s sets none', (text) =>
    expect(highest(text)).toBeNull(),
  );

  it('gives way to a range', () => {
    expect(filterOfQuery('payment=200-300&maxPayment=900').payment).toEqual({ min: 20_000, max: 30_000 });
  });
});
