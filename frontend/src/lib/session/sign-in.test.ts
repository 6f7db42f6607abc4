import { describe, expect, it } from '@jest/globals';
import { safeReturnTo } from './return-to';
import { signInPath } from './sign-in';

describe('safeReturnTo', () => {
  it.each(['/contracts/1?q=a#b', '/', '/account'])('follows %s', (path) =>
    expect(safeReturnTo(path)).toBe(path),
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\nb',
    '',
    null,
  ])('goes home instead of %j', (path) => expect(safeReturnTo(path)).toBe('/'));
});

it('keeps the path to return to', () => {
  expect(signInPath('/contracts?q=a&type=loan')).toBe(
    '/api/login?returnTo=%2Fcontracts%3Fq%3Da%26type%3Dloan',
  );
});
