import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { listContract, type ContractAnswer } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { eventually } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { DESKTOP, openStage, PHONE, picture, type Stage, visit } from './support/stage.js';

let stage: Stage;
let member: Person;
let admin: Person;
let contract: ContractAnswer;
beforeAll(async () => {
  stage = await openStage();
  [member, admin] = [await stage.product.member(), await stage.product.admin()];
  contract = await listContract(await stage.product.member(), { description: 'Kept well. '.repeat(30) });
}, 120_000);
afterAll(() => stage.stop());

type Look = BrowserContextOptions;

async function openAs(person: Person | null, path: string, look: Look = {}): Promise<Page> {
  const page = await stage.open('about:blank', look);
  if (person) {
    const [name = '', value = ''] = person.cookie.split(/=(.*)/s);
    await page.context().addCookies([{ name, value, url: stage.product.url }]);
  }
  await visit(page, path);
  return page;
}

const people = { visitor: () => null, member: () => member, admin: () => admin };

/** Each screen with the texts it must show. */
const SCREENS: [who: 'visitor' | 'member' | 'admin', path: () => string, texts: string[]][] = [
  [
    'visitor',
    () => '/',
    [
      'Transfer Your Contracts',
      'With Confidence',
      '5+ Years Trusted',
      'Secure & Trusted',
      'What Our Clients Say',
    ],
  ],
  [
    'visitor',
    () => '/contracts',
    ['Available Contracts', 'Submit My Contract', 'Back to Home', 'View Details & Apply'],
  ],
  [
    'visitor',
    () => `/contracts/${contract.id}`,
    ['Contact Seller', 'Financial Details', 'Quick Info', 'Buy Contract'],
  ],
  ['visitor', () => '/api/login', ['Sign In', 'Forgot your password?']],
  ['visitor', () => '/privacy', ['Privacy Policy']],
  ['visitor', () => '/terms', ['Terms of Service']],
  ['visitor', () => '/nope', ['404 Page Not Found', 'Did you forget to add the page to the router?']],
  ['visitor', () => '/contracts/submit', ['404 Page Not Found', 'Sign in to continue']],
  ['visitor', () => '/account', ['404 Page Not Found', 'Sign in to continue']],
  ['visitor', () => `/contracts/${crypto.randomUUID()}`, ['Contract Not Found']],
  ['member', () => '/', ['Transfer Your Contracts', 'Our Services']],
  ['member', () => '/contracts/submit', ['Fixed platform fee', 'Submit Contract', 'Cancel']],
  ['member', () => '/account', ['Standard User', 'Member Since', 'Sign Out', 'Conversations']],
  ['member', () => '/account?tab=purchases', ['Purchases', 'Sold']],
  ['member', () => '/account?tab=listings', ['Nothing listed yet', 'List your first contract']],
  ['member', () => '/account?tab=transfers', ['No transfers yet', 'Find a contract']],
  ['member', () => '/account?tab=conversations', ['No conversations yet', 'Find a contract']],
  ['member', () => '/account?tab=notifications', ['Nothing yet', 'What we notify you about']],
  ['member', () => '/account?tab=security', ['Two-step sign-in', 'Where you’re signed in']],
  ['admin', () => '/admin', ['Initialize Content', 'Social Media Links']],
  ['admin', () => '/admin?tab=settings', ['Initialize Default Settings']],
  ['admin', () => '/admin?tab=users', ['Make Admin']],
  ['admin', () => '/admin?tab=contracts', ['2024 Honda Civic lease']],
];

const LOOKS: { name: string; viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' }[] =
  [
    { name: 'phone, light', viewport: PHONE, colorScheme: 'light' },
    { name: 'desktop, dark', viewport: DESKTOP, colorScheme: 'dark' },
  ];

describe('screens on a phone in light colors, and on a desktop in dark ones', () => {
  /** One context for each person: its cache keeps the scripts, so that only the first screen loads them. */
  const contexts = new Map<string, BrowserContext>();
  afterAll(async () => {
    for (const context of contexts.values()) await context.close();
  });

  async function screen(who: keyof typeof people, path: string): Promise<Page> {
    let context = contexts.get(who);
    if (!context) {
      context = (await openAs(people[who](), 'about:blank', LOOKS[0])).context();
      contexts.set(who, context);
    }
    const page = await context.newPage();
    await visit(page, path);
    return page;
  }

  it.each(
    SCREENS.map(([who, path, texts]) => ({
      who,
      path,
      texts,
      address: String(path).replace(/^\(\) ?=> ?.|.$/g, ''),
    })),
  )('$who at $address', async ({ who, path, texts }) => {
    const page = await screen(who, path());
    let look = '';
    try {
      for (const { name, viewport, colorScheme } of LOOKS) {
        look = name;
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        for (const text of texts)
          await page.getByText(text, { exact: false }).locator('visible=true').first().waitFor();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
        const violations = await violationsOf(page);
        const severe = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect([look, severe]).toEqual([look, []]);
      }
    } catch (error) {
      await picture(page, `screen-${look}-${who}-${path().replace(/\W+/g, '-')}`);
      throw error;
    } finally {
      await page.close();
    }
  });
});

it('the shared not-found page shows the signed-in member after hydration', async () => {
  const page = await stage.open('about:blank', { viewport: DESKTOP });
  const problems: string[] = [];
  page.on('console', (message) => {
    // The 404 response itself is one.
    if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text());
  });
  const [name = '', value = ''] = member.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: stage.product.url }]);
  await visit(page, '/nope');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
  expect(problems).toEqual([]);
  await page.context().close();
});

