import { describe, expect, it } from '@jest/globals';
import { matchRoutes } from 'react-router';
import { findPage, pages } from './pages';

const PATHS = [
  ...pages.flatMap(({ path }) => {
    const one = path.replace(/:\w+/g, '0a1b');
    return [one, `${one}/`, `${one}//`, one.toUpperCase(), `${one}/more`, `${one}x`, `/x${one}`];
  }),
  ...[
    '//',
    '/contracts/a%2Fb',
    '/contracts/a%20b',
    '/contracts/%30a1b',
    '/contr%61cts',
    '/api/contracts',
    '/api/contracts/0a1b',
    '/nothing',
  ],
];

const ROUTES = pages.map((page) => ({ path: page.path, page }));

function routed(path: string) {
  const [match] = matchRoutes(ROUTES, path) ?? [];
  return match ? { page: match.route.page, params: match.params } : null;
}

describe('findPage', () => {
  it.each(PATHS)('agrees with the router: %s', (path) => expect(findPage(path)).toEqual(routed(path)));

  it('decodes parameters, and finds no page for a path of the API', () => {
    expect(findPage('/contracts/a%2Fb')?.params).toEqual({ id: 'a/b' });
    expect(findPage('/contracts/%')?.params).toEqual({ id: '%' });
    expect(findPage('/api/contracts/0a1b')).toBeNull();
  });
});
