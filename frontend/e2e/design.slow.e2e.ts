import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../backend/test/support/product/browser.js';
import { violationsOf } from './support/accessibility.js';
import { differenceFrom } from './support/pictures.js';

const frontend = join(import.meta.dirname, '..');
const build = mkdtempSync(join(tmpdir(), 'handover-design-'));

let browser: Browser;
let server: Server;
beforeAll(async () => {
  const vite = join(frontend, '../node_modules/vite/bin/vite.js');
  const arguments_ = [vite, 'build', '-c', 'vite.design.config.ts', '--outDir', build, '--logLevel', 'error'];
  [browser] = await Promise.all([
    launchBrowser(),
    promisify(execFile)(process.execPath, arguments_, { cwd: frontend }),
  ]);
  const app = express().use(express.static(build));
  server = createServer((request, response) => void app(request, response)).listen(0);
}, 120_000);
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(build, { recursive: true });
});

/** More than the height of any section, so that no picture needs a scroll. */
const HEIGHT = 3200;
const LOOKS = [
  { name: 'phone-light', viewport: { width: 390, height: HEIGHT }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 390, height: HEIGHT }, colorScheme: 'dark' },
  { name: 'desktop-light', viewport: { width: 1280, height: HEIGHT }, colorScheme: 'light' },
  { name: 'desktop-dark', viewport: { width: 1280, height: HEIGHT }, colorScheme: 'dark' },
] as const;

describe.each(LOOKS)('the design system on $name', ({ name, viewport, colorScheme }) => {
  let page: Page;
  beforeAll(async () => {
    // Half size keeps the pictures small and forgives differences in the smoothing of text.
    const look = { viewport, colorScheme, deviceScaleFactor: 0.5, reducedMotion: 'reduce' } as const;
    page = await (await browser.newContext(look)).newPage();
    await page.clock.setFixedTime('2026-11-22T12:00:00Z');
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('heading', { name: 'Design system' }).waitFor();
    // Spinners turn, and cards far below are not laid out until they come near.
    await page.addStyleTag({
      content: '*{animation:none!important;content-visibility:visible!important}',
    });
    await page.evaluate(() => document.fonts.ready);
    // the covers are drawn from a file
    await page.waitForLoadState('networkidle');
  });
  afterAll(() => page.context().close());

  it.each(['color', 'type', 'shape', 'actions', 'fields', 'labels', 'contracts', 'states'])(
    'section %s looks like its reference',
    async (section) => {
      await showOnly(page, section);
      expect(differenceFrom(`${section}-${name}`, await page.locator(`#${section}`).screenshot())).toBeNull();
    },
  );

  it('a dialog looks like its reference', async () => {
    await showOnly(page, null);
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    const dialog = page.getByRole('alertdialog');
    expect(differenceFrom(`dialog-${name}`, await dialog.screenshot())).toBeNull();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('is accessible and no wider than the screen', async () => {
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  });
});

/**
 * Hides all sections but one, or none. A section alone is always in the same place and needs no scroll: at half size, a
 * scroll by an odd number of pixels would smooth all texts differently.
 */
const showOnly = (page: Page, id: string | null): Promise<void> =>
  page.evaluate((shown) => {
    for (const section of document.querySelectorAll<HTMLElement>('main > section'))
      section.hidden = shown !== null && section.id !== shown;
    scrollTo(0, 0);
  }, id);
