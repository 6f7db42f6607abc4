import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { PASSWORD } from '../../backend/test/support/person.js';
import { DESKTOP, openStage, PHONE, signInAs, type Stage } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  const seller = await stage.product.member();
  for (let n = 0; n < 12; n++) await listContract(seller);
});
afterAll(() => stage.stop());

/** Opens a page and waits until it is hydrated. */
async function openHydrated(path: string, watch?: () => void): Promise<Page> {
  const page = await stage.open('about:blank', { viewport: PHONE });
  if (watch) await page.addInitScript(watch);
  await page.goto(path);
  await page.waitForFunction(() => {
    const inner = document.querySelector('main a, main button');
    return inner !== null && Object.keys(inner).some((key) => key.startsWith('__reactFiber'));
  });
  return page;
}

it.each(['/', '/contracts'])('%s is painted before its code is requested', async (path) => {
  const page = await openHydrated(path);
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? 0))
      .map(({ name }) => name.replace(/.*\/|-[\w-]{8}\.js$/g, ''))
      .sort();
  });
  expect(early).toEqual(['first', 'index']);
});

it.each(['/', '/contracts'])('%s hydrates without removing or moving any element', async (path) => {
  const page = await openHydrated(path, () => {
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
});

it('requests its code a few chunks at a time', async () => {
  const page = await openHydrated('/contracts', () => {
    const added: number[] = [];
    Object.assign(window, { added });
    new MutationObserver((changes) =>
      added.push(
        changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .filter((node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload').length,
      ),
    ).observe(document, { childList: true, subtree: true });
  });
  const added = await page.evaluate(() => (window as unknown as { added: number[] }).added);
  expect(added.reduce((sum, count) => sum + count)).toBeGreaterThan(12);
  expect(Math.max(...added)).toBeLessThanOrEqual(6);
});

/** Opens a page and holds its code back until `letThrough` is called. */
async function openUnhydrated(
  path: string,
  viewport = PHONE,
): Promise<{ page: Page; letThrough: () => void }> {
  const page = await stage.open('about:blank', { viewport });
  let letThrough = () => {};
  const arrived = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path);
  return { page, letThrough };
}

it('keeps what is typed and selected before hydration', async () => {
  const { page, letThrough } = await openUnhydrated('/contracts', DESKTOP);
  const bar = page.getByRole('search');
  await bar.getByLabel('Contract Type').selectOption('Timeshare');
  await bar.getByLabel('Search').fill('nothing like it');
  letThrough();
  await page.waitForURL('/contracts?q=nothing+like+it&type=timeshare');
  await page.getByText('No contracts found').waitFor();
});

it('loses no character typed during hydration', async () => {
  const { page, letThrough } = await openUnhydrated('/contracts');
  const field = page.getByRole('search').getByLabel('Search');
  await field.pressSequentially('from ');
  letThrough();
  await field.pressSequentially('the first letter to the very last one', { delay: 20 });
  await page.waitForURL((url) => url.searchParams.get('q') === 'from the first letter to the very last one');
  expect(await field.inputValue()).toBe('from the first letter to the very last one');
});

it('checks a field that was written and left before hydration, and no other', async () => {
  const member = await stage.product.member();
  const { page, letThrough } = await openUnhydrated('/robots.txt');
  await signInAs(stage, page, member);
  await page.goto('/contracts/submit');
  await page.getByLabel('Contract Title').press('Tab');
  const payment = page.getByLabel('Monthly Payment ($)');
  await payment.fill('1234,5');
  await payment.press('Tab');
  letThrough();
  await page.getByText('Write 1,234.50 or 1234.50.').waitFor();
  expect(await page.getByText('Please fill in this field.').count()).toBe(0);
});

it('fills a panel that was opened before hydration', async () => {
  const [{ id } = { id: '' }] = await stage.product.database.query<{ id: string }>(
    'select id from contracts limit 1',
  );
  const { page, letThrough } = await openUnhydrated(`/contracts/${id}`);
  const cost = page.getByRole('region', { name: 'What it really costs' });
  await cost.getByText('Adjust').click();
  letThrough();
  await cost.getByRole('textbox').first().waitFor();
});

it('replays clicks and submits made before hydration', async () => {
  const { page, letThrough } = await openUnhydrated('/#contact');
  const form = page.locator('#contact form');
  await form.getByLabel('Full Name').fill('Ada Byron');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('May I hand over two leases at once?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  letThrough();

  await page.locator('#toast-root').getByText('Message Sent Successfully!').waitFor();
  await page.getByRole('navigation', { name: 'Mobile' }).waitFor();
  expect(page.url()).toBe(`${stage.product.url}/#contact`);
  const [kept] = await stage.product.database.query<{ message: string; email: string }>(
    'select message, email from contact_requests',
  );
  expect(kept).toEqual({ message: 'May I hand over two leases at once?', email: 'ada@example.com' });
});

it('offers a reload if the code of a page cannot be loaded', async () => {
  const page = await stage.open('about:blank', { viewport: PHONE });
  await page.route('**/assets/ContractListPage-*.js', (route) => route.abort());
  await page.goto('/contracts');
  await page.getByText('Something went wrong on this page').waitFor();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button').click();
  await page.getByText('Available Contracts').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'View Details & Apply' }).first().waitFor();
});

it('signs in without JavaScript', async () => {
  const member = await stage.product.member();
  const page = await stage.open('about:blank');
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/api/login?returnTo=/contracts');
  await page.getByLabel('Email').fill(member.email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${stage.product.url}/contracts`);
});
