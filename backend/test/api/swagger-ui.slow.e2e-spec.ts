import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/product/app.js';
import { launchBrowser } from '../support/product/browser.js';
import { until } from '../support/until.js';

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as {
  paths: object;
};

let product: TestApp;
let browser: Browser;
beforeAll(async () => {
  product = await startApp();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

it('shows every operation and runs one, with assets of this server only, under its own CSP', async () => {
  // it draws only the operations that are in the window
  const page = await browser.newPage({ viewport: { width: 1280, height: 30_000 } });
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:'))
      trouble.push(`asked ${request.url()}`);
  });
  await page.goto(`${product.url}/api/docs`);
  const paths = Object.keys(document.paths).sort();
  const shown = async () => {
    const nodes = page.locator('.opblock-summary-path');
    return new Set(await nodes.evaluateAll((all) => all.map((node) => node.getAttribute('data-path'))));
  };
  await until(async () => (await shown()).size >= paths.length);
  expect([...(await shown())].sort()).toEqual(paths);
  const content = page.locator('#operations-site-listContent');
  await content.locator('.opblock-summary').click();
  await content.getByRole('button', { name: 'Try it out' }).click();
  await content.getByRole('button', { name: 'Execute' }).click();
  await content.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
  expect(trouble).toEqual([]);
});
