import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { contractWords } from '../../backend/test/factories/contract.js';
import { Receiver } from '../../backend/test/support/business/receiver.js';
import { expectFit } from './support/fit.js';
import { openAs, openStage, reload, type Stage, visit } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
});
afterAll(() => stage.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('a member requests an organization, an admin approves it, and a colleague joins', async () => {
  const { product } = stage;
  const [owner, colleague, admin] = [await product.member(), await product.member(), await product.admin()];
  await product.confirm(owner);
  await product.confirm(colleague);
  const page = await openAs(stage, owner, '/account?tab=organization');
  await page.getByText('List as a business').waitFor();
  await expectFit(page, 'business-empty');
  await page.getByLabel('Name', { exact: true }).fill('Acme Motors');
  await page.getByLabel('License').fill('Texas dealer license P12345');
  await page.getByLabel('Website (optional)').fill('https://acme.invalid/cars');
  await button(page, 'Send Request').click();
  const card = page.getByRole('region', { name: 'Acme Motors', exact: true });
  await card.getByText('Waiting for approval').waitFor();
  await button(page, 'Check Now').click();
  await page.getByRole('alert').getByText('We found the line').waitFor();
  await expectFit(page, 'business-requested');

  const office = await openAs(stage, admin, '/admin?tab=overview');
  await office.getByText('1 organization to approve').waitFor();
  await office.getByRole('link', { name: 'Open organizations to approve' }).click();
  await office.getByText('acme.invalid').waitFor();
  await expectFit(office, 'business-queue');
  await button(office, 'Approve Acme Motors').click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await office.getByText('No organization waits for approval').waitFor();
  await office.context().close();

  await reload(page);
  await card.getByText('Approved', { exact: true }).waitFor();
  await button(page, 'Invite').click();
  await page.getByRole('dialog').getByLabel('Email').fill(colleague.email);
  await expectFit(page, 'business-invite');
  await button(page, 'Send Invitation').click();
  await page.getByRole('list', { name: 'Open invitations' }).getByText(colleague.email).waitFor();
  await expectFit(page, 'business-approved');

  const other = await openAs(stage, colleague, '/account?tab=organization');
  await expectFit(other, 'business-invited');
  await button(other, 'Accept the invitation of Acme Motors').click();
  await button(other, 'Leave Acme Motors').waitFor();
  const [organisation] = (await colleague.rest<{ id: string }[]>('GET', '/api/organisations')).body;
  const words = { ...contractWords(), organisationId: organisation!.id };
  const { body } = await colleague.rest<{ id: string }>('POST', '/api/contracts', words);
  await visit(other, `/contracts/${body.id}`);
  await other.getByText('Dealer: Acme Motors').first().waitFor();
  await other.context().close();

  await reload(page);
  await page.getByLabel(`Role of ${colleague.email}`).selectOption({ label: 'Reader' });
  await page.getByText(`${colleague.email} is a reader now`).first().waitFor();
  await button(page, `Remove ${colleague.email}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await button(page, `Remove ${colleague.email}`).waitFor({ state: 'detached' });
  await button(page, 'Leave Acme Motors').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByText('An organization needs an owner.').waitFor();
  expect(stage.complaints.splice(0)).toEqual([]);
  await page.context().close();
});

it('a webhook is made, tested, and its log sends an event again', async () => {
  const receiver = new Receiver();
  const url = await receiver.start();
  const page = await openAs(stage, await stage.product.member(), '/account?tab=security');
  try {
    await page.getByText('No webhooks yet').waitFor();
    await button(page, 'New Webhook').click();
    await page.getByLabel('Address', { exact: true }).fill(url);
    await page.getByLabel(/question\.asked/).check();
    await expectFit(page, 'business-new-webhook');
    await button(page, 'Create').click();
    receiver.secret = (await page.getByLabel('Secret', { exact: true }).textContent()) ?? '';
    await button(page, 'I Have Saved It').click();
    const name = new URL(url).host;
    receiver.answer = { status: 500, body: 'not now' };
    await button(page, `Test ${name}`).click();
    await page.getByText('It did not accept the event.').waitFor();
    await button(page, `Log of ${name}`).click();
    const log = page.getByRole('region', { name: `Log of ${name}` });
    await log.getByText('Failed').waitFor();
    await expectFit(page, 'business-webhooks');
    receiver.answer = { status: 200, body: 'fine' };
    await log.getByRole('button', { name: /^Replay webhook\.test/ }).click();
    await log.getByText('Delivered').waitFor();
    expect([receiver.types(), receiver.refused]).toEqual([['webhook.test', 'webhook.test'], []]);
    await button(page, `Switch Off ${name}`).click();
    await page.getByText(/^You switched it off on /).waitFor();
    await expectFit(page, 'business-webhook-off');
    await button(page, `Switch On ${name}`).click();
    await button(page, `Switch Off ${name}`).waitFor();
    await button(page, `Delete ${name}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No webhooks yet').waitFor();
    expect(stage.complaints.splice(0)).toEqual([]);
  } finally {
    receiver.stop();
    await page.context().close();
  }
});

it('a token is made, rotated and revoked', async () => {
  const page = await openAs(stage, await stage.product.member(), '/account?tab=security');
  await button(page, 'New Token').click();
  await page.getByLabel('Name, such as Stock import').fill('Stock import');
  await page.getByLabel(/listings:write/).check();
  await button(page, 'Create').click();
  const first = await page.getByLabel('Token', { exact: true }).textContent();
  await button(page, 'I Have Saved It').click();
  await button(page, 'Rotate Stock import').click();
  await button(page, 'Rotate').click();
  await page.getByText('Copy your token').waitFor();
  expect(await page.getByLabel('Token', { exact: true }).textContent()).not.toBe(first);
  await button(page, 'I Have Saved It').click();
  await page.getByText('Its old secret works until').waitFor();
  await expectFit(page, 'business-tokens');
  await button(page, 'Revoke Stock import').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No tokens yet').waitFor();
  expect(stage.complaints.splice(0)).toEqual([]);
  await page.context().close();
});
