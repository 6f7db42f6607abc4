import { expect, it } from '@jest/globals';
import { cardName } from './card-name';

it('names the brand and the last four digits, as far as they are known', () => {
  expect(cardName('visa', '4242')).toBe('Visa ending in 4242');
  expect(cardName('eftpos_au', '0001')).toBe('Card ending in 0001');
  expect(cardName(null, '0001')).toBe('Card ending in 0001');
  expect(cardName('visa', null)).toBeNull();
});
