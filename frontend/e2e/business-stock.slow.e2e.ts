import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contractWords } from '../../backend/test/factories/contract.js';
import { organisationApis } from '../../backend/test/support/business/organisations.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { expectFit } from './support/fit.js';
import { DESKTOP, openAs, openStage, PHONE, reload, type Stage, visit } from './support/stage.js';
import { submitContract } from './support/people.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const [rest] = organisationApis as [(typeof organisationApis)[number]];

/** An approved dealer and its owner, whose address is confirmed. */
async function dealer(name: string): Promise<{ owner: Person; id: string }> {
  const owner = await stage.product.member();
  await stage.product.confirm(owner);
  const words = { name, kind: 'dealer', licence: 'Texas dealer license P12345', website: 'acme.example' };
  const { id } = dataOf(await rest.request(owner, words));
  dataOf(await rest.approve(await stage.product.admin(), id));
  return { owner, id };
}

it('an owner shows the contracts on a website, and chooses who gets the leads', async () => {
  const { owner, id } = await dealer('Acme Motors');
  const page = await openAs(stage, owner, '/account?tab=organization');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const websites = page.getByRole('region', { name: 'On your website' });
  const add = websites.getByRole('button', { name: 'Add' });
  await websites.getByRole('textbox', { name: 'Website' }).fill('http://acme.example');
  await add.click();
  await websites.getByText('is not an address such as').waitFor();
  await expectFit(page, 'business-website-refused');
  await websites.getByRole('textbox', { name: 'Website' }).fill('Acme.example/cars');
  await add.click();
  await websites.getByText('https://acme.example', { exact: true }).waitFor();
  await websites.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied').first().waitFor();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toContain(
    `<iframe src="${stage.product.url}/embed?org=${id}" title="Contracts of Acme Motors"`,
  );
  await page.getByLabel('Who gets them').selectOption(owner.email);
  await page.getByText(`Leads go to ${owner.email} now`).first().waitFor();
  await expectFit(page, 'business-settings');

  await owner.rest('POST', '/api/contracts', { ...contractWords(), organisationId: id });
  const [frame] = await Promise.all([
    page.context().waitForEvent('page'),
    websites.getByRole('link', { name: 'See the page' }).click(),
  ]);
  await frame.getByRole('heading', { name: '2024 Honda Civic lease' }).waitFor();
  await expectFit(frame, 'business-embed');
  await frame.close();

  await reload(page);
  expect(await page.getByLabel('Who gets them').inputValue()).toBe(owner.email);
  await page.getByRole('button', { name: 'Remove https://acme.example' }).click();
  await websites.getByText('<iframe').waitFor({ state: 'detached' });
  expect(dataOf(await rest.mine(owner))).toMatchObject([{ embedOrigins: [], leadsEmail: owner.email }]);
  expect(stage.complaints.splice(0)).toEqual([]);
  await page.context().close();
});

it('a member lists for the organization, whose name the contract and a list of its own show', async () => {
  const { owner, id } = await dealer('Acme Motors');
  const page = await openAs(stage, owner, '/contracts/submit');
  const lister = page.getByLabel('List it for');
  expect(await lister.inputValue()).toBe('');
  await lister.selectOption({ label: 'Acme Motors' });
  await page.getByText('Its page shows “Dealer: Acme Motors”.').waitFor();
  await expectFit(page, 'business-submit');
  await reload(page);
  await page.getByText('We restored your draft.').waitFor();
  await page.getByText('Its page shows “Dealer: Acme Motors”.').waitFor();
  await submitContract(page, {
    ...{ title: '2024 Kia Telluride lease', type: 'car-lease', description: 'One owner, no damage.' },
    ...{ location: 'Austin, TX', monthlyPayment: '512', remainingTerm: '14' },
  });
  const badge = page.getByText('Dealer: Acme Motors').filter({ visible: true }).first();
  await badge.waitFor();
  const path = new URL(page.url()).pathname;

  await visit(page, `/contracts/submit?edit=${path.split('/').pop()}`);
  await page.getByLabel(/^Monthly Payment/).fill('499');
  expect(await lister.count()).toBe(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`**${path}`);
  await page.getByText('$499.00').filter({ visible: true }).first().waitFor();
  await badge.waitFor();

  await owner.rest('POST', '/api/contracts', contractWords({ title: 'A lease of her own' }));
  await visit(page, `/contracts?organisation=${id}`);
  await page.getByRole('heading', { level: 1, name: 'Acme Motors Dealer' }).waitFor();
  expect(await page.title()).toMatch(/^Contracts of Acme Motors/);
  await page.getByText('1 contract', { exact: true }).waitFor();
  await expectFit(page, 'business-list');
  await page.getByRole('link', { name: 'Remove filter of Acme Motors' }).click();
  await page.getByRole('heading', { level: 1, name: 'Available Contracts' }).waitFor();
  await page.getByRole('link', { name: 'A lease of her own' }).first().waitFor();
  expect(stage.complaints.splice(0)).toEqual([]);
  await page.context().close();
});

