import { expect, it } from '@jest/globals';
import { confirmedUses, confirmedUsesText, isConfirmedUses } from './confirmed-email.js';

it('reads which of the three uses need a confirmed address', () => {
  expect(confirmedUses('pay,list')).toEqual(['pay', 'list']);
  expect(confirmedUses(' write ')).toEqual(['write']);
  for (const value of ['off', '', null, undefined, 'true']) expect(confirmedUses(value)).toEqual([]);
});

it('writes what it reads, in one order', () => {
  expect(confirmedUsesText(['pay', 'list'])).toBe('list, pay');
  expect(confirmedUsesText([])).toBe('off');
  expect(confirmedUses(confirmedUsesText(['list', 'write', 'pay']))).toEqual(['list', 'write', 'pay']);
});

it('accepts words of the three uses and `off`', () => {
  for (const value of ['off', 'list', 'list,write', ' pay , write '])
    expect(isConfirmedUses(value)).toBe(true);
  for (const value of ['', 'on', 'list,', 'list pay', 'off, pay', 'List'])
    expect(isConfirmedUses(value)).toBe(false);
});
