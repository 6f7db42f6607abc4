import { describe, expect, it } from '@jest/globals';
import { centsOf, paramsOf, variablesFor } from './contract-filters';

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
