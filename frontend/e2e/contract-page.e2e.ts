import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { eventually } from '../../backend/test/support/until.js';
import { unique } from './support/people.js';
import { openAs, openStage, PHONE, picture, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  stage = await openStage();
  [seller, buyer] = [await stage.product.member(), await stage.product.member()];
});
afterAll(() => stage.stop());

const inputOf = (page: Page) =>
  page.getByRole('region', { name: 'Contact Seller' }).getByRole('textbox', { name: 'Message' });

const messagesOf = async (id: string) =>
  (
    await stage.product.database.query<{ message: string }>(
      'select message from messages where contract_id = $1 order by seq',
      [id],
    )
  ).map(({ message }) => message);

it('a visitor on a phone sees the last answers, similar contracts and one Buy button at a time', async () => {
  const { id } = await listContract(seller, { title: 'The one to look at' });
  const similar = unique('One like it');
  await listContract(seller, { title: similar, monthlyPayment: 39_000 });
  for (const [person, message] of [
    [buyer, 'Is it still available?'],
    [buyer, 'And is the mileage pooled?'],
    [seller, 'Yes to both.'],
  ] as const)
    await person.rest('POST', `/api/contracts/${id}/chat`, { message });
  const page = await stage.open(`/contracts/${id}`, { viewport: PHONE });
  try {
    const latest = page.getByRole('list', { name: 'Latest messages' }).getByRole('listitem');
    await eventually(() => latest.count(), 2);
    await latest
      .filter({ hasText: `User ${seller.id.slice(0, 8)}` })
      .getByText('Seller', { exact: true })
      .waitFor();
    await page
      .getByRole('region', { name: 'Similar contracts' })
      .getByRole('link', { name: similar })
      .waitFor();

    const bar = page.getByRole('link', { name: 'Buy for $25.00' });
    const button = page.getByRole('link', { name: 'Buy Contract', exact: true });
    await bar.waitFor();
    await button.scrollIntoViewIfNeeded();
    await bar.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'View Messages (3)' }).scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'Quick Info' }).scrollIntoViewIfNeeded();
    await bar.waitFor();

    await page.getByRole('button', { name: 'View Messages (3)' }).click();
    const signIn = page.getByRole('link', { name: 'Sign in to send a message' });
    const back = new URL((await signIn.getAttribute('href')) ?? '', stage.product.url).searchParams.get(
      'returnTo',
    );
    await signInAs(stage, page, buyer);
    await visit(page, back ?? '/');
    await inputOf(page).waitFor();
    await page.getByText('You', { exact: true }).first().waitFor();
  } catch (error) {
    await picture(page, 'contract-page-phone');
    throw error;
  }
});

it('a message typed after the session has ended is kept until the member has signed in again', async () => {
  const { id } = await listContract(seller);
  const member = await stage.product.member();
  const page = await openAs(stage, member, `/contracts/${id}?panel=messages`);
  try {
    await inputOf(page).waitFor();
    await member.rest('GET', '/api/logout');
    await inputOf(page).fill('Can I see it on Saturday?');
    await inputOf(page).press('Enter');
    await page.locator('#toast-root').getByText('Message Failed').waitFor();
    const signIn = page.getByRole('link', { name: 'Sign in', exact: true });
    const back = new URL((await signIn.getAttribute('href')) ?? '', stage.product.url).searchParams.get(
      'returnTo',
    );
    expect(back).toBe(`/contracts/${id}?panel=messages#messages`);

    await member.signIn();
    await signInAs(stage, page, member);
    await visit(page, `/contracts/${id}`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Can I see it on Saturday?'),
    );
    await inputOf(page).press('Enter');
    await page.getByRole('log').getByText('Can I see it on Saturday?').waitFor();
    await eventually(() => inputOf(page).inputValue(), '');
    await page.waitForTimeout(500);
    expect(await messagesOf(id)).toEqual(['Can I see it on Saturday?']);
  } catch (error) {
    await picture(page, 'contract-page-session');
    throw error;
  }
});

it('a message sent without a connection goes out once when the connection is back', async () => {
  const { id } = await listContract(seller);
  const page = await openAs(stage, buyer, `/contracts/${id}?panel=messages`);
  try {
    await inputOf(page).waitFor();
    await page.context().setOffline(true);
    await inputOf(page).fill('Sent in a tunnel');
    await inputOf(page).press('Enter');
    await page.getByText("You're offline. We'll send it when you're back.").waitFor();
    expect(await inputOf(page).inputValue()).toBe('Sent in a tunnel');
    await page.context().setOffline(false);
    await page.getByRole('log').getByText('Sent in a tunnel').waitFor();
    await eventually(() => inputOf(page).inputValue(), '');
    await page.waitForTimeout(1_500);
    expect(await messagesOf(id)).toEqual(['Sent in a tunnel']);
  } catch (error) {
    await picture(page, 'contract-page-offline');
    throw error;
  }
});
