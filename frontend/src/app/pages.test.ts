import { describe, expect, it } from '@jest/globals';
import { matchPath } from 'react-router';
import { findPage, pages } from './pages';

const PATHS = [
  ...pages.flatMap(({ path }) => {
    const one = path.replace(/:\w+/g, '0a1b');
    return [one, `${one}/`, `${one}//`, one.toUpperCase(), `${one}/more`, `${one}x`, `/x${one}`];
  }),
  ...['//', '/contracts/a%2Fb', '/contracts/%', '/api/contracts', '/api/contracts/0a1b', '/nothing', ''],
];

function routed(path: string) {
  const page = pages.find((one) => matchPath(one.path, path));
  return page ? { page, params: matchPath(page.path, path)?.params } : null;
}

describe('findPage', () => {
  it.each(PATHS)('agrees with the router: %s', (path) => expect(findPage(path)).toEqual(routed(path)));

  it('knows pages and other paths', () => {
    expect(findPage('/contracts/a%2Fb')?.params).toEqual({ id: 'a/b' });
    expect(findPage('/api/contracts/0a1b')).toBeNull();
  });
});
