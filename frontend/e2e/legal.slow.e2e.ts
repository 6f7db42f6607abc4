import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { publishText, restApi } from '../../backend/test/support/legal.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { eventually } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { enterCard } from './support/people.js';
import { DESKTOP, openAs, openStage, PHONE, picture, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
let admin: Person;
beforeAll(async () => {
  stage = await openStage();
  admin = await stage.product.admin();
});
afterAll(() => stage.stop());

const TABLET = { width: 768, height: 1024 };
const LOOKS = [PHONE, TABLET, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);
const lookName = ({ viewport, colorScheme }: (typeof LOOKS)[number]) => `${viewport.width}-${colorScheme}`;

/** Runs the steps; saves a screenshot if they fail. */
async function watched(page: Page, name: string, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    await picture(page, name);
    throw error;
  }
}

/** What axe finds on the page, and by how much it is wider than the window. */
async function faultsOf(page: Page): Promise<object> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return { violations: await violationsOf(page), tooWide: Math.max(0, tooWide) };
}
const NONE = { violations: [], tooWide: 0 };

it('an admin edits the terms beside their preview, publishes them, and finds them in the history', async () => {
  const page = await openAs(stage, admin, '/admin?tab=legal');
  await watched(page, 'legal-editor', async () => {
    const editor = page.getByLabel('Text in Markdown');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('You must be 18 or older.').waitFor();
    await preview.getByRole('button', { name: 'Changes' }).click();
    await preview.getByText('This is the text in force.').waitFor();
    const before = await editor.inputValue();
    await editor.fill(before.replace('18 or older', '21 or older') + '\n## <b>New</b>\n\nText.\n');
    await preview.locator('del', { hasText: '18' }).waitFor();
    await preview.locator('ins', { hasText: '21' }).waitFor();
    await preview.getByRole('button', { name: 'Preview', exact: true }).click();
    await preview.getByText('<b>New</b>').waitFor();
    await page.getByRole('switch').check();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page
      .getByText('Draft saved less than a minute ago')
      .or(page.getByText(/Draft saved just now/))
      .waitFor();
    expect(dataOf(await restApi.draft(admin, 'terms'))).toMatchObject({
      isSaved: true,
      requiresConsent: true,
    });

    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish version 2 of Terms of Service?' });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByText('Please say what is new').waitFor();
    await dialog.getByLabel('What is new').fill('Members are 21 or older.');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Version 2 is published').first().waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'Version 2' });
    await row.getByText(`by ${admin.email}`).waitFor();
    await row.getByText('Members are 21 or older.').waitFor();
    await page.getByText('No draft: this is the text in force').waitFor();

    await page.getByRole('button', { name: 'View version 1' }).click();
    const old = page.getByRole('dialog', { name: 'Terms of Service' });
    await old.getByText('You must be 18 or older.').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#page').isVisible()).toBe(false);
    expect(await old.getByText('Both reach the same people.').isVisible()).toBe(true);
    expect(await old.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await old.getByRole('button', { name: 'Close' }).click();

    await visit(page, '/terms');
    await page.getByText('You must be 21 or older.').waitFor();
    await page.getByText(/^Last updated: \w+ \d+, \d{4}$/).waitFor();
  });
  expect(stage.complaints.splice(0)).toEqual([]);
});

it('two admins in one draft: the later save keeps what both wrote', async () => {
  const [one, other] = [
    await openAs(stage, admin, '/admin?tab=legal&text=fees'),
    await stage.product.admin(),
  ];
  await watched(one, 'legal-conflict', async () => {
    await one.getByText('Nothing published yet.').waitFor();
    dataOf(await restApi.save(other, 'fees', { body: 'Theirs.' }));
    await one.getByLabel('Text in Markdown').fill('Mine.');
    await one.getByRole('button', { name: 'Save Draft' }).click();
    await one.getByText('Another admin has changed this text since you opened it').first().waitFor();
    expect(await one.getByLabel('Text in Markdown').inputValue()).toBe('Mine.');
    await one.getByRole('button', { name: 'Load the saved text' }).click();
    await one.getByText(`by ${other.email}`).waitFor();
    expect(await one.getByLabel('Text in Markdown').inputValue()).toBe('Theirs.');
  });
  stage.complaints.splice(0);
});

describe('new terms that ask for consent', () => {
  let buyer: Person;
  let contractId: string;
  let page: Page;
  const dialogOf = () => page.getByRole('dialog', { name: 'Our terms have changed' });

  beforeAll(async () => {
    const terms = dataOf(await restApi.texts(admin, 'terms'))[0]!.body;
    buyer = await stage.product.member();
    contractId = (await listContract(await stage.product.member())).id;
    page = await openAs(stage, buyer, `/contracts/${contractId}`);
    await publishText(admin, 'terms', `${terms}\n## Pets\n\nNo pets on the site.\n`, true);
  });

  it('stop a purchase in the browser, which goes on once they are accepted', async () => {
    await watched(page, 'terms-accepted', async () => {
      await page.getByRole('button', { name: 'Buy Contract' }).first().click();
      await dialogOf().getByText('What is new here.').waitFor();
      await dialogOf().locator('ins', { hasText: 'No pets on the site.' }).waitFor();
      await dialogOf().getByRole('button', { name: 'Accept and go on' }).click();
      await dialogOf().waitFor({ state: 'detached' });
      const payment = page.getByRole('dialog', { name: 'Buy Contract' });
      await enterCard(page, '4242 4242 4242 4242');
      await payment.getByRole('button', { name: /^Pay/ }).click();
      await page.getByText('Purchase Complete!').first().waitFor();
    });
    expect(stage.complaints.splice(0)).toEqual([]);
  });

  it('stop a favorite and a message, which stay undone if the member does not accept', async () => {
    const member = await stage.product.member();
    page = await openAs(stage, member, `/contracts/${(await listContract(await stage.product.member())).id}`);
    await publishText(admin, 'terms', '## All new\n', true);
    await watched(page, 'terms-declined', async () => {
      await page.getByRole('button', { name: /^Save/ }).first().click();
      await dialogOf().getByRole('button', { name: 'Not now' }).click();
      await page.getByText('Our terms have changed. Please read and accept them to go on.').first().waitFor();
      await page.getByRole('button', { name: /View Messages/ }).click();
      const box = page.getByRole('region', { name: 'Contact Seller' }).getByRole('textbox');
      await box.fill('Is it still available?');
      await box.press('Enter');
      await dialogOf().getByRole('button', { name: 'Accept and go on' }).click();
      await page.getByText('Is it still available?').first().waitFor();
      await page.getByRole('button', { name: 'View Messages' }).first().waitFor({ state: 'detached' });
      const path = `${new URL(page.url()).pathname.replace('/contracts', '/api/contracts')}/chat`;
      // the page shows the message before the server has it
      await eventually(
        async () =>
          (await member.rest<{ message: string }[]>('GET', path)).body.map(({ message }) => message),
        ['Is it still available?'],
      );
    });
    stage.complaints.splice(0);
  });

  it.each(LOOKS.map((look) => ({ name: lookName(look), look })))(
    'look right at $name',
    async ({ name, look }) => {
      const member = await stage.product.member();
      await publishText(admin, 'terms', `## Part ${name}\n\n${'A sentence of terms. '.repeat(20)}\n`, true);
      page = await stage.open('/robots.txt', look);
      await signInAs(stage, page, member);
      await visit(page, `/contracts/${contractId}`);
      await watched(page, `terms-dialog-${name}`, async () => {
        await page.getByRole('button', { name: /^Save/ }).first().click();
        await dialogOf().locator('ins').first().waitFor();
        expect(await faultsOf(page)).toEqual(NONE);
      });
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/dialog-${name}.png` });
      await page.context().close();
      stage.complaints.splice(0);
    },
  );
});

describe('the screens of legal texts', () => {
  let page: Page;
  beforeAll(async () => {
    const table = '| Transfer | Fee |\n|---|---|\n| Car lease | $25 |\n| Apartment | $25 |\n';
    for (const kind of ['fees', 'cookies'])
      await publishText(
        admin,
        kind,
        `What this is about.\n\n## First part\n\n${table}\n1. One\n2. Two [link](https://a.example)\n\n> A quote.\n`,
      );
    await restApi.save(admin, 'fees', { body: 'What this is about.\n\n## First part\n\nShort.\n' });
  });

  it.each(LOOKS.map((look) => ({ name: lookName(look), look })))(
    'look right at $name',
    async ({ name, look }) => {
      page = await stage.open('/robots.txt', look);
      await signInAs(stage, page, admin);
      for (const path of ['/terms', '/privacy', '/admin?tab=legal', '/admin?tab=legal&text=fees']) {
        await visit(page, path);
        if (path.startsWith('/admin')) {
          const preview = page.getByRole('region', { name: 'Preview' });
          await preview.locator('.legal-section').first().waitFor();
          if (path.endsWith('fees')) await preview.getByRole('button', { name: 'Changes' }).click();
        }
        expect({ path, ...(await faultsOf(page)) }).toEqual({ path, ...NONE });
        const file = `${process.env.SHOTS}/screen${path.replace(/\W+/g, '-')}-${name}.png`;
        if (process.env.SHOTS) await page.screenshot({ path: file, fullPage: true });
      }
      await page.context().close();
    },
  );
});
