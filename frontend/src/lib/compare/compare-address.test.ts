import { expect, it } from '@jest/globals';
import { comparedIds, comparePath } from './compare-address';

const idsIn = (search: string) => comparedIds(new URLSearchParams(search));

it('an address compares up to four contracts, each once', () => {
  expect(idsIn('compare=b,A, a ,,c')).toEqual(['b', 'a', 'c']);
  expect(idsIn('compare=1,2,3,4,5')).toEqual(['1', '2', '3', '4']);
  expect(idsIn('compare=')).toEqual([]);
  expect(idsIn('type=car-lease')).toBeNull();
  expect(comparePath(['b', 'a'])).toBe('/contracts?compare=b,a');
});
