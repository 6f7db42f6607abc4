import { afterAll, beforeAll, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { contractWords, listContract } from '../../backend/test/factories/contract.js';
import { restApi } from '../../backend/test/support/admin-apis.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { linkIn, mailTo } from '../../backend/test/support/product/stored-mails.js';
import { until } from '../../backend/test/support/until.js';
import { expectFit } from './support/fit.js';
import { openAs, openStage, picture, type Stage, visit } from './support/stage.js';

let stage: Stage;
let admin: Person;
let holder: Person;
beforeAll(async () => {
  stage = await openStage();
  [admin, holder] = [await stage.product.admin(), await stage.product.member()];
});
afterAll(() => stage.stop());

const set = async (key: string, value: string) => {
  await restApi.deleteSetting(admin, key);
  dataOf(await restApi.createSetting(admin, { key, value }));
};

/** Runs the steps as a member; saves a screenshot if they fail. */
async function as(person: Person, path: string, steps: (page: Page) => Promise<void>) {
  const page = await openAs(stage, person, path);
  try {
    await steps(page);
  } catch (error) {
    await picture(page, 'first-week-failed');
    throw error;
  } finally {
    await page.context().close();
  }
}

it('a member without a confirmed address is asked to confirm it, and then does what was refused', async () => {
  await set('require_confirmed_email', 'write');
  const contract = await listContract(holder);
  const member = await stage.product.member();
  await as(member, `/contracts/${contract.id}?panel=messages#messages`, async (page) => {
    await page.getByRole('textbox', { name: 'Message' }).fill('Is it still available?');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirm your email first' });
    await dialog.waitFor();
    await expectFit(page, 'confirm-email');
    await dialog.getByRole('button', { name: 'Send the confirmation again' }).click();
    await dialog.getByText('Check your inbox: we sent you a new link.').waitFor();
    // the mail of the sign-up, whose link no longer works, may be the only one yet
    await until(async () => {
      const token = linkIn(await mailTo(stage.product, member.email, /confirm/i)).searchParams.get('token');
      return (await member.rest('POST', '/api/email/verify', { token })).status === 200;
    });
    await dialog.getByRole('button', { name: 'I confirmed it, go on' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Is it still available?').first().waitFor();
  });
});

it('an admin turns on the approval of contracts, sends one back, and approves it', async () => {
  await as(admin, '/admin?tab=settings', async (page) => {
    await page.getByRole('switch', { name: 'Review contracts before they go live' }).click();
    await page.getByRole('switch', { name: 'Pay for a contract' }).click();
    await page.getByText('approve_listings').first().waitFor();
    await page.getByText('require_confirmed_email').first().waitFor();
    await expectFit(page, 'settings');
  });
  await set('require_confirmed_email', 'off');
  const { id } = await listContract(holder, contractWords({ title: 'A lease that waits' }));
  await as(admin, '/admin?tab=approvals', async (page) => {
    const row = page.getByRole('listitem').filter({ hasText: 'A lease that waits' });
    await row.getByText('New', { exact: true }).waitFor();
    await expectFit(page, 'approvals');
    await row.getByRole('button', { name: 'Send back A lease that waits' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Please add photos of the car.');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await page.getByText('Nothing waits for approval').waitFor();
  });
  await as(holder, '/account?tab=listings', async (page) => {
    await page.getByText('Please change: Please add photos of the car.').waitFor();
    await page.getByText('Sent back', { exact: true }).waitFor();
    await expectFit(page, 'sent-back');
    await visit(page, `/contracts/${id}`);
    await page.getByText('Sent back for a change. It is not public yet.').waitFor();
    await page.getByRole('button', { name: 'Submit again' }).waitFor();
    await expectFit(page, 'own-page');
    await page.getByRole('button', { name: 'Submit again' }).click();
    await page.getByRole('heading', { name: 'Submit this contract again?' }).waitFor();
    await page.getByRole('button', { name: 'Submit again' }).last().click();
    await page.getByText('Waiting for review', { exact: true }).waitFor();
  });
  await as(admin, '/admin?tab=approvals', async (page) => {
    await page.getByRole('button', { name: 'Approve A lease that waits' }).click();
    await page.getByText('The contract is live', { exact: true }).waitFor();
  });
  dataOf(
    await holder.viaRest('PUT', `/api/listings/${id}`, { monthlyPayment: 40_100, title: 'An edited lease' }),
  );
  await as(admin, '/admin?tab=approvals', async (page) => {
    await page.getByText('$389.00').first().waitFor();
    await page.getByText('$401.00').first().waitFor();
    await expectFit(page, 'approval-of-an-edit');
  });
  await restApi.deleteSetting(admin, 'approve_listings');
});

it('an admin finds what was done in some days in the audit trail', async () => {
  await set('footer_line', 'Hello');
  await as(admin, '/admin?tab=audit', async (page) => {
    await page.getByLabel('Action').selectOption({ label: 'Setting created' });
    await page.getByLabel('From').fill(new Date().toISOString().slice(0, 10));
    await page
      .getByText(/^Created the setting/)
      .first()
      .waitFor();
    await expectFit(page, 'audit');
    await page.getByLabel('From').fill('2099-01-01');
    await page.getByText('No such changes').waitFor();
  });
});

it('an admin writes an internal note about a member and deletes it', async () => {
  await as(admin, `/admin?tab=users&q=${holder.id}`, async (page) => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Details' }).click();
    const notes = page.getByRole('region', { name: 'Internal notes' });
    await notes.getByLabel('New note').fill('Called about the VIN.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await notes.getByText('Called about the VIN.', { exact: true }).and(page.locator('div')).waitFor();
    await expectFit(page, 'notes');
    await notes.getByRole('button', { name: `Delete the note of ${admin.email}` }).click();
    await notes.getByText(admin.email).waitFor({ state: 'detached' });
  });
});
