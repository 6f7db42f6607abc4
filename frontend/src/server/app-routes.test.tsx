import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { StaticRouter, useHref, useParams } from 'react-router';
import { AppRoutes as OriginalRoutes } from '../app/shell/AppRoutes';
import { pages } from '../app/shell/pages';
import { BootProvider } from '../lib/boot/boot';
import { AppRoutes } from './app-routes';

/* The page that the server renders has to be the one that the browser finds, with the same parameters and addresses. */

function Shown({ name }: { name: string }) {
  return <p>{JSON.stringify([name, useParams(), useHref('?tab=a'), useHref('more'), useHref('..')])}</p>;
}

const html = (Routes: typeof AppRoutes, location: string) =>
  render(
    <BootProvider initial={{ me: null, content: [] }}>
      <StaticRouter location={location}>
        <Routes />
      </StaticRouter>
    </BootProvider>,
  ).container.querySelector('main')?.innerHTML;

pages.forEach((page) => {
  page.module = { Component: () => <Shown name={page.name} /> };
});

it.each([
  ...pages.map(({ path }) => path.replace(':id', '0a1b')),
  ...[
    '/contracts/0a1b?panel=messages',
    '/contracts/',
    '/CONTRACTS/0a1b/',
    '/nothing',
    '/contracts/0a1b/more',
  ],
])('shows the page that React Router finds: %s', (location) => {
  expect(html(AppRoutes, location)).toBe(html(OriginalRoutes, location));
});

it.each(['/contracts/%30a1b', '/contracts/a%2Fb'])(
  'decodes parameters as React Router does: %s',
  (location) => {
    const params = (Routes: typeof AppRoutes) => /\{.+?\}/.exec(html(Routes, location) ?? '')?.[0];
    expect(params(AppRoutes)).toMatch(/"id":"[^%]+"/);
    expect(params(AppRoutes)).toBe(params(OriginalRoutes));
  },
);
