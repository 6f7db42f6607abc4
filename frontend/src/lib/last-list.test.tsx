import { afterEach, expect, jest, test } from '@jest/globals';
import { lastListPath, rememberList } from './last-list';

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('is the whole list before a list was seen', () => expect(lastListPath()).toBe('/contracts'));

test('keeps the filters of the last list', () => {
  rememberList('?type=loan&sort=payment');
  expect(lastListPath()).toBe('/contracts?type=loan&sort=payment');
  rememberList('');
  expect(lastListPath()).toBe('/contracts');
});

test('is the whole list if the browser blocks storage', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  rememberList('?type=loan');
  expect(lastListPath()).toBe('/contracts');
});
