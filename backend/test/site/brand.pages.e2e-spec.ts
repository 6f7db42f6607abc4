import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Config } from '../../src/common/config/config.js';
import { listContract } from '../factories/contract.js';
import { LOGO_SVG, rest, sendLogo } from '../support/brand-apis.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { mailTo } from '../support/product/stored-mails.js';
import type { Person } from '../support/person.js';
import { until } from '../support/until.js';

const ADDRESS = 'Acme Leases LLC\n1 Main Street\nAustin, TX 78701';

let product: TestApp;
let admin: Person;
let visitor: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
  visitor = product.visitor();
});
afterAll(() => product.stop());
afterEach(async () => {
  dataOf(await rest.setBrand(admin, { name: null, color: null, mailSender: null, postalAddress: null }));
  dataOf(await rest.removeLogo(admin));
});

const get = (path: string) => fetch(product.url + path);
const page = async (path: string, cookie = '') =>
  (await fetch(product.url + path, { headers: { accept: 'text/html', cookie } })).text();
const logo = async () => {
  const { status, body } = await sendLogo(admin, LOGO_SVG);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};

describe('the site', () => {
  it('has no style sheet, icon or address of a brand while it is as shipped', async () => {
    const home = await page('/');
    expect(home).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />');
    expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(home).not.toMatch(/id="brand"|\/brand\//);
    const icon = await get('/favicon.svg');
    expect(icon.headers.get('content-type')).toContain('svg');
  });

  it('follows on cached pages, in its manifest and its icons, for visitors and members', async () => {
    const member = await product.member();
    const { id } = await listContract(member);
    const paths = ['/', '/contracts', `/contracts/${id}`, '/terms', '/nowhere', '/api/login'];
    for (const path of paths) for (const as of [visitor, member]) await page(path, as.cookie);
    dataOf(await rest.setBrand(admin, { name: 'Acme & Sons', color: '#0b3d91' }));
    const { logo: address } = await logo();
    for (const path of paths)
      for (const as of [visitor, member]) {
        const html = await page(path, as.cookie);
        expect([path, /<title>[^<]*Acme &amp; Sons/.test(html)]).toEqual([path, true]);
        expect([path, html.includes('--mui-palette-primary-main:#0b3d91')]).toEqual([path, true]);
        expect([path, html.includes(`url(${address})`)]).toEqual([path, true]);
        expect(html).toContain(`<link rel="icon" href="${address!.replace('-logo.', '-32.')}"`);
        expect(html).not.toMatch(/favicon\.svg|Handover<\/title>/);
      }
    const contract = await page(`/contracts/${id}`);
    const [, preview] = /og:image" content="[^"]*?(\/brand\/og-[^"]+)"/.exec(contract) ?? [];
    const drawn = await get(preview!);
    expect(await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
    expect(contract).toContain('og:site_name" content="Acme &amp; Sons"');

    const manifest = (await (await get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({ name: 'Acme & Sons', theme_color: '#0b3d91' });
    for (const { src } of manifest.icons)
      expect((await get(src)).headers.get('content-type')).toBe('image/png');
    for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icons/icon-192.png'])
      expect((await get(path)).headers.get('content-type')).toBe('image/png');
  });

  it('has another address for its manifest after each change, because browsers keep the file', async () => {
    const seen = new Set<string | undefined>();
    for (const change of [{ name: 'Acme' }, { name: 'Acme Leases' }, { color: '#0b3d91' }]) {
      dataOf(await rest.setBrand(admin, change));
      const [, address] = /<link rel="manifest" href="([^"]+)"/.exec(await page('/')) ?? [];
      seen.add(address);
      const { name } = dataOf(await rest.brand(admin));
      expect(await (await get(address!.replaceAll('&amp;', '&'))).json()).toMatchObject({ name });
    }
    expect(seen.size).toBe(3);
  });

  it('writes the style with the nonce of the response', async () => {
    dataOf(await rest.setBrand(admin, { color: '#0b3d91' }));
    const response = await get('/');
    const [, nonce] = /<style id="brand" nonce="([^"]+)">/.exec(await response.text()) ?? [];
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  it('names itself on pages that are there when nothing else works', async () => {
    dataOf(await rest.setBrand(admin, { name: 'Acme', color: '#0b3d91' }));
    await until(async () => (await page('/api/unsubscribe?token=x')).includes('| Acme</title>'));
    expect(await page('/api/unsubscribe?token=x')).toContain('color: #0b3d91');
  });
});

describe('texts that name the site', () => {
  it('of notifications and authenticator apps have its name', async () => {
    dataOf(await rest.setBrand(admin, { name: 'Acme' }));
    const member = await product.member();
    const { body } = await member.rest<{ uri: string }>('POST', '/api/user/authenticator');
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Acme:.*issuer=Acme/);
  });
});

describe('mails', () => {
  const mail = async () => {
    const member = await product.member();
    return mailTo(product, member.email, /Confirm/);
  };

  it('are as shipped without a brand', async () => {
    const { from, html, text } = await mail();
    expect(from).toMatchObject({ name: 'Handover', address: 'no-reply@example.com' });
    expect(html).toContain('#0e5a47');
    expect(html).not.toContain('<img');
    expect(text).toMatch(/or call \(800\) 555-0142\.\s*$/);
  });

  it('have the sender, the logo, the color and the postal address', async () => {
    dataOf(
      await rest.setBrand(admin, {
        ...{ name: 'Acme Leases', color: '#0b3d91', mailSender: 'Ada, "of" Acme', postalAddress: ADDRESS },
      }),
    );
    const { logo: address } = await logo();
    const { from, html, text } = await mail();
    expect(from).toMatchObject({ name: 'Ada, "of" Acme', address: 'no-reply@example.com' });
    expect(html).toContain(`src="${product.app.get(Config).publicUrl}${address}"`);
    expect(html).toContain('Acme Leases');
    expect(html).toMatch(/background-color:\s*#0b3d91/);
    expect(html).not.toMatch(/#0e5a47|Handover/);
    expect(text?.replaceAll('\r\n', '\n').trimEnd().endsWith(ADDRESS)).toBe(true);
  });

  it('are sent under the name of the site if only that was changed', async () => {
    dataOf(await rest.setBrand(admin, { name: 'Acme' }));
    expect((await mail()).from).toMatchObject({ name: 'Acme', address: 'no-reply@example.com' });
  });
});
