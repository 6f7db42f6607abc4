import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../../backend/test/support/person.js';
import { MailServer } from '../../backend/test/support/servers/smtp.js';
import { violationsOf } from './support/accessibility.js';
import { DESKTOP, openAs, openStage, PHONE, picture, reload, visit, type Stage } from './support/stage.js';

const TABLET = { width: 768, height: 1024 };
const LOOKS = [PHONE, TABLET, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme, width: viewport.width })),
);
const QUESTION = `How long does a transfer take?\nI have to move in March.${' I want to know everything.'.repeat(12)}`;

const mails = new MailServer();
let stage: Stage;
let admin: Person;
let support: Person;
beforeAll(async () => {
  await mails.start();
  stage = await openStage({ SMTP_URL: mails.url, MAIL_FROM: 'Handover <no-reply@example.com>' });
  admin = await stage.product.admin();
  support = await stage.product.staff('support');
  await ask('Ada Byron', QUESTION);
  await ask('Grace Hopper', 'Do you take loans?');
});
afterAll(async () => {
  await stage.stop();
  await mails.stop();
});

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
async function ask(name: string, message: string): Promise<void> {
  const sent = { name, email: addressOf(name), message, userType: 'transfer', contractType: 'apartment' };
  await stage.product.visitor().rest('POST', '/api/contact', sent);
}
const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Contact requests' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .first();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

it('an admin adds, edits and deletes canned answers', async () => {
  const page = await openAs(stage, admin, '/admin?tab=requests');
  await page.getByRole('button', { name: 'Canned answers' }).click();
  const list = dialog(page, 'Canned answers');
  await list.getByText('None yet.').waitFor();
  const add = async (title: string, text: string) => {
    await list.getByRole('button', { name: 'Add' }).click();
    const form = dialog(page, 'New canned answer');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Text').fill(text);
    await form.getByRole('button', { name: 'Save' }).click();
    return form;
  };
  const form = await add('How long it takes', 'Hi {name}, about {weeks} weeks.');
  await form.getByText('Nothing replaces {weeks}: {name} is the only placeholder.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await picture(page, 'canned-answer-form');
  await form.getByLabel('Text').fill('Hi {name}, about two weeks.');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await (await add('Loans', 'Yes.')).waitFor({ state: 'detached' });
  await list.getByRole('button', { name: 'Edit Loans' }).click();
  await dialog(page, 'Edit canned answer').getByLabel('Text').fill('Yes, we do.');
  await dialog(page, 'Edit canned answer').getByRole('button', { name: 'Save' }).click();
  await list.getByText('Yes, we do.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await picture(page, 'canned-answers');
  await list.getByRole('button', { name: 'Delete Loans' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await list.getByText('Loans').waitFor({ state: 'detached' });
  await list.getByText('How long it takes').waitFor();
  await page.context().close();
});

it('support replies with a canned answer, which is mailed and stays below the request', async () => {
  const page = await openAs(stage, support, '/admin?tab=requests');
  expect(await page.getByRole('button', { name: 'Canned answers' }).count()).toBe(0);
  await rowOf(page, 'Ada Byron').getByRole('button', { name: 'Reply Ada Byron' }).click();
  const reply = dialog(page, 'Reply to Ada Byron');
  await reply.getByRole('button', { name: 'Send Reply' }).click();
  await reply.getByText('Please write a reply.').waitFor();
  await reply.getByLabel('Insert a canned answer').selectOption({ label: 'How long it takes' });
  const text = reply.getByLabel('Your reply');
  expect(await text.inputValue()).toBe('Hi Ada Byron, about two weeks.');
  await text.fill('Hi Ada Byron, about two weeks.\n\nMarch is fine.');
  expect(await violationsOf(page)).toEqual([]);
  await picture(page, 'request-reply');
  await reply.getByRole('button', { name: 'Send Reply' }).click();
  await page
    .locator('#toast-root')
    .getByText('Reply saved. The email is on its way.', { exact: true })
    .waitFor();
  const thread = rowOf(page, 'Ada Byron').getByRole('list', { name: 'Replies to Ada Byron' });
  await thread.getByText('March is fine.').waitFor();
  await thread.getByText(support.email).waitFor();
  await rowOf(page, 'Ada Byron').getByRole('button', { name: 'Reopen Ada Byron' }).waitFor();
  const { mail } = await mails.mailTo(addressOf('Ada Byron'));
  expect(mail.text).toContain('> How long does a transfer take?');
  await reload(page);
  await thread.getByText('email sent').waitFor();
  await page.context().close();
});

it('staff search and filter requests, also by the address of the page', async () => {
  const page = await openAs(stage, support, '/admin?tab=requests&state=waiting');
  await rowOf(page, 'Grace Hopper').waitFor();
  expect(await rowOf(page, 'Ada Byron').count()).toBe(0);
  await page.getByLabel('Show').selectOption('answered');
  await rowOf(page, 'Ada Byron').waitFor();
  await rowOf(page, 'Grace Hopper').waitFor({ state: 'detached' });
  await page.getByLabel('Search name, email or message').fill('loans');
  await page.getByText('No requests found').waitFor();
  await visit(page, '/admin?tab=requests&q=loans');
  await rowOf(page, 'Grace Hopper').waitFor();
  expect(await rowOf(page, 'Ada Byron').count()).toBe(0);
  await page.context().close();
});

it.each(LOOKS)('list, reply and canned answers fit at $width, $colorScheme', async (look) => {
  const page = await openAs(stage, admin, '/admin?tab=requests');
  await page.emulateMedia({ colorScheme: look.colorScheme });
  await page.setViewportSize(look.viewport);
  await reload(page);
  const expectSound = async (name: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    expect(await violationsOf(page)).toEqual([]);
    await picture(page, `${name}-${look.width}-${look.colorScheme}`);
  };
  await rowOf(page, 'Ada Byron').getByText('March is fine.').waitFor();
  await expectSound('requests');
  await rowOf(page, 'Ada Byron').getByRole('button', { name: 'Reply Ada Byron' }).click();
  await dialog(page, 'Reply to Ada Byron').getByLabel('Insert a canned answer').waitFor();
  await expectSound('requests-reply');
  await dialog(page, 'Reply to Ada Byron').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Canned answers' }).click();
  await dialog(page, 'Canned answers').getByText('How long it takes').waitFor();
  await expectSound('requests-canned');
  await page.context().close();
});

describe('if the server does not answer', () => {
  it('the list says so and reads again; a reply stays in the dialog', async () => {
    const page = await openAs(stage, support, '/admin?tab=users');
    const cut = (operation: string) =>
      page.route('**/graphql', (route) =>
        route.request().postData()?.includes(operation) ? route.abort() : route.continue(),
      );
    await cut('AdminContactRequests');
    await page.getByRole('tab', { name: 'Requests' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await rowOf(page, 'Grace Hopper').getByRole('button', { name: 'Reply Grace Hopper' }).click();
    const reply = dialog(page, 'Reply to Grace Hopper');
    await reply.getByLabel('Your reply').fill('Yes.');
    await cut('ReplyToContactRequest');
    await reply.getByRole('button', { name: 'Send Reply' }).click();
    await page.getByText('The reply was not sent').first().waitFor();
    expect(await reply.getByLabel('Your reply').inputValue()).toBe('Yes.');
    await page.context().close();
  });

  it('no page logged an error', () => {
    expect(stage.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });
});
