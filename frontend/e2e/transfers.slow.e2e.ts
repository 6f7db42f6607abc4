import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { authorise, Provider, rest as payments } from '../../backend/test/support/payments.js';
import type { Person } from '../../backend/test/support/person.js';
import { CARD } from '../../backend/test/support/transfers.js';
import { until } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { chooseAct } from './support/admin-rows.js';
import { unique } from './support/people.js';
import { DESKTOP, openAs, PHONE, reload, signInAs, visit } from './support/stage.js';
import { openTransferStage, watched, type TransferStage } from './support/transfer-stage.js';
import { accept, buy, cardOf, choose, closeAll, heading, lookAt, press } from './support/transfers.js';

let stage: TransferStage;
let page: Page;
let seller: Person;
let buyer: Person;
/** The transfer that the first test has cancelled. */
let civic: string;

beforeAll(async () => {
  stage = await openTransferStage();
  ({ seller, buyer } = stage);
  page = await openAs(stage, await stage.product.admin(), '/admin?tab=sales');
});
afterAll(() => stage.stop());

/** A car lease that the buyer has paid for; both have accepted. */
async function begin(title: string): Promise<string> {
  const { id: contractId } = await listContract(seller, { title, type: 'car-lease' });
  const intent = await authorise(new Provider(stage.product.url), buyer, contractId);
  await until(async () => (await payments.complete(buyer, intent)).data?.status === 'completed');
  const { data } = await buyer.viaRest<{ id: string }>('GET', `/api/contracts/${contractId}/transfer`);
  for (const party of [buyer, seller])
    expect((await party.viaRest('POST', `/api/transfers/${data!.id}/accept`, CARD)).ok).toBe(true);
  return data!.id;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
/** Gives the reason, and any other answers, and waits for the toast. */
async function confirm(label: string, done: string): Promise<void> {
  await dialog().getByLabel('Reason').fill('Both asked for it');
  await dialog().getByRole('button', { name: label, exact: true }).click();
  await page.locator('#toast-root').getByText(done, { exact: true }).waitFor();
  await dialog().waitFor({ state: 'detached' });
}

it('says that there are no sales yet', () => page.getByText('No sales yet').waitFor());

it('takes an admin from a stalled transfer to a kept fee, but not past the written consent', async () => {
  civic = unique('Civic to hand over');
  const loft = unique('Loft to hand over');
  const [first, other] = [await begin(civic), await begin(loft)];
  await stage.product.database.query('update transfers set stalled_at = now() where id = $1', [first]);
  await visit(page, '/admin?tab=transfers');
  const rows = page.getByRole('list', { name: 'Sales', exact: true }).getByRole('listitem');
  const row = rows.filter({ hasText: civic });
  await rows.first().getByText(civic).waitFor();
  await page.getByLabel('Transfer', { exact: true }).selectOption('stalled');
  await page.waitForURL(/show=stalled/);
  await page.getByRole('option', { name: /^Stalled \(\d+\)$/ }).waitFor({ state: 'attached' });
  await until(async () => (await page.getByText(loft).count()) === 0);

  // by keyboard: the details of the row, then the second act of its menu
  await row.focus();
  await page.keyboard.press('Enter');
  await dialog().getByText('What happened').waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await button(`Actions for ${civic}`).focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await dialog().getByText('The fee stays paid, and the contract stays pending.').waitFor();
  await confirm('Extend', 'Step extended');
  await page.getByLabel('Transfer', { exact: true }).selectOption('');
  await page.getByText(loft).waitFor();
  // the step that was extended is no longer due first
  for (const step of [
    'See the car',
    'Ask the leasing company for its transfer papers',
    'Apply with the leasing company',
  ]) {
    await chooseAct(row, 'Step done');
    await dialog().getByText(`Record “${step}” as done?`).waitFor();
    await confirm('Step done', 'Step recorded as done');
  }
  // the written consent: neither skipped nor passed by completing
  await page
    .getByText('Waiting for the company behind the contract: “The leasing company approves in writing”')
    .waitFor();
  await button(`Actions for ${civic}`).click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Details',
    'Extend',
    'Step done',
    'Pause transfer',
    'Cancel transfer',
    'Refund',
    'Everything about the contract',
    'Everything about the buyer',
    'Everything about the seller',
  ]);
  await page.getByRole('menuitem', { name: 'Step done' }).click();
  await dialog().getByLabel('Reason').fill('Seen the letter');
  await dialog().getByRole('button', { name: 'Step done', exact: true }).click();
  await dialog().getByText('Please enter who gave the written consent.').waitFor();
  await dialog().getByLabel('Date of the written consent').fill('2026-01-05');
  await page.keyboard.press('Escape');

  await dialog().waitFor({ state: 'detached' });
  await chooseAct(row, 'Cancel transfer');
  await dialog().getByText(`The buyer, ${buyer.email}, paid the fee of $25.00.`, { exact: false }).waitFor();
  await dialog().getByLabel('Reason').fill('Both asked for it');
  await dialog().getByRole('button', { name: 'Cancel transfer' }).click();
  await dialog().getByText('Please choose what happens to the fee.').waitFor();
  await dialog().getByLabel('Keep the fee of $25.00').check();
  await dialog().getByLabel('Take the contract off the market').check();
  await confirm('Cancel transfer', 'Transfer cancelled');
  await page.getByText('Handover ended the transfer. The fee is not refunded.').waitFor();

  // an undecided fee is counted, and decided
  const { data } = await (
    await stage.product.admin()
  ).viaRest<{ contractId: string }>('GET', `/api/transfers/${other}`);
  await (
    await stage.product.admin()
  ).viaRest('PUT', `/api/admin/contracts/${data!.contractId}`, { status: 'active' });
  await reload(page);
  await rows.filter({ hasText: loft }).getByText('Fee undecided').waitFor();
  await page.getByText('1 waiting').waitFor({ state: 'attached' });
  await chooseAct(rows.filter({ hasText: loft }), 'Decide fee');
  await dialog().getByLabel("Refund the fee of $25.00 to the buyer's card").check();
  await confirm('Decide fee', 'Fee decided');

  await visit(page, '/admin?tab=audit');
  const entry = page.getByRole('listitem').filter({ hasText: `Cancelled the transfer of “${civic}”` });
  await entry.getByRole('link', { name: `“${civic}”` }).click();
  await page.waitForURL(new RegExp(`tab=sales&show=all&q=${first}`));
  await row.waitFor();
});

