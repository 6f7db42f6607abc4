import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { emptyPng } from '../factories/images.js';
import { HOSTILE_LOGOS } from '../factories/logos.js';
import { restApi } from '../support/admin-apis.js';
import { brandApis, LOGO_SVG, rest, sendLogo } from '../support/brand-apis.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';

const SHIPPED = {
  ...{ name: 'Handover', color: '#0e5a47', darkColor: expect.stringMatching(/^#/) },
  ...{ logo: null, logoWidth: null, logoHeight: null, mailSender: null, postalAddress: null },
};
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
const logo = async () => {
  const { status, body } = await sendLogo(admin, LOGO_SVG);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};

describe.each(brandApis)('the brand through $name', (api) => {
  it('is as shipped, changes field by field, and is as shipped again', async () => {
    expect(dataOf(await api.brand(admin))).toEqual(SHIPPED);
    const changed = { name: 'Acme Leases', color: '#0b3d91', postalAddress: ADDRESS };
    const after = { ...SHIPPED, ...changed };
    expect(dataOf(await api.setBrand(admin, { ...changed, color: '#0B3D91' }))).toEqual(after);
    expect(dataOf(await api.setBrand(admin, { mailSender: ' Acme ' }))).toEqual({
      ...after,
      mailSender: 'Acme',
    });
    expect(dataOf(await api.brand(admin))).toEqual({ ...after, mailSender: 'Acme' });
    expect(
      dataOf(await api.setBrand(admin, { name: '', color: null, mailSender: '', postalAddress: null })),
    ).toEqual(SHIPPED);
    expect(dataOf(await restApi.settings(admin)).items).toEqual([]);
  });

  it('refuses a color that is hard to read, with the nearest one that passes', async () => {
    const refused = await api.setBrand(admin, { color: '#5b9bd5' });
    expect(refused).toMatchObject({ ok: false, code: 'VALIDATION' });
    const [nearest] = /#[0-9a-f]{6}(?=\.")/.exec(JSON.stringify(refused)) ?? [];
    expect(JSON.stringify(refused)).toContain('#5b9bd5 is too light');
    expect(dataOf(await api.setBrand(admin, { color: nearest! }))).toMatchObject({ color: nearest });
    for (const color of ['red', '#123', 'url(//x)'])
      expect(await api.setBrand(admin, { color })).toMatchObject({ ok: false, code: 'VALIDATION' });
  });

  it.each([
    ['name', 'Acme\nBcc: eve@example.com'],
    ['name', 'x'.repeat(61)],
    ['mailSender', 'Acme\r\nBcc: eve@example.com'],
    ['postalAddress', 'x'.repeat(301)],
  ] as const)('refuses a wrong %s', async (field, value) => {
    const refused = await api.setBrand(admin, { [field]: value });
    expect(refused).toMatchObject({ ok: false, code: 'VALIDATION' });
    expect(dataOf(await api.brand(admin))).toEqual(SHIPPED);
  });

  it('records each changed setting once', async () => {
    dataOf(await api.setBrand(admin, { color: '#0b3d91', mailSender: 'Acme' }));
    const { items: before } = dataOf(await restApi.audit(admin));
    dataOf(await api.setBrand(admin, { color: '#7a1f5c', mailSender: 'Acme' }));
    dataOf(await api.setBrand(admin, { color: '#7a1f5c' }));
    const { items } = dataOf(await restApi.audit(admin));
    const added = items.slice(0, items.length - before.length);
    expect(added.map(({ action, targetId }) => [action, targetId])).toEqual([
      ['setting.update', 'brand_color'],
    ]);
  });

  it('removes the logo', async () => {
    await logo();
    expect(dataOf(await api.brand(admin)).logo).toMatch(/^\/brand\//);
    expect(dataOf(await api.removeLogo(admin))).toEqual(SHIPPED);
    dataOf(await api.removeLogo(admin));
  });

  it('is kept when two admins save at the same time', async () => {
    const colors = ['#0b3d91', '#7a1f5c'];
    const outcomes = await Promise.all(
      colors.map((color) => api.setBrand(admin, { name: `Acme ${color}`, color, mailSender: color })),
    );
    for (const outcome of outcomes) dataOf(outcome);
    const { name, color, mailSender } = dataOf(await api.brand(admin));
    expect(colors).toContain(color);
    expect([name, mailSender]).toEqual([`Acme ${color}`, color]);
  });
});

describe('a logo', () => {
  it('becomes PNG files at addresses that never change', async () => {
    const made = await logo();
    expect(made).toMatchObject({ logoWidth: 512, logoHeight: 128 });
    for (const [version, width, height] of [
      ['logo', 512, 128],
      ['32', 32, 32],
      ['180', 180, 180],
      ['192', 192, 192],
      ['512', 512, 512],
      ['maskable', 512, 512],
    ] as const) {
      const answer = await get(made.logo!.replace('-logo.', `-${version}.`));
      expect([version, answer.status, answer.headers.get('content-type')]).toEqual([
        version,
        200,
        'image/png',
      ]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
    }
    expect((await sendLogo(admin, LOGO_SVG)).body.logo).toBe(made.logo);
  });

  it('of a PNG is drawn anew', async () => {
    const png = await sharp(Buffer.from(LOGO_SVG))
      .png()
      .withExif({ IFD0: { Make: 'Secret' } })
      .toBuffer();
    const { status, body } = await sendLogo(
      admin,
      Buffer.concat([png, Buffer.from('<script>')]),
      'image/png',
    );
    expect([status, body.logoWidth, body.logoHeight]).toEqual([200, 200, 50]);
    const stored = Buffer.from(await (await get(body.logo!)).arrayBuffer());
    expect(stored.toString('latin1')).not.toMatch(/Secret|<script>/);
  });

  it.each(HOSTILE_LOGOS)('with $name', async ({ svg, refusal }) => {
    const { status, body } = await sendLogo(admin, svg);
    if (refusal) {
      expect([status, body.error]).toEqual([400, expect.stringMatching(refusal)]);
      expect(dataOf(await rest.brand(admin)).logo).toBeNull();
      return;
    }
    expect([status, body.error]).toEqual([200, undefined]);
    const stored = Buffer.from(await (await get(body.logo!)).arrayBuffer());
    expect(stored.toString('latin1', 1, 4)).toBe('PNG');
    expect(stored.toString('latin1')).not.toMatch(/alert|127\.0\.0\.1/);
  });

  it.each([
    ['one pixel', emptyPng(1, 1, Buffer.alloc(2)), 'image/png', 400],
    ['64 megapixels', emptyPng(60_000, 60_000, Buffer.alloc(100)), 'image/png', 400],
    ['a GIF', Buffer.from('GIF89a'.padEnd(200)), 'image/gif', 400],
    ['more than a megabyte', Buffer.from(LOGO_SVG.padEnd(1024 * 1024 + 1)), 'image/svg+xml', 413],
    ['the type of a text', Buffer.from(LOGO_SVG), 'text/plain', 415],
  ] as const)('of %s is refused', async (_, bytes, type, status) => {
    expect((await sendLogo(admin, bytes, type)).status).toBe(status);
    expect(dataOf(await rest.brand(admin)).logo).toBeNull();
  });

  it('is no text setting, and only an admin sends it', async () => {
    expect(
      await restApi.createSetting(admin, { key: 'brand_logo', value: '0123456789abcdef-1x1' }),
    ).toMatchObject({ code: 'VALIDATION' });
    expect((await sendLogo(visitor, LOGO_SVG)).status).toBe(401);
    expect((await sendLogo(await product.member(), LOGO_SVG)).status).toBe(403);
    for (const name of [
      'x.png',
      '..%2f..%2fhandover.json',
      'og-loan-123456-none.png',
      'og-loan-0e5a47-none.png',
    ])
      expect([name, (await get(`/brand/${name}`)).status]).toEqual([name, 404]);
  });
});
