import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CachedMarkup, cachedParts, CachedPartsContext, withCached, type CachedParts } from './cached-markup';

const Header = jest.fn(({ address }: { address: string }) => (
  <header>
    <a href={address}>Sign In</a>
  </header>
));
const Footer = jest.fn(() => <footer>Contact Us</footer>);

const html = (parts: CachedParts, page: ReactNode) =>
  withCached(
    render(<CachedPartsContext value={parts}>{page}</CachedPartsContext>).container.innerHTML,
    parts,
  );

const pageOf = (address: string, own = address) => (
  <>
    <CachedMarkup name="header" own={own}>
      <Header address={address} />
    </CachedMarkup>
    <main>{address}</main>
    <CachedMarkup name="footer">
      <Footer />
    </CachedMarkup>
  </>
);
const markup = (address: string) =>
  `<header><a href="${address}">Sign In</a></header><main>${address}</main><footer>Contact Us</footer>`;

it('renders a part once, and gives each page its own text in it', () => {
  const parts: CachedParts = new Map();
  expect(html(parts, pageOf('/login?to=1'))).toBe(markup('/login?to=1'));
  Header.mockClear();
  Footer.mockClear();
  expect(html(parts, pageOf('/login?to=2'))).toBe(markup('/login?to=2'));
  expect(html(parts, pageOf('/login?to=$1$&amp;b=%27'))).toContain('href="/login?to=$1$&amp;amp;b=%27"');
  expect(Header).not.toHaveBeenCalled();
  expect(Footer).not.toHaveBeenCalled();
});

it.each([
  ['is not in it', '/elsewhere'],
  ['appears twice', 'header'],
])('caches no part whose own text %s', (_, own) => {
  const parts: CachedParts = new Map();
  html(parts, pageOf('/login?to=1', own));
  expect([...parts.keys()]).toEqual(['footer']);
});

it('drops the parts when the content of the site changes', () => {
  const parts = cachedParts('visitor /contracts/:id', 'a');
  expect(cachedParts('visitor /contracts/:id', 'a')).toBe(parts);
  expect(cachedParts('member /contracts/:id', 'a')).not.toBe(parts);
  expect(cachedParts('visitor /contracts/:id', 'b')).not.toBe(parts);
  expect(cachedParts('visitor /contracts/:id', 'a')).not.toBe(parts);
});
