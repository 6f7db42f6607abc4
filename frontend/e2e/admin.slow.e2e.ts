import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { authorise, Provider, rest as payments } from '../../backend/test/support/payments.js';
import { PASSWORD } from '../../backend/test/support/person.js';
import { eventually, until } from '../../backend/test/support/until.js';
import { violationsOf } from './support/accessibility.js';
import { chooseAct } from './support/admin-rows.js';
import { unique } from './support/people.js';
import { openStage, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
let page: Page;
beforeAll(async () => {
  stage = await openStage();
  page = await stage.open('about:blank');
  await signInAs(stage, page, await stage.product.admin());
});
afterAll(() => stage.stop());
beforeEach(() => page.unrouteAll());

const said = (title: string) => page.locator('#toast-root').getByText(title, { exact: true }).waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** Chooses an act of the only row of the list. */
const choose = (act: string) =>
  chooseAct(
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Actions for/ }) }),
    act,
  );
const confirm = (name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** Runs the same action twice: first with all mutations blocked, which must show the error and lose nothing, then for real. */
async function failsThenWorks(act: () => Promise<void>, failed: string, done: string): Promise<void> {
  const changes = (body: string | null) => body?.includes('mutation ') ?? false;
  await page.route('**/graphql', (route) =>
    changes(route.request().postData()) ? route.abort() : route.continue(),
  );
  await act();
  await said(failed);
  await page.unrouteAll();
  await act();
  await said(done);
}

it('shows each tab before any code has run, and the content with its data', async () => {
  const plain = await stage.open('about:blank', { javaScriptEnabled: false });
  await signInAs(stage, plain, await stage.product.admin());
  const panelOf = async (address: string) => {
    await plain.goto(address);
    return plain.locator('#admin-panel').innerText();
  };
  expect(await panelOf('/admin')).toMatch(/Showing the built-in text[^]*Save Social Links/);
  expect(await panelOf('/admin?tab=hero')).toContain('No hero settings yet');
  expect(await panelOf('/admin?tab=contracts')).toContain('Contract Management');
  await plain.context().close();
  // the browser takes over what the server has drawn, and opens the editor that the server leaves out
  await visit(page, '/admin?tab=content&edit=hero_content');
  await page.getByRole('dialog').waitFor();
});

it('initializes the content', async () => {
  await visit(page, '/admin');
  await failsThenWorks(
    () => press('Initialize Content'),
    'Failed to initialize content',
    'Content Initialized Successfully!',
  );
});

it('creates, changes and deletes a setting', async () => {
  await visit(page, '/admin?tab=settings');
  const key = unique('opening_hours').replace(' ', '_');
  const form = page.getByRole('form', { name: 'Add New Setting' });
  await press('Add Setting');
  await said('Key and value are required');
  await form.getByLabel('Key').fill(key);
  await form.getByLabel('Value').fill('Nine to five');
  await failsThenWorks(
    () => press('Add Setting'),
    'Failed to create setting',
    'Setting created successfully',
  );

  await press(`Edit ${key}`);
  const edit = page.getByRole('form', { name: `Edit ${key}` });
  await edit.getByLabel('Value').fill('Always');
  await failsThenWorks(
    () => edit.getByRole('button', { name: 'Save' }).click(),
    'Failed to update setting',
    'Setting updated successfully',
  );

  await failsThenWorks(
    async () => {
      await press(`Delete ${key}`);
      await confirm('Delete');
    },
    'Failed to delete setting',
    'Setting deleted successfully',
  );
  await eventually(() => page.getByText(key).count(), 0);
});

it('has nothing that axe finds while the menu of a row, or that of its panel, is open', async () => {
  const { email } = await stage.product.member();
  await visit(page, `/admin?tab=users&q=${encodeURIComponent(email)}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menu').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('listitem').filter({ hasText: email }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menu').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it('promotes and deletes a member', async () => {
  const { email } = await stage.product.member();
  await visit(page, `/admin?tab=users&q=${encodeURIComponent(email)}`);
  await failsThenWorks(
    async () => {
      await press(`Make Admin ${email}`);
      await confirm('Make Admin');
    },
    'Failed to make user admin',
    'User promoted to admin successfully',
  );
  await failsThenWorks(
    async () => {
      await choose('Delete');
      await confirm('Delete');
    },
    'Failed to delete user',
    'User deleted successfully',
  );
  await page.getByText('No users found').waitFor();
});

it('shows the details of a member beside the list, by pointer and by keys', async () => {
  const { email: second } = await stage.product.member();
  const { email: first } = await stage.product.member();
  await visit(page, '/admin?tab=users');
  const row = (email: string) =>
    page.getByRole('list', { name: 'Users' }).getByRole('listitem').filter({ hasText: email });
  const panel = (email: string) => page.getByRole('dialog', { name: email });
  const isFocused = (email: string) => row(email).evaluate((item) => item === document.activeElement);

  await row(first)
    .getByText(/^Joined/)
    .click();
  await panel(first).getByRole('link', { name: 'Sales' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel(first).waitFor({ state: 'detached' });
  await eventually(() => isFocused(first), true);
  await page.keyboard.press('j');
  await eventually(() => isFocused(second), true);
  await page.keyboard.press('Enter');
  await panel(second).waitFor();
  // Back closes it, as it closes a dialog
  await page.goBack();
  await panel(second).waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('Previous row').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.getByLabel('Search name or email').pressSequentially('jk?');
  expect(await page.getByLabel('Search name or email').inputValue()).toBe('jk?');
  expect(await keys.count()).toBe(0);
});

it('changes and deletes a contract', async () => {
  const title = unique('Sublet by the canal');
  await listContract(await stage.product.member(), { title });
  await visit(page, `/admin?tab=contracts&q=${encodeURIComponent(title)}`);
  await press(`Edit ${title}`);
  const edit = page.getByRole('form', { name: `Edit ${title}` });
  await edit.getByLabel('Location').fill('Utrecht');
  await failsThenWorks(
    () => edit.getByRole('button', { name: 'Save' }).click(),
    'Failed to update contract',
    'Contract updated successfully',
  );
  await page.getByText('Utrecht').waitFor();
  await failsThenWorks(
    async () => {
      await choose('Delete');
      await confirm('Delete');
    },
    'Failed to delete contract',
    'Contract deleted successfully',
  );
});

it('asks an admin who signed in a while ago for the password before a contract is deleted', async () => {
  const { product } = stage;
  const title = unique('Lease by the lake');
  await listContract(await product.member(), { title });
  const admin = await product.admin();
  await signInAs(stage, page, admin);
  await visit(page, `/admin?tab=contracts&q=${encodeURIComponent(title)}`);
  await product.database.query(
    `update sessions set proved_at = now() - interval '1 hour' where sess #>> '{passport,user}' = $1`,
    [admin.id],
  );
  await choose('Delete');
  await confirm('Delete');
  const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await stepUp.getByLabel('Password').fill(PASSWORD);
  await stepUp.getByRole('button', { name: 'Confirm' }).click();
  await said('Contract deleted successfully');
  await page.getByText('No contracts found').waitFor();
});

it('refunds a purchase, with a reason', async () => {
  const { product } = stage;
  const [seller, buyer] = [await product.member(), await product.member()];
  const title = unique('Lease to give back');
  const { id } = await listContract(seller, { title });
  const intent = await authorise(new Provider(product.url), buyer, id);
  await until(async () => (await payments.complete(buyer, intent)).data?.status === 'completed');

  await visit(page, '/admin?tab=sales');
  const row = page.getByRole('list', { name: 'Sales' }).getByRole('listitem').filter({ hasText: title });
  await row.getByText('Paid', { exact: true }).waitFor();
  await row.getByText('Transfer proposed').waitFor();
  await chooseAct(row, 'Refund');
  const dialog = page.getByRole('dialog', { name: 'Refund this purchase?' });
  await dialog.getByText(`${buyer.email} gets $25.00 back for “${title}”`).waitFor();
  const refund = () => dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await refund();
  await dialog.getByText('Please enter a reason (at least 3 characters).').waitFor();
  await dialog.getByLabel('Reason').fill('The lessor refused.');
  await failsThenWorks(refund, 'Refund failed', 'Refund started');
  await dialog.waitFor({ state: 'detached' });
  // one answer has both states
  await row.getByText(/^Refund(ed| in progress)$/).waitFor();
  await row.getByText('Transfer cancelled').waitFor();
});

it('counts what waits, and leads from the audit trail to the contract', async () => {
  const { product } = stage;
  const admin = await product.admin();
  const countOf = async (list: string) =>
    (await admin.rest<{ count: number }>('GET', `/api/admin/${list}/waiting`)).body.count;
  const [requests, flagged] = [await countOf('contact-requests'), await countOf('flagged-contracts')];
  const [sender, title] = [unique('Grace'), unique('Loft above the bakery')];
  await product.visitor().rest('POST', '/api/contact', { name: sender, email: 'grace@example.com' });
  await listContract(await product.member(), { title: 'Civic, call 512-555-0199' });
  const contract = await listContract(await product.member(), { title });
  await admin.rest('PUT', `/api/admin/contracts/${contract.id}`, { location: 'Reno, NV' });

  await visit(page, '/admin?tab=requests');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const waiting = (name: string, count: number) =>
    until(
      async () =>
        (await tab(name).evaluate(
          (element) =>
            document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
        )) === (count ? `${count} waiting` : ''),
    );
  await waiting('Requests', requests + 1);
  await waiting('Flagged', flagged + 1);
  await press(`Answered ${sender}`);
  await said('Marked as answered');
  await waiting('Requests', requests);

  await tab('Audit').click();
  const entries = page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem');
  await entries.filter({ hasText: 'Marked a contact request' }).first().waitFor();
  await page.getByLabel('Action').selectOption('contract.update');
  await entries
    .filter({ hasText: `Changed the contract “${title}”` })
    .getByRole('link', { name: title })
    .click();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.goBack();
  await eventually(() => page.getByLabel('Action').inputValue(), 'contract.update');
});

it('no page logged an error', () => {
  expect(stage.complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
