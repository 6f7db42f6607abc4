import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../../backend/test/factories/contract.js';
import { eventually } from '../../backend/test/support/until.js';
import { signUp } from './support/people.js';
import { DESKTOP, openAs, openStage, PHONE, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
let contractPath: string;
beforeAll(async () => {
  stage = await openStage();
  const seller = await stage.product.member();
  const listed = [];
  for (let n = 1; n <= 7; n++) listed.push(await listContract(seller, { title: `Lease number ${n}` }));
  contractPath = `/contracts/${listed[0]?.id}`;
});
afterAll(() => stage.stop());

describe('the landing page', () => {
  it('shows the six newest contracts, which the server has drawn', async () => {
    const html = await (await fetch(stage.product.url, { headers: { accept: 'text/html' } })).text();
    const numbers = Array.from(html.matchAll(/Lease number (\d)<\/a>/g), ([, number]) => number);
    expect(numbers.join(' ')).toBe('7 6 5 4 3 2');
  });

  it.each([
    ['with', []],
    ['without', ['**/assets/start-*.js']],
  ])('searches the list %s its code', async (_, held) => {
    const page = await stage.open('about:blank');
    for (const file of held) await page.route(file, (route) => route.abort());
    await page.goto('/');
    const search = page.getByRole('search');
    await search.getByLabel('Type').selectOption('car-lease');
    await search.getByLabel('Monthly up to').fill('500');
    await search.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.pathname === '/contracts');
    const address = new URL(page.url()).searchParams;
    expect([address.get('type'), address.get('maxPayment')]).toEqual(['car-lease', '500']);
    await page.context().close();
  });

  it.each([PHONE, DESKTOP])('shows the whole important notice without a click at %o', async (viewport) => {
    const page = await stage.open('/', { viewport });
    const notice = page.getByRole('complementary', { name: 'Important notice' });
    const sentences = [
      'Handover only permits the purchase or sale of contracts.',
      'We advise you to work with a lawyer.',
      'A reply to a buyer is public to all buyers and must read like an announcement.',
      'If you take payment off the site, the payment cannot be insured and your account will be closed.',
      'This is about the transfer fee: rent, deposits, and prices go where each step of the transfer says.',
    ];
    // innerText leaves out what a closed element hides
    expect(await notice.innerText()).toBe(['Important Notice:', ...sentences].join(' '));
    await page.context().close();
  });

  it('is at most six screens long on a phone', async () => {
    const page = await stage.open('/', { viewport: PHONE });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6 * PHONE.height);
    await page.context().close();
  });

  it('does not move on a phone when the typefaces arrive late', async () => {
    const page = await stage.open('about:blank', { viewport: PHONE });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/');
    await page.waitForFunction(() => document.fonts.check('600 13px "Inter Variable"'));
    // two frames, so that what the typefaces have moved is laid out and reported
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    await page.context().close();
  });
});

it.each([899, 900, 1240, 1280])(
  'at %i px, new tabs exist only in the burger menu, nothing wraps, and no link stands twice',
  async (width) => {
    const admin = await stage.product.admin();
    const page = await stage.open('/robots.txt', { viewport: { width, height: 800 } });
    await signInAs(stage, page, admin);
    await visit(page, '/');
    await eventually(() => page.getByRole('button', { name: 'Open menu' }).isVisible(), width < 900);
    expect(await page.locator('header a[target=_blank]').count()).toBe(0);
    const header = page.getByRole('banner');
    const browse = header.getByRole('link', { name: 'Browse Contracts' }).filter({ visible: true });
    expect(await browse.count()).toBe(width < 900 ? 0 : 1);
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(70);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.context().close();
  },
);

it.each([
  ['/contracts/submit', "List your contract. It's free and takes two minutes."],
  ['/account', 'Sign in to see your account.'],
])('a visitor of %s is invited to sign up and comes back', async (path, title) => {
  const page = await stage.open(path);
  await page.getByText(title).waitFor();
  expect(await page.getByRole('link', { name: 'Sign in to continue' }).getAttribute('href')).toBe(
    `/api/login?returnTo=${encodeURIComponent(path)}`,
  );
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = await signUp(page, 'Nora');
  expect(new URL(page.url()).pathname).toBe(path);
  await page.getByText(`Check your inbox: we sent a link to ${email}`).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByText('Check your inbox').waitFor({ state: 'detached' });
  await page.context().close();
});

it('a session that ended in another tab is said, with a link that leads back', async () => {
  const page = await openAs(stage, await stage.product.member(), contractPath);
  await page.getByRole('button', { name: /View Messages/ }).click();
  const input = page.getByRole('region', { name: 'Contact Seller' }).getByRole('textbox');
  await input.fill('Is the deposit included?');
  const other = await page.context().newPage();
  await visit(other, '/api/logout');
  await input.press('Enter');

  const notice = page.getByText('Your session has ended.');
  await page.locator('#toast-root').getByText('Message Failed').waitFor();
  await notice.waitFor({ state: 'attached' });
  expect(await notice.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Close notification' }).click();
  await page.getByRole('alert').filter({ has: notice }).waitFor();
  const link = page.getByRole('link', { name: 'Sign in to continue.' });
  expect(await link.getAttribute('href')).toBe(`/api/login?returnTo=${encodeURIComponent(contractPath)}`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await input.inputValue()).toBe('Is the deposit included?');
  await page.context().close();
});

it('a member without purchases and sales gets a next step for each', async () => {
  const page = await openAs(stage, await stage.product.member(), '/account?tab=purchases');
  const next = async (section: string, label: string) =>
    page.getByRole('region', { name: section }).getByRole('link', { name: label }).getAttribute('href');
  expect(await next('Purchases', 'Find a contract')).toBe('/contracts');
  expect(await next('Sold', 'List a contract')).toBe('/contracts/submit');
  await page.context().close();
});

it('a lost connection is said until it is back', async () => {
  const page = await stage.open('/', { viewport: DESKTOP });
  await page.getByRole('search').waitFor();
  await page.waitForFunction(() => document.querySelector('#toast-root > div'));
  await page.context().setOffline(true);
  await page.getByText("You're offline.").waitFor();
  await page.context().setOffline(false);
  await page.getByText("You're offline.").waitFor({ state: 'detached' });
  await page.context().close();
});

it('the first F8 after the redirect from the admin page moves the focus to the toasts', async () => {
  const page = await stage.open('/admin');
  await page.locator('#toast-root').getByText('Access Denied').first().waitFor();
  await page.keyboard.press('F8');
  await eventually(() => page.evaluate(() => document.activeElement?.closest('#toast-root') !== null), true);
  await page.context().close();
});

it('a reset link that no longer works is found out before a password is typed', async () => {
  const page = await stage.open('/api/login?mode=reset&token=used');
  await page.getByText('This link is no longer valid.').waitFor();
  expect(await page.getByLabel('New Password').count()).toBe(0);
  await page.getByRole('link', { name: 'ask for a new one' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
  await page.context().close();
});
