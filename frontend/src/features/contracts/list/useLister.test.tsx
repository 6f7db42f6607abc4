import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ContractFilters } from './contract-filters';
import { NO_FILTERS } from './list-address';
import { namedBy, useLister } from './useLister';

const acme = { name: 'Acme Motors', badge: 'Dealer' };
const from = (organisation: string) => ({ ...NO_FILTERS, organisation });
type Shown = Parameters<typeof useLister>;

it('knows an organization from its contracts, also while another filter leaves none of them', () => {
  const start: Shown = [from('a'), []];
  const { result, rerender } = renderHook((shown: Shown) => useLister(...shown), { initialProps: start });
  expect(result.current).toBeNull();
  rerender([from('a'), [{ organisation: acme }]]);
  expect(result.current).toEqual(acme);
  rerender([{ ...from('a'), maxPayment: '1' }, []]);
  expect(result.current).toEqual(acme);
  rerender([from('b'), []]);
  expect(result.current).toBeNull();
});

it('is none where other contracts are listed, and for one that shows no name', () => {
  const of = (...shown: Shown) => renderHook(() => useLister(...shown)).result.current;
  expect(of(NO_FILTERS, [{ organisation: acme }])).toBeNull();
  expect(of(from('a'), [{ organisation: null }])).toBeNull();
});

it('names its own filter only', () => {
  const filters = { describe: (name: string) => `filter ${name}` } as ContractFilters;
  const { describe } = namedBy(filters, acme);
  expect([describe('organisation'), describe('type')]).toEqual(['of Acme Motors', 'filter type']);
  expect(namedBy(filters, null).describe('organisation')).toBe('filter organisation');
});