describe('errors are shown in our own words', () => {
  const toast = async (page: Page, ...texts: string[]) => {
    for (const text of texts) await page.locator('#toast-root').getByText(text).first().waitFor();
  };

  it('an empty form', async () => {
    const page = await openAs(member, '/contracts/submit');
    await page.getByRole('main').getByRole('button', { name: 'Submit Contract' }).click();
    await toast(page, 'Missing Information', 'Please fill in all required fields.');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
    await page.context().close();
  });

  it('an amount that could mean two prices is asked about when its field is left; an empty field is not', async () => {
    const page = await openAs(member, '/contracts/submit');
    const amount = page.getByLabel('Monthly Payment ($)');
    const hint = page.getByText('Write 1,234.50 or 1234.50.');
    await page.getByText('Your title').waitFor();
    expect(await page.getByText(/\$0\.00|0 months/).count()).toBe(0);
    await amount.fill('1234,5');
    await amount.press('Tab');
    await hint.waitFor();
    await amount.fill('');
    await amount.press('Tab');
    await hint.waitFor({ state: 'detached' });
    expect(await page.getByText('Please fill in this field.').count()).toBe(0);
    await amount.fill('1,234.50');
    await amount.press('Tab');
    await page.getByText('$1,234.50').waitFor();
    await page.context().close();
  });

  it('an empty message and a message that cannot be sent', async () => {
    const { id } = await listContract(await stage.product.member());
    const page = await openAs(member, `/contracts/${id}`);
    await page.getByRole('button', { name: /View Messages/ }).click();
    const input = page.getByRole('region', { name: 'Contact Seller' }).getByRole('textbox');
    await input.fill('   ');
    await input.press('Enter');
    await toast(page, 'Message Required', 'Please enter a message.');
    await stage.product.database.query(`update contracts set status = 'completed' where id = $1`, [id]);
    await input.fill('Too late?');
    await input.press('Enter');
    await toast(page, 'Message Failed');
    expect(await input.inputValue()).toBe('Too late?');
    await page.context().close();
  });

  it('a profile saved without and with a change', async () => {
    const page = await openAs(await stage.product.member(), '/account');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'No changes', 'Please enter at least a first or last name.');
    await page.getByLabel('First Name').fill('  Ada ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Profile updated', 'Your name has been successfully updated.');
    await page.context().close();
  });

  it.each([
    ['a member', () => member],
    ['a visitor', () => null],
  ])('the admin page is not for %s', async (_, who) => {
    const page = await openAs(who(), '/admin');
    await page.waitForURL(`${stage.product.url}/`);
    await toast(page, 'Access Denied', "You don't have permission to access the admin panel");
    await page.context().close();
  });

  it('a contact request that is sent and one that fails', async () => {
    const page = await openAs(null, '/#contact');
    const form = page.locator('#contact form');
    await form.getByLabel('Full Name').fill('Ada Byron');
    await form.getByLabel('Email').fill('ada@example.com');
    await page.route('**/graphql', (route) => route.abort());
    await form.getByRole('button', { name: 'Send Message' }).click();
    await toast(
      page,
      'Error Sending Message',
      'There was a problem sending your message. Please try again or contact us directly.',
    );
    expect(await form.getByLabel('Full Name').inputValue()).toBe('Ada Byron');
    await page.unroute('**/graphql');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await toast(
      page,
      'Message Sent Successfully!',
      'Our team will contact you within 24 hours to discuss your contract transfer needs.',
    );
    await eventually(() => form.getByLabel('Full Name').inputValue(), '');
    await page.context().close();
  });

  it('a declined card and a payment that cannot start', async () => {
    const { id } = await listContract(await stage.product.member());
    const page = await openAs(member, `/contracts/${id}`);
    const { enterCard } = await import('./support/people.js');
    await page.getByRole('button', { name: 'Buy Contract' }).first().click();
    await enterCard(page, '4000 0000 0000 0002');
    await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
    await toast(page, 'Payment Failed', 'Your card was declined.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await stage.product.database.query(`update contracts set status = 'cancelled' where id = $1`, [id]);
    await page.getByRole('button', { name: 'Buy Contract' }).first().click();
    await page.locator('#toast-root').getByText('Error', { exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });
});

it('no page logged an error', () => {
  expect(stage.complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
