import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violationsOf } from './accessibility.js';
import { DESKTOP, PHONE, picture } from './stage.js';

const SIZES = [PHONE, { width: 768, height: 1024 }, DESKTOP];

/** At each size in light and dark: axe finds nothing, and nothing is wider than the window. */
export async function expectFit(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      // a menu or a dialog that is half transparent has too little contrast
      await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .forEach((animation) => animation.finish()),
      );
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const look = `${name}-${viewport.width}-${colorScheme}`;
      await picture(page, look);
      expect({ look, violations: await violationsOf(page), tooWide: Math.max(0, tooWide) }).toEqual({
        ...{ look, violations: [], tooWide: 0 },
      });
    }
  await page.setViewportSize(DESKTOP);
}
