import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { rest } from '../../backend/test/support/availability.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { violationsOf } from './support/accessibility.js';
import { unique } from './support/people.js';
import { openAs, openStage, PHONE, picture, type Stage, visit } from './support/stage.js';

const NOT_IN_NEW_YORK = 'Transfers of this kind are not offered in New York yet.';

let stage: Stage;
let admin: Person;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  stage = await openStage();
  const { product } = stage;
  [admin, seller, buyer] = await Promise.all([product.admin(), product.member(), product.member()]);
});
afterAll(() => stage.stop());

const flat = async (location: string): Promise<string> => {
  const title = unique(`Flat in ${location.split(',')[0]}`);
  return `/contracts/${(await listContract(seller, { type: 'apartment', title, location })).id}`;
};
const setNewYork = async (change: { mode?: string; feeRule?: string }) =>
  dataOf(await rest.set(admin, 'NY', 'apartment', change));

/** Runs the steps as a member; saves a screenshot if they fail. */
async function as(person: Person, path: string, steps: (page: Page) => Promise<void>, isPhone = false) {
  const page = await openAs(stage, person, path);
  if (isPhone) await page.setViewportSize(PHONE);
  try {
    await steps(page);
  } catch (error) {
    await picture(page, unique('availability').replace(' ', '-'));
    throw error;
  } finally {
    await page.context().close();
  }
}

it('an admin stops a sale in the grid of states with keys, and finds it in the audit trail', async () => {
  await as(admin, '/admin?tab=states', async (page) => {
    await page.getByRole('columnheader', { name: 'Apartment' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Car Lease in Alabama: Open' }).focus();
    await page.keyboard.press('ArrowDown');
    await page
      .getByRole('button', { name: 'Car Lease in Alaska: Open' })
      .and(page.locator(':focus'))
      .waitFor();
    await page.getByLabel('Show').selectOption('changed');
    await page.getByRole('rowheader', { name: 'Alabama' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Apartment in New York: Open Always refund/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Apartment in New York' });
    await dialog.getByLabel(/^Not sold/).check();
    await dialog.getByLabel('Reason').fill('Until our lawyer has looked at it');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Apartment in New York: Not sold Always refund' }).waitFor();
    await page.getByRole('link', { name: 'History' }).click();
    await page
      .getByText('Changed the rule for')
      .getByRole('link', { name: 'Apartment in New York' })
      .waitFor();
  });
});

it('on a phone each state is a line, which opens to its types', async () => {
  await as(
    admin,
    '/admin?tab=states',
    async (page) => {
      const line = (state: string) => page.getByRole('button', { name: new RegExp(`^${state} `) });
      await line('New York').getByText('Apartment: Not sold, Always refund').waitFor();
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect(width).toBeLessThanOrEqual(PHONE.width);
      expect(height).toBeLessThan(5_000);
      const loan = page.getByRole('button', { name: /^Loan in New Mexico: Open/ });
      expect(await loan.isVisible()).toBe(false);
      await line('New Mexico').click();
      await loan.waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await line('New York').click();
      expect(await loan.isVisible()).toBe(false);
      await page.getByRole('button', { name: /^Apartment in New York/ }).click();
      await page.getByRole('dialog', { name: 'Apartment in New York' }).waitFor();
      // a state that is looked for is open
      await visit(page, '/admin?tab=states&q=wyoming');
      await page.getByRole('button', { name: 'Loan in Wyoming: Open' }).waitFor();
    },
    true,
  );
});

it('a buyer reads a box in place of Buy, also if they had the page open, and can ask a question', async () => {
  await setNewYork({ mode: 'open' });
  const path = await flat('Brooklyn, NY');
  await as(buyer, path, async (page) => {
    const money = page
      .getByRole('region', { name: 'Financial Details' })
      .or(page.getByLabel('Financial Details'));
    await money.getByRole('button', { name: 'Buy Contract' }).waitFor();
    await setNewYork({ mode: 'no-sale' });
    await money.getByRole('button', { name: 'Buy Contract' }).click();
    await page.locator('#toast-root').getByText(NOT_IN_NEW_YORK).waitFor();
    await money.getByText(NOT_IN_NEW_YORK).waitFor();
    await money.getByRole('button', { name: 'Buy Contract' }).waitFor({ state: 'detached' });
    await visit(page, path);
    await money.getByText(NOT_IN_NEW_YORK).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await money.getByRole('link', { name: 'Ask a question' }).click();
    await page.getByRole('textbox', { name: /message/i }).waitFor();
    await visit(page, await flat('Newark, NJ'));
    await page.getByRole('button', { name: 'Buy Contract' }).first().waitFor();
  });
});

it('the seller is told while they write the location, and asked for it where it is missing', async () => {
  await setNewYork({ mode: 'no-sale' });
  await as(seller, '/contracts/submit', async (page) => {
    await page.locator('input[type=radio][value=apartment]').click();
    const location = page.getByLabel('Location');
    await location.fill('Brooklyn, NY');
    await page.getByText(`${NOT_IN_NEW_YORK} You can list the contract and answer questions.`).waitFor();
    await location.fill('Near the sea');
    await page.getByText('Please name the city and state').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await location.fill('Newark, NJ');
    await page.getByText('Please name the city and state').waitFor({ state: 'detached' });
    await visit(page, await flat('Near the sea'));
    await page.getByText('We need the state first.').first().waitFor();
    await page.getByRole('link', { name: 'Name the city and state' }).click();
    await page.getByLabel('Location').waitFor();
  });
});

it('the page and the dialog promise what the rule of the contract says', async () => {
  await setNewYork({ feeRule: 'always-refund' });
  const promise = 'you get the fee back, whatever the reason.';
  await as(buyer, await flat('Brooklyn, NY'), async (page) => {
    await page.getByText('When do I get the fee back?').click();
    await page.getByText(promise).first().waitFor();
    await page.getByRole('button', { name: 'Buy Contract' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Buy Contract' });
    await dialog.getByText(promise).waitFor();
    expect(await dialog.getByText(/second time within 90 days/).count()).toBe(0);
    await visit(page, await flat('Newark, NJ'));
    await page.getByText('When do I get the fee back?').click();
    await page
      .getByText(/unless you change your mind/)
      .first()
      .waitFor();
  });
  expect(stage.complaints).toEqual([]);
});
