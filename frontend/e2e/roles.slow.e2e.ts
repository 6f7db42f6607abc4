import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { authorise, Provider, rest as payments } from '../../backend/test/support/payments.js';
import { eventually, until } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { chooseAct } from './support/admin-rows.js';
import { unique } from './support/people.js';
import { openAs, PHONE, visit } from './support/stage.js';
import { openTransferStage, type TransferStage } from './support/transfer-stage.js';

let stage: TransferStage;
let admin: Person;
beforeAll(async () => {
  stage = await openTransferStage();
  admin = await stage.product.admin();
});
afterAll(() => stage.stop());

const said = (page: Page, title: string) =>
  page.locator('#toast-root').getByText(title, { exact: true }).waitFor();
const tabsOf = (page: Page) => page.getByRole('tab').allInnerTexts();
const rowOf = (page: Page, list: string, text: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: text });

it('an admin gives roles, finds the member by role and takes them again', async () => {
  const { email, id } = await stage.product.member();
  const page = await openAs(stage, admin, `/admin?tab=users&q=${encodeURIComponent(email)}`);
  const row = rowOf(page, 'Users', email);
  const dialog = page.getByRole('dialog', { name: `Roles of ${email}` });
  await chooseAct(row, 'Roles');
  expect(await dialog.getByRole('checkbox').count()).toBe(4);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: /^Finance/ }).check();
  await dialog.getByRole('checkbox', { name: /^Support/ }).check();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await said(page, 'Roles updated');
  await row.getByText('Finance').waitFor();

  await visit(page, '/admin?tab=users');
  await page.getByLabel('Role').selectOption('Finance');
  await row.waitFor();
  await rowOf(page, 'Users', admin.email).waitFor({ state: 'detached' });
  await chooseAct(row, 'Roles');
  for (const role of [/^Finance/, /^Support/]) await dialog.getByRole('checkbox', { name: role }).uncheck();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await dialog.waitFor({ state: 'detached' });
  const rolesOf = () =>
    stage.product.database.query<object>('select is_admin, staff_roles from users where id = $1', [id]);
  await eventually(rolesOf, [{ is_admin: false, staff_roles: [] }]);
  await page.context().close();
});

it('a moderator sees only their tabs, acts on a report, and cannot open purchases or settings by address', async () => {
  const [moderator, reporter] = [await stage.product.staff('moderator'), await stage.product.member()];
  const title = unique('Reported lease');
  const { id } = await listContract(stage.seller, { title });
  const report = { targetType: 'contract', targetId: id, reason: 'scam', note: 'Wants a wire' };
  dataOf(await reporter.viaRest('POST', '/api/reports', report));

  const page = await openAs(stage, moderator, '/');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await page.getByRole('region', { name: 'Waiting for you' }).getByText('1 report to decide').waitFor();
  expect((await tabsOf(page)).map((text) => text.replace(/\d/g, '').trim())).toEqual([
    ...['Contracts', 'Approvals', 'Sales', 'Users', 'Flagged', 'Reports', 'Requests'],
  ]);
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Contracts');
  expect(await page.getByRole('button', { name: 'CSV' }).count()).toBe(0);

  await page.getByRole('tab', { name: 'Reports' }).click();
  const row = rowOf(page, 'Reports', title);
  await row.getByRole('button', { name: /^Act on it/ }).click();
  await page.getByRole('radio', { name: 'Take the contract off the market' }).check();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for a wire');
  await page.getByRole('dialog').getByRole('button', { name: 'Act on it' }).click();
  await said(page, 'Report closed: acted on');
  await eventually(
    async () =>
      (await stage.product.visitor().rest<{ status: string }>('GET', `/api/contracts/${id}`)).body.status,
    'cancelled',
  );

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await visit(page, '/admin?tab=purchases');
  await page.getByText('From the paid fee to the handover').waitFor();
  await visit(page, '/admin?tab=settings');
  await page.getByText('“Settings” isn’t part of your role').waitFor();
  expect(await page.getByRole('tab', { selected: true }).count()).toBe(0);
  expect(asked.filter((body) => /AdminSales|AdminPurchase|AdminSettings/.test(body))).toEqual([]);
  await page.getByRole('link', { name: 'Go to your work' }).click();
  await page.getByRole('heading', { name: 'Contract Management' }).waitFor();

  dataOf(await admin.viaRest('PUT', `/api/admin/users/${moderator.id}/roles`, { roles: [] }));
  await visit(page, '/admin');
  await said(page, 'Access Denied');
  await page.context().close();
});

it('a moderator resumes what a report paused, and finance decides about the fee', async () => {
  const title = unique('Civic in transfer');
  const { id } = await listContract(stage.seller, { title, type: 'car-lease' });
  const intent = await authorise(new Provider(stage.product.url), stage.buyer, id);
  await until(async () => (await payments.complete(stage.buyer, intent)).data?.status === 'completed');
  const transfer = dataOf(await stage.buyer.viaRest<{ id: string }>('GET', `/api/contracts/${id}/transfer`));
  await stage.product.confirm(stage.buyer);
  const party = { targetType: 'party', targetId: transfer.id, reason: 'asks-for-money' };
  dataOf(await stage.buyer.viaRest('POST', '/api/reports', party));

  const moderator = await openAs(
    stage,
    await stage.product.staff('moderator'),
    '/admin?tab=sales&show=reported',
  );
  const reported = rowOf(moderator, 'Sales', title);
  await reported.getByText('Transfer paused').waitFor();
  expect(await reported.innerText()).not.toMatch(/\$|fee|@example\.com/);
  await chooseAct(reported, 'Resume transfer');
  await moderator.getByLabel('Reason').fill('A misunderstanding');
  await moderator.getByRole('dialog').getByRole('button', { name: 'Resume transfer' }).click();
  await said(moderator, 'Transfer resumed');
  await moderator.context().close();

  const finance = await openAs(stage, await stage.product.staff('finance'), '/admin');
  await finance.setViewportSize(PHONE);
  expect(await tabsOf(finance)).toEqual(['Sales']);
  await chooseAct(rowOf(finance, 'Sales', title), 'Cancel transfer');
  const dialog = finance.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Both asked for it');
  await dialog.getByLabel(/^Keep the fee/).check();
  await dialog.getByRole('button', { name: 'Cancel transfer' }).click();
  await said(finance, 'Transfer cancelled');
  await finance.context().close();
});

it('support reads, and is offered nothing that changes', async () => {
  const title = unique('Lease to read');
  const { id } = await listContract(stage.seller, { title });
  const page = await openAs(stage, await stage.product.staff('support'), `/admin?tab=contracts&q=${id}`);
  const row = rowOf(page, 'Contracts', title);
  await chooseAct(row, 'Details');
  const panel = page.getByRole('dialog');
  await panel.getByRole('link', { name: 'Sales of this contract' }).click();
  await page.getByText('From the paid fee to the handover').waitFor();
  await page.getByText('No such sales').waitFor();
  expect(await page.getByLabel('Payment').count()).toBe(0);
  await visit(page, `/admin?tab=users&q=${encodeURIComponent(stage.seller.email)}`);
  const person = rowOf(page, 'Users', stage.seller.email);
  await person.waitFor();
  expect(await person.getByRole('button').allInnerTexts()).toEqual(['']);
  await person.getByRole('button').click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Details', 'Everything about them']);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.context().close();
});

it('no page logged an error', () => expect(stage.complaints).toEqual([]));
