import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listContract } from '../../backend/test/factories/contract.js';
import { openStage, type Stage } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  const seller = await stage.product.member();
  await listContract(seller, { title: 'Canal flat', type: 'apartment', location: 'Utrecht' });
  await listContract(seller, { title: 'Hybrid wagon', type: 'car-lease', location: 'Denver, CO' });
}, 120_000);
afterAll(() => stage.stop());

it('filters are in the URL, one history entry per field, and Back undoes them', async () => {
  const page = await stage.open('/contracts');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const address = (search: string) => page.waitForURL((url) => url.search === search);
  const bar = page.getByRole('search');

  await bar.getByLabel('Search').pressSequentially('wag', { delay: 30 });
  await address('?q=wag');
  await bar.getByLabel('Search').pressSequentially('on', { delay: 30 });
  await address('?q=wagon');
  await bar.getByLabel('Location').fill('Denver');
  await address('?q=wagon&location=Denver');
  await titles.getByText('Canal flat').waitFor({ state: 'detached' });
  expect(await titles.allTextContents()).toEqual(['Hybrid wagon']);

  await page.goBack();
  await address('?q=wagon');
  expect(await bar.getByLabel('Location').inputValue()).toBe('');
  await page.goBack();
  await address('');
  await titles.getByText('Canal flat').waitFor();
  expect(await bar.getByLabel('Search').inputValue()).toBe('');

  await page.goForward();
  await address('?q=wagon');
  // Typing after Back adds a new history entry and keeps the one it started from.
  await bar.getByLabel('Search').fill('flat');
  await address('?q=flat');
  await page.goBack();
  await address('?q=wagon');
});
