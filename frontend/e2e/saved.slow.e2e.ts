import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listContract } from '../../backend/test/factories/contract.js';
import { PASSWORD } from '../../backend/test/support/person.js';
import { eventually } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { unique } from './support/people.js';
import { openStage, PHONE, picture, reload, type Stage, visit } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

it('a visitor signs in to save a contract and a search, and finds both in the account', async () => {
  const title = unique('2024 Honda Civic lease');
  const [seller, member] = [await stage.product.member(), await stage.product.member()];
  const { id } = await listContract(seller, { title });
  const page = await stage.open(`/contracts/${id}`);
  const hasNoViolations = async () => expect(await violationsOf(page)).toEqual([]);
  try {
    await page.getByRole('link', { name: `Save ${title}` }).click();
    await page.locator('input[name=email]').fill(member.email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(`**/contracts/${id}`);
    const heart = page.getByRole('button', { name: `Save ${title}` });
    await page.locator('.heart[aria-pressed="true"]').waitFor();
    await hasNoViolations();

    await visit(page, '/contracts?type=car-lease&location=Austin');
    await page.locator('.heart[aria-pressed="true"]').waitFor();
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await eventually(() => dialog.getByLabel('Name').inputValue(), 'Car Lease in Austin');
    await dialog.getByLabel('Email me new matches').selectOption('Once a week');
    await hasNoViolations();
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // the closed dialog goes back in the history, which would cut off the next navigation
    await page.waitForFunction(() => !(window.history.state as { dialogs?: number } | null)?.dialogs);

    await page.setViewportSize(PHONE);
    await visit(page, '/account?tab=saved');
    await page.getByRole('link', { name: title }).waitFor();
    await page.getByText('Alerts: once a week').waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await hasNoViolations();
    await page.getByRole('button', { name: 'Edit Car Lease in Austin' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit saved search' });
    await edit.getByLabel('Name').fill('Leases');
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Leases', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete Leases' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No saved searches yet').waitFor();

    await page.locator('.heart[aria-pressed="true"]').waitFor();
    await heart.click();
    await page.locator('.heart[aria-pressed="false"]').waitFor();
    await reload(page);
    await page.getByText('No favorites yet').waitFor();
    expect(stage.complaints.splice(0)).toEqual([]);
  } catch (error) {
    await picture(page, 'saved');
    throw error;
  }
});
