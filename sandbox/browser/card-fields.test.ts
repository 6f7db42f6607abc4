import { describe, expect, it } from '@jest/globals';
import { cvcProblem, expiryProblem, formatExpiry, formatNumber, numberProblem } from './card-fields.js';

const TODAY = new Date(2026, 10, 20);

describe('card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', undefined],
    ['378282246310005', '3782 822463 10005', undefined],
    ['3056930009020004', '3056 930009 0200 04', undefined],
    ['36227206271667', '3622 720627 1667', undefined],
    ['4242 4242', '4242 4242', 'Your card number is incomplete.'],
    ['', '', 'Your card number is incomplete.'],
    ['4242424242424241', '4242 4242 4242 4241', 'Your card number is invalid.'],
    ['42424242424242429999', '4242 4242 4242 4242', undefined],
    ['card: 4242-4242', '4242 4242', 'Your card number is incomplete.'],
  ])('%s', (typed, shown, message) => {
    expect(formatNumber(typed)).toBe(shown);
    expect(numberProblem(shown)?.message).toBe(message);
  });
});

describe('expiration date', () => {
  it.each([
    ['1', '1', "Your card's expiration date is incomplete."],
    ['4', '04 / ', "Your card's expiration date is incomplete."],
    ['1229', '12 / 29', undefined],
    ['1/29', '01 / 29', undefined],
    ['12/2029', '12 / 29', undefined],
    ['1126', '11 / 26', undefined],
    ['1026', '10 / 26', "Your card's expiration date is in the past."],
    ['1225', '12 / 25', "Your card's expiration year is in the past."],
    ['1999', '19 / 99', "Your card's expiration date is invalid."],
    ['1299', '12 / 99', "Your card's expiration year is invalid."],
  ])('%s', (typed, shown, message) => {
    expect(formatExpiry(typed)).toBe(shown);
    expect(expiryProblem(shown, TODAY)?.message).toBe(message);
  });

  it('lets the separator be removed', () => {
    expect(formatExpiry('12 / ', true)).toBe('12');
  });
});

it('wants a security code of three digits', () => {
  expect(cvcProblem('12', '4242')?.message).toBe("Your card's security code is incomplete.");
  expect(cvcProblem('123', '4242')).toBeUndefined();
  expect(cvcProblem('1234', '3782')).toBeUndefined();
});
