import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { eventually } from '../../backend/test/support/until.js';
import { openAs, openStage, picture, reload, type Stage, visit } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const TITLE = '2024 Honda Civic lease';

/** The link of the header, with what it says about unread conversations. */
const account = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'My Account', exact: true });
const mark = (page: Page, text: string) =>
  page.locator(`header a[href="/account"][aria-description="${text}"]`).waitFor();
const noMark = (page: Page) => mark(page, '');
const unreadOf = async (person: Person) =>
  (await person.rest<{ count: number }>('GET', '/api/conversations/unread')).body.count;

/** Opens the thread of the contract's page, unless the address has opened it. */
async function openMessages(page: Page): Promise<void> {
  const hide = page.getByRole('button', { name: 'Hide Messages' });
  const view = page.getByRole('button', { name: /^View Messages/ });
  await hide.or(view).first().waitFor();
  // an address that opens the thread does so a moment later, and a click would close it again
  if (!page.url().includes('panel=messages')) await view.click();
  await page.getByRole('log', { name: 'Messages' }).waitFor();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  // the message is shown before the server has it
  const sent = page.waitForResponse((response) => /SendMessage/.test(response.request().postData() ?? ''));
  await page.getByRole('button', { name: 'Send' }).click();
  // a refused message goes back into its field
  expect(await (await sent).json()).not.toHaveProperty('errors');
  await page.getByRole('log', { name: 'Messages' }).getByText(text).waitFor();
}

it('a question is marked for the seller and an answer for the candidate until they have read it', async () => {
  const [seller, candidate] = [await stage.product.member(), await stage.product.member()];
  const { id } = await listContract(seller, { title: TITLE });
  const asks = await openAs(stage, candidate, `/contracts/${id}`);
  const answers = await openAs(stage, seller, '/account');
  try {
    await noMark(answers);
    await openMessages(asks);
    await write(asks, 'Is the mileage limit transferable?');

    await reload(answers);
    await mark(answers, '1 unread conversation');
    await account(answers).click();
    await answers.getByRole('link', { name: /^Conversations 1 unread/ }).click();
    await answers.getByText('Is the mileage limit transferable?').waitFor();
    await answers.getByRole('link', { name: /^Listings/ }).click();
    await answers.getByRole('link', { name: `1 new on ${TITLE}` }).click();
    await openMessages(answers);
    await noMark(answers);
    await write(answers, 'Yes, it is.');

    // the open thread of the candidate shows the answer at once, and nothing stays unread
    await asks.getByRole('log').getByText('Yes, it is.').waitFor();
    await eventually(() => unreadOf(candidate), 0);
    await visit(asks, '/account?tab=conversations');
    await noMark(asks);
    await write(answers, 'Come and see it.');
    await reload(asks);
    await mark(asks, '1 unread conversation');
    await asks.getByRole('link', { name: TITLE }).click();
    await openMessages(asks);
    await noMark(asks);
    expect(stage.complaints.splice(0)).toEqual([]);
  } catch (error) {
    await picture(asks, 'conversations-candidate');
    await picture(answers, 'conversations-seller');
    throw error;
  }
});

it('links from before there were tabs lead to the tab of security', async () => {
  const page = await openAs(stage, await stage.product.member(), '/account#two-step');
  await page.waitForURL('**/account?tab=security#two-step');
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();
});
