import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../backend/test/support/until.js';
import { listContract } from '../../backend/test/factories/contract.js';
import { violationsOf } from './support/accessibility.js';
import { openStage, PHONE, reload, visit, type Stage } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  const seller = await stage.product.member();
  await listContract(seller, {
    title: 'Canal flat',
    type: 'apartment',
    location: 'Utrecht',
    monthlyPayment: 90_000,
    remainingTermMonths: 7,
  });
  await listContract(seller, { title: 'Hybrid wagon', type: 'car-lease', location: 'Denver, CO' });
});
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
  await eventually(() => titles.allTextContents(), ['Hybrid wagon']);

  await page.goBack();
  await address('?q=wagon');
  await eventually(() => bar.getByLabel('Location').inputValue(), '');
  await page.goBack();
  await address('');
  await titles.getByText('Canal flat').waitFor();
  await eventually(() => bar.getByLabel('Search').inputValue(), '');

  await page.goForward();
  await address('?q=wagon');
  // Typing after Back adds a new history entry and keeps the one it started from.
  await bar.getByLabel('Search').fill('flat');
  await address('?q=flat');
  await page.goBack();
  await address('?q=wagon');
});

it('types are links, and the order and the payment are in the address too', async () => {
  const page = await stage.open('/contracts');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const shown = async (search: string, expected: string[]) => {
    await page.waitForURL((url) => url.search === search);
    await page.getByText(expected.length === 1 ? /^1 contract$/ : `${expected.length} contracts`).waitFor();
    await eventually(() => titles.allTextContents(), expected);
  };
  await shown('', ['Hybrid wagon', 'Canal flat']);
  await page.getByLabel('Sort by').selectOption('Shortest term');
  await shown('?sort=months-short', ['Canal flat', 'Hybrid wagon']);
  const types = page.getByRole('navigation', { name: 'Types' });
  await types.getByRole('link', { name: 'Car Lease' }).click();
  await shown('?type=car-lease&sort=months-short', ['Hybrid wagon']);
  await eventually(() => page.getByLabel('Contract Type').inputValue(), 'car-lease');
  await types.getByRole('link', { name: 'All' }).click();
  await page.getByLabel('Max payment').fill('500,5');
  await page.getByText('Dollars, such as 450').waitFor();
  await page.getByLabel('Max payment').fill('$500');
  await shown('?maxPayment=%24500&sort=months-short', ['Hybrid wagon']);

  await titles.getByText('Hybrid wagon').click();
  await page.waitForURL(/\/contracts\/[0-9a-f-]{36}$/);
  await page.goBack();
  await shown('?maxPayment=%24500&sort=months-short', ['Hybrid wagon']);
});

