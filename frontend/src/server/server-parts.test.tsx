import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { createLucideIcon as createOriginal } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link as OriginalLink, StaticRouter, type LinkProps } from 'react-router';
import createLucideIcon from '../theme/lucide-icon';
import { Link } from './react-router';

/* What the server's replacement of a library renders must equal what the library renders in the browser. */

const html = (element: ReactElement) => render(element).container.innerHTML;

it.each([
  {},
  { size: 18, 'aria-hidden': true },
  { size: 15, className: 'chevron', strokeWidth: 1.9 },
  { color: 'red', fill: 'currentColor', style: { flex: 'none' } },
  { 'aria-label': 'Admin' },
])('an icon with %j is the one of Lucide', (props) => {
  const name = 'shield-exclamation-point';
  const parts = [
    ['path', { d: 'M20 13c0 5-3.5 7.5', key: 'a' }],
    ['circle', { cx: '12', cy: '10', r: '3', key: 'b' }],
  ] as const;
  const Original = createOriginal(name, parts as never, ['shield-alert']);
  const Icon = createLucideIcon({ name, node: parts, aliases: ['shield-alert'] });
  expect(html(<Icon {...props} />)).toBe(html(<Original {...props} />));
});

const rendered = (link: ReactElement) =>
  html(<StaticRouter location="/account?tab=profile">{link}</StaticRouter>);

it.each<LinkProps>([
  { to: '/' },
  { to: '/contracts?type=loan&sort=payment', className: 'chip', rel: 'nofollow', 'aria-current': true },
  { to: '/#contact', onClick: () => undefined },
  { to: '/contracts', replace: true, state: { from: 1 } },
  { to: '/contracts', relative: 'path', preventScrollReset: true, ['viewTransition' as string]: true },
  { to: '/contracts', reloadDocument: true, defaultShouldRevalidate: false },
  { to: '/contracts', discover: 'none' },
  { to: '/contracts', mask: '/loans', prefetch: 'render' },
  { to: '?tab=security' },
  { to: '//example.com' },
  { to: { pathname: '/contracts', search: '?q=a' } },
])('a link with %j is the one of React Router', (props) => {
  expect(rendered(<Link {...props}>Text</Link>)).toBe(rendered(<OriginalLink {...props}>Text</OriginalLink>));
});
