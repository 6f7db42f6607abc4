import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { authorise, Provider, rest as payments } from '../../backend/test/support/payments.js';
import type { Person } from '../../backend/test/support/person.js';
import { CARD } from '../../backend/test/support/transfers.js';
import { until } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { unique } from './support/people.js';
import { DESKTOP, openAs, openStage, PHONE, reload, type Stage, visit } from './support/stage.js';

let stage: Stage;
let page: Page;
let seller: Person;
let buyer: Person;
/** The transfer that the first test has cancelled. */
let civic: string;

beforeAll(async () => {
  stage = await openStage();
  const { product } = stage;
  [seller, buyer] = [await product.member(), await product.member()];
  page = await openAs(stage, await product.admin(), '/admin?tab=transfers');
}, 120_000);
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

it('says that there are no transfers yet', () => page.getByText('No transfers yet').waitFor());

it('takes an admin from a stalled transfer to a kept fee, but not past the written consent', async () => {
  civic = unique('Civic to hand over');
  const loft = unique('Loft to hand over');
  const [first, other] = [await begin(civic), await begin(loft)];
  await stage.product.database.query('update transfers set stalled_at = now() where id = $1', [first]);
  await visit(page, '/admin?tab=transfers');
  const rows = page.getByRole('list', { name: 'Transfers', exact: true }).getByRole('listitem');
  await rows.first().getByText(civic).waitFor();
  await page.getByLabel('Show', { exact: true }).selectOption('stalled');
  await page.waitForURL(/show=stalled/);
  await page.getByRole('option', { name: /^Stalled \(\d+\)$/ }).waitFor({ state: 'attached' });
  await until(async () => (await page.getByText(loft).count()) === 0);

  // by keyboard: unfold, extend
  await button(`More about ${civic}`).focus();
  await page.keyboard.press('Enter');
  await button(`Extend ${civic}`).focus();
  await page.keyboard.press('Enter');
  await dialog().getByText('The fee stays paid, and the contract stays pending.').waitFor();
  await confirm('Extend', 'Step extended');
  await page.getByLabel('Show', { exact: true }).selectOption('');
  await page.getByText(loft).waitFor();
  for (const step of ['Ask the leasing company for its transfer papers', 'Apply with the leasing company']) {
    await button(`Step done ${civic}`).click();
    await dialog().getByText(`Record “${step}” as done?`).waitFor();
    await confirm('Step done', 'Step recorded as done');
  }
  // the written consent: neither skipped nor passed by completing
  await page
    .getByText('Waiting for the company behind the contract: “The leasing company approves in writing”')
    .waitFor();
  for (const name of ['Skip step', 'Complete']) expect(await button(`${name} ${civic}`).count()).toBe(0);
  await button(`Step done ${civic}`).click();
  await dialog().getByLabel('Reason').fill('Seen the letter');
  await dialog().getByRole('button', { name: 'Step done', exact: true }).click();
  await dialog().getByText('Please enter who gave the written consent.').waitFor();
  await dialog().getByLabel('Date of the written consent').fill('2026-01-05');
  await page.keyboard.press('Escape');

  await button(`Cancel ${civic}`).click();
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
  await page.getByText('Fee undecided').waitFor();
  await page.getByText('1 waiting').waitFor({ state: 'attached' });
  await button(`More about ${loft}`).click();
  await button(`Decide fee ${loft}`).click();
  await dialog().getByLabel("Refund the fee of $25.00 to the buyer's card").check();
  await confirm('Decide fee', 'Fee decided');

  await visit(page, '/admin?tab=audit');
  const entry = page.getByRole('listitem').filter({ hasText: `Cancelled the transfer of “${civic}”` });
  await entry.getByRole('link', { name: `“${civic}”` }).click();
  await page.waitForURL(new RegExp(`tab=transfers&q=${first}`));
  await button(`More about ${civic}`).waitFor();
});

it.each([
  ['phone, light', PHONE, 'light'],
  ['tablet, dark', { width: 768, height: 1024 }, 'dark'],
  ['desktop, light', DESKTOP, 'light'],
] as const)('has no accessibility problems and fits on a %s', async (_name, viewport, colorScheme) => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await visit(page, '/admin?tab=transfers');
  await button(`More about ${civic}`).click();
  await page.getByText('What happened').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
});

it('no page logged an error', () => expect(stage.complaints.splice(0)).toEqual([]));
