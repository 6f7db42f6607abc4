import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { authorise, Provider, rest as payments } from '../../backend/test/support/payments.js';
import type { Person } from '../../backend/test/support/person.js';
import { eventually, until } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { openAs, openStage, PHONE, picture, reload, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const TITLE = '2024 Honda Civic lease';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Notifications' });
const marked = (page: Page, text: string) =>
  page.locator(`button[aria-label="Notifications"][aria-description="${text}"]`).waitFor();
const ask = (as: Person, contractId: string) =>
  as.rest('POST', `/api/contracts/${contractId}/chat`, { message: 'Is it still available?' });
const metrics = async () => (await fetch(`${stage.product.url}/metrics`)).text();
const hasNoViolations = async (page: Page) => expect(await violationsOf(page)).toEqual([]);

it('a question rings the bell of the holder, who reads it there', async () => {
  const [seller, candidate] = [await stage.product.member(), await stage.product.member()];
  const { id } = await listContract(seller, { title: TITLE });
  // the landing page loads neither Apollo nor MUI
  const page = await openAs(stage, seller, '/');
  try {
    await marked(page, '');
    await until(async () => /^handover_open_subscriptions 1$/m.test(await metrics()));
    await ask(candidate, id);
    await marked(page, '1 unread notification');

    await bell(page).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByText(`New question: ${TITLE}`).waitFor();
    await hasNoViolations(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await eventually(() => bell(page).evaluate((button) => button === document.activeElement), true);

    await bell(page).click();
    await panel.getByRole('link', { name: `New question: ${TITLE}` }).click();
    await page.waitForURL(`**/contracts/${id}?panel=messages#messages`);
    await page.getByRole('log', { name: 'Messages' }).getByText('Is it still available?').waitFor();
    await marked(page, '');
    expect(stage.complaints.splice(0)).toEqual([]);
  } catch (error) {
    await picture(page, 'notifications-bell');
    throw error;
  } finally {
    await page.context().close();
  }
});

it('the account lists them by day, and has what a member wants to be told', async () => {
  const [seller, candidate] = [await stage.product.member(), await stage.product.member()];
  const { id } = await listContract(seller, { title: TITLE });
  await ask(candidate, id);
  const page = await openAs(stage, seller, '/account?tab=notifications');
  try {
    await page.setViewportSize(PHONE);
    await marked(page, '1 unread notification');
    await page.getByRole('link', { name: `New question: ${TITLE}` }).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await marked(page, '');

    const question = page.getByRole('switch', { name: 'Questions about your listings: by email' });
    const saved = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('etNotificationPreference')),
    );
    await question.click();
    await saved;
    const money = page.getByRole('switch', { name: 'Fees and how a transfer ends: by email' });
    await eventually(() => money.isDisabled(), true);
    await hasNoViolations(page);
    await reload(page);
    await eventually(() => question.isChecked(), false);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    expect(stage.complaints.splice(0)).toEqual([]);
  } catch (error) {
    await picture(page, 'notifications-account');
    throw error;
  }
});

it('a deadline is in the time zone of the reader, also on the page that the server rendered', async () => {
  const [seller, buyer] = [await stage.product.member(), await stage.product.member()];
  const { id } = await listContract(seller, { title: TITLE });
  const intent = await authorise(new Provider(stage.product.url), buyer, id);
  await until(async () => (await payments.complete(buyer, intent)).data?.status === 'completed');
  const page = await stage.open('/robots.txt', { timezoneId: 'Asia/Tokyo' });
  await signInAs(stage, page, seller);
  await visit(page, '/account?tab=notifications');
  await page.getByText(/^Accept this buyer by \w+ \d+, \d{4}, \d+:\d\d [AP]M GMT\+9\./).waitFor();
  expect(await page.getByRole('main').getByText('UTC').count()).toBe(0);
  expect(stage.complaints.splice(0)).toEqual([]);
  await page.context().close();
});
