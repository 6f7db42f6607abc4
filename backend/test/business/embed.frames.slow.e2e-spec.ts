import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Request } from 'playwright-core';
import { listContract } from '../factories/contract.js';
import { organisationApis } from '../support/business/organisations.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { launchBrowser } from '../support/product/browser.js';

const [rest] = organisationApis as [(typeof organisationApis)[number]];
const SITE = 'https://handover.example';
const ACME = { name: 'Acme Motors', kind: 'dealer', licence: 'TX dealer license P12345' };

let product: TestApp;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** The frame in a page of a website, and what the browser complained about. */
async function framedAt(website: string, id: string) {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const body = `<iframe src="${SITE}/embed?org=${id}" width="860" height="640"></iframe>`;
  // a browser lets no other website frame a page of this machine
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: product.url + pathname + search }) });
  });
  await page.route(`${website}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${website}/stock`, { waitUntil: 'networkidle' });
  return { page, complaints, frame: page.frames()[1]! };
}

it('a browser shows the frame at the websites that the organisation has named, and nowhere else', async () => {
  const owner = await product.member();
  const { id } = dataOf(await rest.request(owner, ACME));
  dataOf(await rest.approve(await product.admin(), id));
  dataOf(await rest.setEmbedOrigins(owner, id, ['https://acme.example']));
  const contract = await listContract(owner, { title: '2024 Honda Civic' });
  await product.database.query('update contracts set organisation_id = $2 where id = $1', [contract.id, id]);

  const named = await framedAt('https://acme.example', id);
  const card = named.frame.getByRole('link', { name: '2024 Honda Civic' });
  expect(await card.isVisible()).toBe(true);
  expect(await card.evaluate((one) => getComputedStyle(one).borderRadius)).toBe('12px');
  expect(named.complaints).toEqual([]);
  const context = named.page.context();
  const asked = (request: Request) => request.url().endsWith(`/contracts/${contract.id}`);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', asked),
    card.click(),
  ]);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  expect(await context.cookies()).toEqual([]);

  const other = await framedAt('https://other.example', id);
  expect(await other.frame.getByRole('link').count()).toBe(0);
  expect(other.complaints.join(' ')).toContain('frame-ancestors');
});
