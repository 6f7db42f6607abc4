import { describe, expect, it } from '@jest/globals';
import { findPage, pages } from '../app/pages';
import { isPage } from './is-page';

const PATHS = [
  ...pages.flatMap(({ path }) => {
    const one = path.replace(/:\w+/g, '0a1b');
    return [one, `${one}/`, `${one}//`, one.toUpperCase(), `${one}/more`, `${one}x`, `/x${one}`];
  }),
  ...['//', '/contracts/a%2Fb', '/contracts/%', '/api/contracts', '/api/contracts/0a1b', '/nothing', ''],
];

describe('isPage', () => {
  it.each(PATHS)('agrees with the router: %s', (path) => expect(isPage(path)).toBe(findPage(path) !== null));

  it('knows pages and other paths', () => {
    expect(PATHS.filter(isPage)).toContain('/contracts/0a1b');
    expect(PATHS.filter(isPage)).not.toContain('/api/contracts/0a1b');
  });
});
