import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contractWords } from '../../backend/test/factories/contract.js';
import { organisationApis } from '../../backend/test/support/business/organisations.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { expectFit } from './support/fit.js';
import { openAs, openStage, reload, type Stage, visit } from './support/stage.js';
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

it('a member without an organization has the form as it was', async () => {
  const page = await openAs(stage, await stage.product.member(), '/contracts/submit');
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('List it for').count()).toBe(0);
  await page.context().close();
});
