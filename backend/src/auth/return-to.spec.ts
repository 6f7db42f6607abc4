import { describe, expect, it } from '@jest/globals';
import { safeReturnTo } from './return-to.js';

describe('where sign-in leads', () => {
  it.each(['/', '/contracts', '/contracts/1?x=1&y=//z#top', '/a/b'])('%s is a path of this site', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    ['/contracts'],
    '',
    'contracts',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/./\\evil',
    '/..//evil.example',
    'javascript:alert(1)',
  ])('%j leads home', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });
});
