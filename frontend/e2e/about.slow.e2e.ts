import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { enqueue } from '../../backend/src/jobs/jobs.js';
import { listContract } from '../../backend/test/factories/contract.js';
import { restApi } from '../../backend/test/support/admin-apis.js';
import { dataOf } from '../../backend/test/support/lists.js';
import { authorise, Provider, rest as payments } from '../../backend/test/support/payments.js';
import type { Person } from '../../backend/test/support/person.js';
import { until } from '../../backend/test/support/until.js';
import { chooseAct } from './support/admin-rows.js';
import { expectFit } from './support/fit.js';
import { openAs, visit } from './support/stage.js';
import { openTransferStage, type TransferStage } from './support/transfer-stage.js';

let stage: TransferStage;
let admin: Person;
let contractId: string;
const TITLE = 'A lease with a history';
const MESSAGES = 7;

beforeAll(async () => {
  stage = await openTransferStage();
  const { product, seller, buyer } = stage;
  admin = await product.admin();
  await product.confirm(seller, buyer);
  contractId = (await listContract(seller, { title: TITLE })).id;
  for (let count = 1; count <= MESSAGES; count++)
    dataOf(
      await buyer.viaRest('POST', `/api/contracts/${contractId}/chat`, { message: `Question ${count}` }),
    );
  dataOf(await restApi.updateContract(admin, contractId, { title: `${TITLE} in Austin` }));
  const report = { targetType: 'contract', targetId: contractId, reason: 'wrong-facts' };
  dataOf(await buyer.viaRest('POST', '/api/reports', report));
  const intent = await authorise(new Provider(product.url), buyer, contractId);
  await until(async () => (await payments.complete(buyer, intent)).data?.status === 'completed');
  const data = { contractId, title: TITLE, text: 'Have a look.' };
  const mail = { template: 'transfer-operator', to: null, data } as const;
  await enqueue(product.database, 'mail', mail, { after: '1 day' });
  const link = 'https://handover.test/verify?token=secret';
  const verify = { template: 'verify-email', to: seller.email, data: { link } } as const;
  await enqueue(product.database, 'mail', verify, { after: '1 day' });
});
afterAll(() => stage.stop());

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sectionsOf = (page: Page) => page.locator('#admin-panel section h3:first-of-type').allTextContents();
const loaded = (page: Page) =>
  page.locator('#admin-panel [aria-busy="true"]').first().waitFor({ state: 'detached' });

it('an admin opens everything about a contract from its row, with keys, and what belongs to it', async () => {
  const page = await openAs(stage, admin, `/admin?tab=contracts&q=${contractId}`);
  const row = page.getByRole('listitem').filter({ hasText: TITLE });
  await row.getByRole('button', { name: /^Actions for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Everything about it' }).press('Enter');
  await page.getByRole('heading', { name: 'Everything about a contract' }).waitFor();
  expect(new URL(page.url()).search).toBe(`?tab=contracts&about=${contractId}`);
  await loaded(page);
  expect(await sectionsOf(page)).toEqual([
    ...['Contract', 'Purchases', 'Transfers', 'Reports', 'Messages', 'Emails', 'Audit trail'],
    'Internal notes',
  ]);
  await region(page, 'Contract').getByRole('link', { name: TITLE }).waitFor();
  for (const name of ['Purchases', 'Transfers', 'Reports'])
    await region(page, name).getByRole('listitem').first().waitFor();
  await region(page, 'Emails').getByText('Transfer operator').waitFor();
  await region(page, 'Audit trail').getByText('Changed the contract').waitFor();
  await expectFit(page, 'about-contract');

  const messages = region(page, 'Messages');
  expect(await messages.getByRole('listitem').count()).toBe(5);
  await messages.getByRole('button', { name: 'Show all: Messages' }).click();
  expect(await messages.getByRole('listitem').count()).toBe(MESSAGES);
  await messages.getByRole('button', { name: /^Hide/ }).first().click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Repeated');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await messages.getByText('Hidden', { exact: true }).waitFor();

  await chooseAct(region(page, 'Purchases').getByRole('listitem').first(), 'Everything about the seller');
  await page.getByRole('heading', { name: 'Everything about a member' }).waitFor();
  await loaded(page);
  await region(page, 'Member').getByText(stage.seller.email).first().waitFor();
  await region(page, 'Contracts').getByRole('link', { name: TITLE }).waitFor();
  await region(page, 'Emails').getByText('Verify email').waitFor();
  expect(await page.content()).not.toContain('token=secret');
  await expectFit(page, 'about-member');
  await page.context().close();
});

it('support finds no section that it may not read', async () => {
  const support = await stage.product.staff('support');
  const page = await openAs(stage, support, `/admin?tab=users&about=${stage.buyer.id}`);
  await page.getByRole('heading', { name: 'Everything about a member' }).waitFor();
  await loaded(page);
  expect(await sectionsOf(page)).toEqual(['Member', 'Contracts', 'Transfers', 'Emails', 'Internal notes']);
  await region(page, 'Contracts').getByText('They have listed no contract.').waitFor();
  await page.context().close();
});

it('the list of reports opens with the filter of a contract', async () => {
  const page = await openAs(stage, admin, `/admin?tab=reports&show=all&contract=${contractId}`);
  await page.getByRole('listitem').filter({ hasText: TITLE }).waitFor();
  await visit(page, `/admin?tab=reports&show=all&contract=${admin.id}`);
  await page.getByText('No reports', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Of all contracts' }).click();
  await page.getByRole('listitem').filter({ hasText: TITLE }).waitFor();
  await page.context().close();
});

it('no page logged an error', () => expect(stage.complaints).toEqual([]));
