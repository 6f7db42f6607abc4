import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StaffRole } from '@handover/domain/roles';
import type { BrowserContext, Page } from 'playwright-core';
import { listContract, type ContractAnswer } from '../../../backend/test/factories/contract.js';
import type { Person } from '../../../backend/test/support/person.js';
import { violationsOf } from './accessibility.js';
import { openStage, picture, signInAs, type Stage, visit } from './stage.js';

let stage: Stage;
let contract: ContractAnswer;

/** Each screen with the texts it must show. */
type Who = 'visitor' | 'member' | 'admin' | StaffRole;
const SCREENS: [who: Who, path: () => string, texts: string[]][] = [
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
  ['member', () => '/account?tab=import', ['Choose a file', 'Sample files', 'No imports yet']],
  ['member', () => '/account?tab=transfers', ['No transfers yet', 'Find a contract']],
  ['member', () => '/account?tab=conversations', ['No conversations yet', 'Find a contract']],
  ['member', () => '/account?tab=notifications', ['Nothing yet', 'What we notify you about']],
  ['member', () => '/account?tab=security', ['Two-step sign-in', 'Where you’re signed in']],
  ['admin', () => '/admin', ['Initialize Content', 'Social Media Links']],
  ['admin', () => '/admin?tab=settings', ['Initialize Default Settings']],
  ['admin', () => '/admin?tab=legal', ['Legal Texts', 'Save Draft', 'You must be 18 or older.', 'History']],
  ['admin', () => '/admin?tab=legal&text=fees', ['Nothing published yet.']],
  ['admin', () => '/admin?tab=users', ['Everyone with an account.']],
  ['admin', () => '/admin?tab=contracts', ['2024 Honda Civic lease']],
  ['admin', () => '/admin?tab=states', ['Alabama', 'Always refund']],
  ['admin', () => '/admin?tab=sales', ['All payment attempts', 'No sales yet']],
  ['moderator', () => '/admin', ['Waiting for you', 'Contract Management']],
  ['moderator', () => '/admin?tab=sales', ['From the paid fee to the handover', 'No sales yet']],
  ['moderator', () => '/admin?tab=settings', ['“Settings” isn’t part of your role']],
  ['finance', () => '/admin', ['Waiting for you', 'All payment attempts']],
  ['support', () => '/admin?tab=users', ['User Management']],
];

interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

/** Opens each screen in a browser of that size and with those colors: its texts, its width and what axe finds. */
export function describeScreens(name: string, look: Look): void {
  /** One context for each person: its cache keeps the scripts, so that only the first screen loads them. */
  const contexts = new Map<string, BrowserContext>();
  let people: Record<Who, Person | null>;
  beforeAll(async () => {
    stage = await openStage();
    const { product } = stage;
    people = {
      visitor: null,
      member: await product.member(),
      admin: await product.admin(),
      moderator: await product.staff('moderator'),
      finance: await product.staff('finance'),
      support: await product.staff('support'),
    };
    contract = await listContract(await product.member(), { description: 'Kept well. '.repeat(30) });
  });
  afterAll(() => stage.stop());

  async function screen(who: keyof typeof people, path: string): Promise<Page> {
    let context = contexts.get(who);
    if (!context) {
      const page = await stage.open('about:blank', look);
      const person = people[who];
      if (person) await signInAs(stage, page, person);
      context = page.context();
      contexts.set(who, context);
    }
    const page = await context.newPage();
    await visit(page, path);
    return page;
  }

  describe(`screens on ${name}`, () => {
    it.each(
      SCREENS.map(([who, path, texts]) => ({
        who,
        path,
        texts,
        address: String(path).replace(/^\(\) ?=> ?.|.$/g, ''),
      })),
    )('$who at $address', async ({ who, path, texts }) => {
      const page = await screen(who, path());
      try {
        for (const text of texts)
          await page.getByText(text, { exact: false }).locator('visible=true').first().waitFor();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(look.viewport.width);
        const violations = await violationsOf(page);
        expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
      } catch (error) {
        await picture(page, `screen-${name}-${who}-${path()}`.replace(/\W+/g, '-'));
        throw error;
      } finally {
        await page.close();
      }
    });

    it('no page logged an error', () => {
      expect(stage.complaints).toEqual([]);
    });
  });
}