it('says which filter to take away, and nothing before the server has answered', async () => {
  const page = await stage.open('/contracts');
  const held: (() => Promise<void>)[] = [];
  await page.route('**/graphql', (route) => void held.push(() => route.continue()));
  const asked = page.waitForRequest('**/graphql');
  await page.getByLabel('Search').fill('zeppelin');
  await asked;
  expect(await page.getByTestId('contract-skeleton').count()).toBe(6);
  expect(await page.getByText('No contracts found').count()).toBe(0);
  await Promise.all(held.map((go) => go()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByText('No contracts found').waitFor();
  await page.getByRole('link', { name: 'Submit the First Contract' }).waitFor();
  await page.getByRole('button', { name: 'Remove filter “zeppelin”' }).click();
  await page.getByText('2 contracts').waitFor();
});

it('on a phone the filters are in a sheet, which Back closes without them', async () => {
  const page = await stage.open('/contracts?type=apartment', { viewport: PHONE });
  const open = () => page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const first = await page.getByRole('article').first().boundingBox();
  expect([first && first.y < 400, first && first.height <= 320]).toEqual([true, true]);

  await open();
  await sheet.getByLabel('Location').fill('Denver');
  await sheet.getByRole('button', { name: 'Show 0 results' }).waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.search === '?type=apartment');
  await page.getByText('Canal flat').waitFor();

  await open();
  await sheet.getByLabel('Contract Type').selectOption('All Types');
  await sheet.getByRole('button', { name: 'Show 2 results' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.search === '');
  await page.goBack();
  await page.waitForURL((url) => url.search === '?type=apartment');
});

describe('with car leases that state facts', () => {
  beforeAll(async () => {
    const seller = await stage.product.member();
    const lease = async (title: string, location: string, monthlyPayment: number, facts: object) => {
      const words = { title, location, monthlyPayment, type: 'car-lease', facts };
      await listContract(seller, words);
    };
    await lease('Civic', 'Austin, TX', 30_000, { make: 'Honda', milesPerYear: 12_000 });
    await lease('Corolla', 'Round Rock, TX', 26_000, { make: 'Toyota', milesPerYear: 10_000 });
    await lease('Outback', 'Near the lake', 31_000, { make: 'Subaru' });
    await lease('CR-V', 'Dallas, TX', 42_000, { make: 'Honda', milesPerYear: 15_000 });
  });

  it('finds car leases by their facts, their cost and their place, all of it in the address', async () => {
    const page = await stage.open('/contracts?type=car-lease');
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    const address = (search: string) => page.waitForURL((url) => url.search === search);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const chips = page.getByRole('list', { name: 'Filters in use' });

    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet
      .getByRole('group', { name: 'Make' })
      .getByLabel(/^Honda\s*2$/)
      .check();
    await address('?type=car-lease&make=Honda');
    await sheet.getByRole('group', { name: 'Miles allowed per year' }).getByLabel('From').fill('12000');
    await sheet.getByLabel('City or ZIP code').fill('7870');
    await sheet.locator('option[value="78701"]').waitFor({ state: 'attached' });
    await sheet.getByLabel('City or ZIP code').fill('78701');
    await address('?type=car-lease&make=Honda&milesPerYear=12000-&near=78701');
    await sheet.getByLabel('Within').selectOption('25 miles');
    expect(await violationsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Show 1 result' }).click();
    await sheet.waitFor({ state: 'detached' });
    await eventually(() => titles.allTextContents(), ['Civic']);

    // what the server draws for this address, and what the next step takes away
    await reload(page);
    await chips.getByText('within 25 miles of 78701').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await chips.getByRole('link', { name: 'Remove filter Make: Honda' }).click();
    await chips.getByRole('link', { name: 'Remove filter Miles allowed per year' }).click();
    await page.getByLabel('Sort by').selectOption('Nearest');
    await address('?type=car-lease&near=78701&within=25&sort=nearest');
    await page.getByText('2 contracts · 1 more without a known place').waitFor();
    await eventually(() => titles.allTextContents(), ['Civic', 'Corolla']);

    await page.getByLabel('Max payment').fill('100');
    await page.getByText('Remove “up to $100.00 a month” to see 2.').waitFor();
    await page.getByRole('button', { name: 'Remove filter up to $100.00 a month' }).click();
    await page.getByText(/^2 contracts/).waitFor();
    await chips.getByRole('link', { name: 'Clear all' }).click();
    await address('');
  });
});

it('reads a filtered list without JavaScript', async () => {
  const page = await stage.open('/contracts?type=apartment&payment=-1000', { javaScriptEnabled: false });
  await page.getByRole('heading', { level: 2, name: 'Canal flat' }).waitFor();
  await page.getByRole('link', { name: 'Remove filter up to $1,000.00 a month' }).click();
  await page.waitForURL((url) => url.search === '?type=apartment');
  await page.getByLabel('Search').fill('flat');
  await page.getByLabel('Search').press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Canal flat' }).waitFor();
});

it('says without JavaScript that a filter was refused', async () => {
  const page = await stage.open('/contracts?near=Nowhere', { javaScriptEnabled: false });
  await page.getByRole('heading', { name: "Couldn't load contracts" }).waitFor();
  expect(await page.getByRole('status', { name: 'Loading contracts' }).isVisible()).toBe(false);
  expect(await page.getByText('Searching...').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Show all contracts' }).click();
  await page.getByRole('heading', { level: 2, name: 'Canal flat' }).waitFor();
});

describe('with a list of two pages', () => {
  beforeAll(async () => {
    const seller = await stage.product.member();
    for (let n = 0; n < 26; n++)
      await listContract(seller, { title: `Share ${n}`, type: 'timeshare', monthlyPayment: 10_000 + n });
  });

  it('reads the next page of a filtered list without JavaScript, and loads it below the first with it', async () => {
    const titlesOn = (page: Page) =>
      page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const shares = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `Share ${from + n}`);
    const list = '/contracts?type=timeshare&sort=payment';

    const plain = await stage.open(list, { javaScriptEnabled: false });
    expect(await titlesOn(plain)).toEqual(shares(0, 24));
    // by keyboard: cards that get their height while the page scrolls may move the link away from a click
    await plain.getByRole('link', { name: 'Load more contracts' }).press('Enter');
    await plain.waitForURL((url) => url.searchParams.has('after'));
    expect(await titlesOn(plain)).toEqual(shares(24, 2));
    expect(await plain.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const later = plain.url();
    await plain.getByRole('link', { name: 'Back to the first page' }).click();
    await plain.waitForURL((url) => url.pathname + url.search === list);
    expect(await titlesOn(plain)).toEqual(shares(0, 24));

    const page = await stage.open(list);
    await page.getByRole('link', { name: 'Load more contracts' }).press('Enter');
    await eventually(() => titlesOn(page), shares(0, 26));
    expect(new URL(page.url()).searchParams.has('after')).toBe(false);

    await page.goto(later);
    await eventually(() => titlesOn(page), shares(24, 2));
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await eventually(() => titlesOn(page), shares(0, 24));

    await visit(page, later);
    await page.getByRole('heading', { name: 'Share 25' }).click();
    await page.getByRole('link', { name: 'Back to Contracts' }).click();
    await page.waitForURL((url) => url.pathname + url.search === list);
    await eventually(() => titlesOn(page), shares(0, 24));
  });
});
