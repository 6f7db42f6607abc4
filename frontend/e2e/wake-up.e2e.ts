import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { openStage, PHONE, type Stage } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  const seller = await stage.product.member();
  for (let n = 0; n < 12; n++) await listContract(seller);
}, 120_000);
afterAll(() => stage.stop());

/** Opens a page and waits until the drawn page has become the living one. */
async function wake(path: string, watch?: () => void): Promise<Page> {
  const page = await stage.open('about:blank', { viewport: PHONE });
  if (watch) await page.addInitScript(watch);
  await page.goto(path);
  await page.waitForFunction(() => {
    const inner = document.querySelector('main a, main button');
    return inner !== null && Object.keys(inner).some((key) => key.startsWith('__reactFiber'));
  });
  return page;
}

it.each(['/', '/contracts'])('%s is on the screen before its code is asked for', async (path) => {
  const page = await wake(path);
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? 0))
      .map(({ name }) => name.replace(/.*\/|-[^-]*$/g, ''))
      .sort();
  });
  expect(early).toEqual(['index', 'preload']);
});

it.each(['/', '/contracts'])(
  '%s wakes up as it was drawn: nothing is taken out or put elsewhere',
  async (path) => {
    const page = await wake(path, () => {
      const removed: string[] = [];
      Object.assign(window, { removed });
      new MutationObserver((changes) => {
        for (const { removedNodes, target } of changes)
          for (const node of removedNodes)
            if (node.nodeName === 'STYLE' || (target as Element).closest?.('#root'))
              removed.push(node.nodeName);
      }).observe(document, { childList: true, subtree: true });
    });
    expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual([]);
  },
);