it('a colleague finds, edits, pauses and puts back the contracts that others have listed', async () => {
  const { owner, id } = await dealer('Acme Motors');
  const editor = await stage.product.member();
  await stage.product.confirm(editor);
  const long = 'katherine.montgomery@acmemotors.example';
  const rows = (sql: string, ...values: unknown[]) => stage.product.database.query(sql, values);
  await rows('update users set email = $2 where id = $1', editor.id, long);
  const join = `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'editor')`;
  await rows(join, id, editor.id);
  const words = { ...contractWords(), organisationId: id };
  const listed = dataOf(await owner.viaRest<{ id: string }>('POST', '/api/contracts', words));
  const own = { ...words, title: '2022 Kia Telluride lease', location: 'Dallas, TX' };
  dataOf(await editor.viaRest('POST', '/api/contracts', own));

  const page = await openAs(stage, editor, '/account?tab=organization');
  const card = page.getByRole('region', { name: 'Contracts of Acme Motors' });
  const row = card.getByRole('listitem').filter({ hasText: words.title });
  await row.getByText(`Listed by ${owner.email}`).waitFor();
  await card.getByText('Listed by you').waitFor();
  await expectFit(page, 'business-contracts');
  await page.setViewportSize(PHONE);
  const lines = await page
    .getByRole('list', { name: 'Members' })
    .getByText(long)
    .evaluate((address) => {
      const range = document.createRange();
      return [...address.childNodes].flatMap((part) => {
        if (part.nodeType !== Node.TEXT_NODE) return [];
        range.selectNode(part);
        return [range.getClientRects().length];
      });
    });
  expect(lines).toEqual([1, 1]);
  await page.setViewportSize(DESKTOP);

  await row.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await row.getByText('Paused', { exact: true }).waitFor();
  await card.getByLabel('Which contracts').selectOption({ label: 'Off the market' });
  await card.getByText('Listed by you').waitFor({ state: 'detached' });
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel(/^Monthly Payment/).fill('499');
  expect(await page.getByLabel(/^VIN/).count()).toBe(0);
  expect(await page.locator('#edit-photos').count()).toBe(0);
  await expectFit(page, 'business-colleague-edit');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(`**/contracts/${listed.id}`);
  const box = page.getByRole('group', { name: `Actions: ${words.title}` }).locator('..');
  await box.getByText("Your organization's listing").waitFor();
  await expectFit(page, 'business-colleague-paused');
  await box.getByRole('button', { name: 'Resume' }).click();
  await box.getByText('Live', { exact: true }).waitFor();
  await page.getByText('$499.00').filter({ visible: true }).first().waitFor();
  await expectFit(page, 'business-colleague');
  expect(await page.getByRole('button', { name: /^(Buy Contract|Ask to take over)$/ }).count()).toBe(0);
  await reload(page);
  await box.getByRole('link', { name: 'Edit' }).waitFor();
  expect(await box.getByRole('link', { name: 'Photos' }).count()).toBe(0);
  const read = await owner.rest<{ status: string }>('GET', `/api/contracts/${listed.id}`);
  expect(read.body).toMatchObject({ status: 'active', monthlyPayment: 49_900 });

  await rows(`update organisation_members set role = 'reader' where user_id = $1`, editor.id);
  await reload(page);
  await page.getByRole('button', { name: 'Buy Contract' }).first().waitFor();
  expect(await page.getByText("Your organization's listing").count()).toBe(0);
  await visit(page, '/account?tab=organization');
  await page.getByRole('list', { name: 'Members' }).waitFor();
  expect(await card.count()).toBe(0);
  await visit(page, `/contracts/submit?edit=${listed.id}`);
  await page.getByText('This contract cannot be edited here').waitFor();
  expect(stage.complaints.splice(0)).toEqual([]);
  await page.context().close();
});

it('a member without an organization has the form as it was', async () => {
  const page = await openAs(stage, await stage.product.member(), '/contracts/submit');
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('List it for').count()).toBe(0);
  await page.context().close();
});