it.each([
  ['phone, light', PHONE, 'light'],
  ['tablet, dark', { width: 768, height: 1024 }, 'dark'],
  ['desktop, light', DESKTOP, 'light'],
] as const)('has no accessibility problems and fits on a %s', async (_name, viewport, colorScheme) => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await visit(page, '/admin?tab=transfers');
  await button(`Actions for ${civic}`).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  await page.getByText('What happened').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
});

it('no page logged an error', () => expect(stage.complaints.splice(0)).toEqual([]));

it('goes from Buy to "Handed over" in two browsers', async () => {
  const { id, sells, buys } = await stage.bought();
  await watched('handed-over', [sells, buys], async () => {
    await heading(buys, 'Confirm that you are ready');
    await cardOf(buys)
      .getByText(/^You have until .+ [AP]M \S+\.$/)
      .waitFor();
    await accept(buys, 'Ada Byron', '+1 512 555 0100');
    await heading(buys, 'Waiting for the seller to accept');
    await heading(sells, 'Accept this buyer');
    expect(await cardOf(sells).textContent()).not.toContain('555 0100');
    await accept(sells, 'Grace Hopper');
    await cardOf(sells).getByRole('link', { name: '+1 512 555 0100' }).waitFor();
    await cardOf(buys).getByRole('link', { name: seller.email }).waitFor();

    await buys
      .getByRole('textbox', { name: 'Private message' })
      .fill('Hello! Call me at 512-555-0100, or I pay by Zelle.');
    await buys.getByRole('button', { name: 'Send' }).last().click();
    const thread = sells.getByRole('log', { name: 'Private messages' });
    await thread.getByText('Call me at 512-555-0100').waitFor();
    await thread.getByText(/^Never wire money to a person/).waitFor();

    // a press by mistake is taken back in both browsers
    await press(sells, 'Mark as done');
    await heading(buys, 'See the car');
    await lookAt(buys, 'Apply with the leasing company');
    const done = cardOf(sells).getByText('Done: Ask the leasing company for its transfer papers.', {
      exact: true,
    });
    await done.waitFor();
    // the offer stays while it has the focus
    await cardOf(sells).getByRole('button', { name: 'Undo' }).focus();
    for (const page of [sells, buys]) expect(await violationsOf(page)).toEqual([]);
    await press(sells, 'Undo');
    await heading(sells, 'Ask the leasing company for its transfer papers');
    await heading(buys, 'See the car');
    expect(await done.count()).toBe(0);

    for (const page of [sells, buys]) expect(await violationsOf(page)).toEqual([]);
    await closeAll('car-lease', sells, buys);
    await cardOf(buys).getByText('You paid the $25.00 fee.').waitFor();
    await cardOf(sells).getByText('The buyer paid the $25.00 fee, and you pay nothing.').waitFor();
    await cardOf(sells).getByText('written consent from Acme Leasing, Ms. Reed').waitFor();
    await sells.getByText('Completed').first().waitFor();
    expect(await stage.sale(id)).toEqual({ purchase: 'captured', contract: 'completed' });

    await visit(buys, '/account?tab=transfers');
    await buys
      .getByText(/^Handed over on/)
      .first()
      .waitFor();
  });
  expect(stage.complaints.splice(0)).toEqual([]);
});

it('is declined by the seller on a phone, and the fee goes back', async () => {
  const { id } = await listContract(seller);
  const buys = await openAs(stage, buyer, `/contracts/${id}`);
  await buy(buys);
  const sells = await stage.open('/robots.txt', { viewport: PHONE });
  await signInAs(stage, sells, seller);
  await visit(sells, `/contracts/${id}`);
  await watched('declined', [sells, buys], async () => {
    await heading(sells, 'Accept this buyer');
    const top = await cardOf(sells).boundingBox();
    expect(top?.y).toBeLessThan(200);
    await choose(sells, 'Decline this buyer', { 'Note (optional)': 'My plans have changed.' });
    await heading(buys, 'This transfer has ended');
    await cardOf(buys)
      .getByText(/you get the fee of \$25\.00 back/i)
      .waitFor();
    await cardOf(sells).getByText('The contract is for sale again.').waitFor();
  });
  expect(await stage.sale(id)).toMatchObject({ contract: 'active' });
  expect(stage.complaints.splice(0)).toEqual([]);
});
