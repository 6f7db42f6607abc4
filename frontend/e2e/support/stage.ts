import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startApp, type TestApp } from '../../../backend/test/support/product/app.js';
import type { Person } from '../../../backend/test/support/person.js';
import { launchBrowser } from '../../../backend/test/support/product/browser.js';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** Folder for screenshots of failed tests. */
const PICTURES = join(import.meta.dirname, '../../../var/test-pictures');

/** Console messages of the browser about error responses that a test provokes on purpose. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

export interface Stage {
  product: TestApp;
  /** Opens a page in a browser context with its own cookies; console errors are collected. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Console and page errors so far. A test that checks them removes them, so that the next one starts without them. */
  complaints: string[];
  stop(): Promise<void>;
}

/** The built product with its own database, and a real browser. */
export async function openStage(settings: Record<string, string> = {}): Promise<Stage> {
  const [product, browser] = await Promise.all([startApp(settings), launchBrowser()]);
  const complaints: string[] = [];
  return {
    product,
    complaints,
    open: async (path, options) => {
      const context = await browser.newContext({ viewport: DESKTOP, baseURL: product.url, ...options });
      context.setDefaultTimeout(60_000);
      context.on('weberror', (thrown) =>
        complaints.push(`${thrown.page()?.url()}: ${thrown.error().message}`),
      );
      context.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text()))
          complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      await context.addInitScript(() =>
        document.addEventListener('hydrated', () => Object.assign(window, { isHydrated: true })),
      );
      const page = await context.newPage();
      if (options?.javaScriptEnabled === false) await page.goto(path);
      else await visit(page, path);
      return page;
    },
    stop: async () => {
      await browser.close();
      await product.stop();
    },
  };
}

/** Goes to a page of the product and waits until it is hydrated; `hydration.slow.e2e.ts` tests what happens before. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('template#code') || (window as { isHydrated?: boolean }).isHydrated,
  );
}

/** Opens a page as a signed-in member. */
export async function openAs(stage: Stage, person: Person, path: string): Promise<Page> {
  const page = await stage.open('/robots.txt');
  await signInAs(stage, page, person);
  await visit(page, path);
  return page;
}

export async function signInAs({ product }: Stage, page: Page, person: Person): Promise<void> {
  // a value can contain "="
  const [name = '', value = ''] = person.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: product.url, httpOnly: true, sameSite: 'Lax' }]);
}

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}
