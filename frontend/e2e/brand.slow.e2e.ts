import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { LOGO_SVG, rest } from '../../backend/test/support/brand-apis.js';
import { dataOf } from '../../backend/test/support/lists.js';
import { mailTo } from '../../backend/test/support/product/stored-mails.js';
import type { Person } from '../../backend/test/support/person.js';
import { eventually } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { DESKTOP, openAs, openStage, PHONE, picture, reload, type Stage, visit } from './support/stage.js';

const TABLET = { width: 768, height: 1024 };
const LOOKS = [PHONE, TABLET, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme, width: viewport.width })),
);
const BLUE = 'rgb(11, 61, 145)';

let stage: Stage;
let admin: Person;
let contract: string;
beforeAll(async () => {
  stage = await openStage();
  admin = await stage.product.admin();
  contract = (await listContract(await stage.product.member())).id;
});
afterAll(() => stage.stop());

const colorOf = (page: Page, selector: string, property = 'backgroundColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name as 'color'], property);
const told = (page: Page, text: string) => page.locator('#toast-root').getByText(text).first().waitFor();
const GET_STARTED = '.site-header a.button.contained';

async function expectSound(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await violationsOf(page)).toEqual([]);
}

describe('the brand', () => {
  it('is changed by an admin in a form with a preview, and shows at once around it', async () => {
    const page = await openAs(stage, admin, '/admin?tab=content');
    const card = page.getByRole('region', { name: 'Brand' });
    await card.getByLabel('Name', { exact: true }).fill('Acme Leases');
    await card.getByRole('region', { name: 'Preview' }).getByText('Acme Leases').first().waitFor();

    await card.getByLabel('Primary color', { exact: true }).fill('#5b9bd5');
    await card.getByText('#5b9bd5 is too light').waitFor();
    await card.getByRole('button', { name: 'Save Brand' }).click();
    expect(dataOf(await rest.brand(admin)).color).toBe('#0e5a47');
    await card.getByRole('button', { name: /^Use #/ }).click();
    await card.getByText('is too light').waitFor({ state: 'hidden' });
    await card.getByLabel('Primary color', { exact: true }).fill('#0b3d91');
    await card.getByLabel('Sender of mails').fill('Acme Mail');
    await card.getByLabel('Postal address').fill('1 Main Street\nAustin, TX 78701');
    await card.getByRole('button', { name: 'Save Brand' }).click();
    await told(page, 'Brand saved');
    await page.locator('.site-header').getByText('Acme Leases').waitFor();
    expect(await page.title()).toContain('Acme Leases');
    await eventually(() => colorOf(page, GET_STARTED), BLUE);

    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO_SVG) };
    await card.getByLabel('Logo file').setInputFiles(file);
    await told(page, 'Logo saved');
    expect(await colorOf(page, '.site-header .logo-mark', 'backgroundImage')).toMatch(
      /\/brand\/.*-logo\.png/,
    );
    const empty = {
      ...file,
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
    };
    await card.getByLabel('Logo file').setInputFiles(empty);
    await told(page, 'This logo shows nothing.');
  });

  it('shows on pages of visitors: header, title, icons, buttons in both schemes, manifest and preview', async () => {
    const page = await stage.open('/');
    expect(await page.title()).toMatch(/^Acme Leases · /);
    const mark = await page.locator('.site-header .logo-mark').boundingBox();
    expect([Math.round(mark!.width), Math.round(mark!.height)]).toEqual([120, 34]);
    expect(await colorOf(page, GET_STARTED)).toBe(BLUE);
    await page.emulateMedia({ colorScheme: 'dark' });
    const { darkColor } = dataOf(await rest.brand(admin));
    const parts = [1, 3, 5].map((at) => parseInt(darkColor.slice(at, at + 2), 16));
    // colors of buttons change over 140 ms
    await eventually(() => colorOf(page, GET_STARTED), `rgb(${parts.join(', ')})`);
    for (const link of await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').all()) {
      const answer = await page.request.get((await link.getAttribute('href'))!);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    }
    const manifest = await page.request.get(
      (await page.locator('link[rel="manifest"]').getAttribute('href'))!,
    );
    expect(await manifest.json()).toMatchObject({ name: 'Acme Leases', theme_color: '#0b3d91' });
    await visit(page, `/contracts/${contract}`);
    const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
    await page.goto(new URL(preview!).pathname);
    await picture(page, 'brand-preview-image');
  });

  it('shows in mails', async () => {
    const { email } = await stage.product.member();
    const { from, html, text } = await mailTo(stage.product, email, /Acme Leases/);
    expect(from?.name).toBe('Acme Mail');
    expect(text).toContain('1 Main Street\nAustin, TX 78701');
    const page = await stage.open('/robots.txt');
    await page.setContent((html ?? '').replaceAll(/http:\/\/localhost:\d+(?=\/brand)/g, stage.product.url));
    await picture(page, 'brand-mail');
    await page.context().close();
  });

  it.each(LOOKS)('leaves pages sound at $width, $colorScheme', async (look) => {
    const page = await stage.open('/', look);
    for (const path of ['/', '/contracts', `/contracts/${contract}`]) {
      await visit(page, path);
      await expectSound(page, look.width);
      await picture(
        page,
        `brand${path.replaceAll(/\/[0-9a-f-]{36}$/g, '-page').replaceAll('/', '-')}-${look.width}-${look.colorScheme}`,
      );
    }
    await page.context().close();
  });

  it.each([
    ...([390, 768, 900, 1000, 1280] as const).map((width) => ['member', width] as const),
    ['admin', 900] as const,
  ])('shows a %s a long name whole beside a wide logo at %i', async (who, width) => {
    const name = 'Contract Transfers of Greater Austin and Round Rock';
    dataOf(await rest.setBrand(admin, { name }));
    const page = await openAs(stage, who === 'admin' ? admin : await stage.product.member(), '/');
    await page.setViewportSize({ width, height: 900 });
    const brand = page.locator('.site-header .brand span');
    expect(await brand.innerText()).toBe(name);
    const cut = await brand.evaluate((span) => [
      span.scrollHeight - span.clientHeight,
      span.scrollWidth - span.clientWidth,
    ]);
    expect(cut).toEqual([0, 0]);
    expect((await page.locator('.site-header .row').boundingBox())!.height).toBeLessThanOrEqual(69);
    await expectSound(page, width);
    await picture(page, `brand-long-name-${who}-${width}`);
    await page.context().close();
    dataOf(await rest.setBrand(admin, { name: 'Acme Leases' }));
  });

  it.each(LOOKS)('is edited at $width, $colorScheme', async (look) => {
    const page = await openAs(stage, admin, '/admin?tab=content');
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize(look.viewport);
    await reload(page);
    const card = page.getByRole('region', { name: 'Brand' });
    await card.getByLabel('Primary color', { exact: true }).fill('#5b9bd5');
    await card.getByText('is too light').waitFor();
    await expectSound(page, look.width);
    await picture(page, `brand-admin-${look.width}-${look.colorScheme}`);
    await page.context().close();
  });

  it('is as shipped after the logo is removed and the fields are empty', async () => {
    const page = await openAs(stage, admin, '/admin?tab=content');
    const card = page.getByRole('region', { name: 'Brand' });
    await card.getByRole('button', { name: 'Remove Logo' }).click();
    await told(page, 'Logo removed');
    for (const label of ['Name', 'Primary color', 'Sender of mails', 'Postal address'])
      await card.getByLabel(label, { exact: true }).fill('');
    await card.getByRole('button', { name: 'Save Brand' }).click();
    await page.locator('.site-header').getByText('Handover', { exact: true }).waitFor();
    await eventually(() => colorOf(page, GET_STARTED), 'rgb(14, 90, 71)');
    await reload(page);
    expect(await page.locator('style#brand').count()).toBe(0);
    expect(await page.title()).toContain('Handover');
  });

  it('no page logged an error', () => {
    expect(stage.complaints).toEqual([]);
  });
});
