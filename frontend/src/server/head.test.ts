import { expect, it } from '@jest/globals';
import { light } from '../theme/palette';
import { brandCss } from '../theme/brand-css';
import { brandIn, brandImage, brandStyle, iconLinks } from './head';

const content = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, value, category: 'GENERAL' as const, updatedAt: '' }));

const SHIPPED =
  '<link rel="icon" href="/favicon.ico" /> <link rel="manifest" href="/manifest.webmanifest" />';
const linksOf = (name: string, values: Record<string, string>) =>
  iconLinks(SHIPPED, name, brandIn(content(values)));

it('a site without settings has nothing of its own in its head', () => {
  const shipped = brandIn(undefined);
  expect(light.primary).toMatchObject({ main: shipped.color });
  expect(brandStyle(shipped, 'n')).toBe('');
  expect(iconLinks(SHIPPED, 'Handover', shipped)).toBe(SHIPPED);
  expect(brandImage('/og/loan.png', shipped)).toBe('/og/loan.png');
});

it('color and logo become rules, and no setting gets into the style sheet unchecked', () => {
  const values = { brand_color: '#0B3D91', brand_logo: '0123456789abcdef-512x128' };
  const brand = brandIn(content(values));
  expect(brandStyle(brand, 'n')).toMatch(
    /^\s*<style id="brand" nonce="n">html:root\{--mui-palette-primary-main:#0b3d91;/,
  );
  expect(brandCss(brand)).toContain('aspect-ratio:512/128');
  expect(iconLinks(SHIPPED, 'Handover', brand)).toContain('href="/brand/0123456789abcdef-512x128-180.png"');
  expect(brandImage('/og/car-lease.png', brand)).toMatch(/^\/brand\/og-car-lease-0b3d91-/);
  expect(brandImage('/media/x-1600.webp', brand)).toBe('/media/x-1600.webp');
  const hostile = { brand_color: '</style><script>', brand_logo: 'x);}</style>' };
  expect(brandStyle(brandIn(content(hostile)), 'n')).toBe('');
});

it('the address of the manifest changes with the name, the color and the logo', () => {
  const links = [
    linksOf('A & "B"', {}),
    linksOf('Acme', {}),
    linksOf('Acme', { brand_color: '#0b3d91' }),
    linksOf('Acme', { brand_color: '#0b3d91', brand_logo: '0123456789abcdef-512x128' }),
  ].map((html) => /<link rel="manifest" href="([^"]*)" \/>$/.exec(html)?.[1]);
  expect(links[0]).toBe('/manifest.webmanifest?name=A+%26+%22B%22&amp;color=%230e5a47');
  expect(links[3]).toContain('&amp;logo=0123456789abcdef-512x128');
  expect(new Set(links).size).toBe(4);
});
