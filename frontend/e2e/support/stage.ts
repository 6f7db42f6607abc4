import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startApp, type TestApp } from '../../../backend/test/support/app.js';
import type { Person } from '../../../backend/test/support/person.js';
import { launchBrowser } from '../../../backend/test/support/browser.js';

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
  /** Console and page errors so far. */
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
      context.setDefaultTimeout(15_000);
      context.on('weberror', (thrown) =>
        complaints.push(`${thrown.page()?.url()}: ${thrown.error().message}`),
      );
      context.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text()))
          complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    stop: async () => {
      await browser.close();
      await product.stop();
    },
  };
}

/** Opens a page as a signed-in member. */
export async function openAs(stage: Stage, person: Person, path: string): Promise<Page> {
  const page = await stage.open('/robots.txt');
  await signInAs(stage, page, person);
  await page.goto(path);
  return page;
}

export async function signInAs({ product }: Stage, page: Page, person: Person): Promise<void> {
  const [name = '', value = ''] = person.cookie.split('=');
  await page.context().addCookies([{ name, value, url: product.url }]);
}

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
}
