import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { rest, subjectWords } from '../../backend/test/support/contracts/rules.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { expectFit } from './support/fit.js';
import { openAs, openStage, visit, type Stage } from './support/stage.js';
import { accept, buy, cardOf } from './support/transfers.js';

const VALUES = {
  ...{ allowed: 'yes', holderReleased: 'no', feeMin: 13_500, feeMax: 13_500, feePaidBy: 'holder' },
  ...{ accountCurrent: 'yes', decisionDaysMin: 7, decisionDaysMax: 14, approvalValidDays: 30 },
  howToStart: 'The seller asks for the transfer form by phone, then both send it back signed.',
  papers: ['Transfer form, signed by both', 'Credit application of the buyer', 'Proof of insurance'],
  ...{ notInLastMonths: 6, sameStateOnly: 'yes' },
};
const PAGE = '/contracts?type=car-lease&company=acme-leasing';

let stage: Stage;
let holder: Person;
let leaseId: string;
beforeAll(async () => {
  stage = await openStage();
  holder = await stage.product.member();
  const admin = await stage.product.admin();
  const add = async (slug: string, name: string, values: object) => {
    const { id } = dataOf(await rest.save(admin, subjectWords({ slug, name })));
    dataOf(await rest.publish(admin, dataOf(await rest.saveRule(admin, id, { values }))));
  };
  await add('acme-leasing', 'Acme Leasing', VALUES);
  await add('blue-motor-credit', 'Blue Motor Credit', { allowed: 'no', feeMax: 50_000 });
  const facts = { thirdParty: 'Acme Leasing', make: 'Honda' };
  leaseId = (await listContract(holder, { title: 'Honda of Acme', location: 'Austin, TX', facts } as object))
    .id;
  await listContract(holder, { title: 'Toyota of nobody', facts: { thirdParty: 'Nobody' } } as object);
});
afterAll(() => stage.stop());

const panel = (page: Page) => page.getByRole('region', { name: 'What Acme Leasing asks' });

it('the page of a company has its rules above its contracts, and its list is filtered', async () => {
  const page = await stage.open(PAGE);
  expect(await page.title()).toContain('Acme Leasing: lease transfer rules, fee and time');
  await panel(page).getByText('Transfer fee: $135.00, paid by the seller').waitFor();
  expect(await panel(page).getByText('Nov 20, 2026').count()).toBe(1);
  await page.getByRole('link', { name: 'Honda of Acme', exact: true }).waitFor();
  expect(await page.getByText('Toyota of nobody').count()).toBe(0);
  await expectFit(page, 'company-page');
  await page.goto(`${PAGE}&payment=-100`);
  await page.getByRole('heading', { name: /^No / }).first().waitFor();
  await panel(page).waitFor();
  await page.context().close();
});

it('the companies of a type are a table in which each leads to its page', async () => {
  const page = await stage.open('/contracts?type=car-lease&view=companies');
  const rows = page.getByRole('table').getByRole('row');
  const names = async () =>
    (await rows.allInnerTexts())
      .map((text) => /Acme Leasing|Blue Motor Credit/.exec(text)?.[0])
      .filter(Boolean);
  expect(await names()).toEqual(['Acme Leasing', 'Blue Motor Credit']);
  await expectFit(page, 'company-table');
  await page.getByRole('link', { name: /^Fee/ }).click();
  await page.waitForURL(/by=fee/);
  await page.getByRole('link', { name: 'Blue Motor Credit' }).click();
  await page.getByRole('region', { name: 'What Blue Motor Credit asks' }).waitFor();
  await page.context().close();
});

it('a candidate in another state is warned, and reports a rule that is out of date', async () => {
  const member = await stage.product.member();
  const page = await openAs(stage, member, `/contracts/${leaseId}`);
  const warning = panel(page).getByText('Acme Leasing transfers only to buyers in the same state.');
  await panel(page).getByLabel('Your state').selectOption('TX');
  expect(await warning.count()).toBe(0);
  await panel(page).getByLabel('Your state').selectOption('NM');
  await warning.waitFor();
  await visit(page, `/contracts/${leaseId}`);
  await warning.waitFor();
  await expectFit(page, 'contract-rules');
  await panel(page).getByRole('button', { name: 'Is this out of date? Report it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this contract' });
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('rule-outdated');
  await expectFit(page, 'report-rules');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await panel(page).getByText('You reported this contract.').waitFor();
  await page.context().close();
});

it('the form says what the company asks, fills it in, and asks before it lists what is too late', async () => {
  const page = await openAs(stage, await stage.product.member(), '/contracts/submit');
  await page.locator('input[type=radio][value=car-lease]').click();
  for (const [label, text] of [
    ['Contract Title', 'A lease that ends soon'],
    ['Description', 'One owner, all services done at the dealer.'],
    ['Location', 'Austin, TX'],
    ['Monthly Payment ($)', '389'],
    ['Remaining Term (months)', '5'],
    ['Leasing company', 'Acme Leasing'],
  ] as const)
    await page.getByLabel(label).first().fill(text);
  const box = page.getByRole('status').filter({ hasText: 'What Acme Leasing usually asks' });
  await box.getByText(/accepts no transfer/).waitFor();
  await box.scrollIntoViewIfNeeded();
  await expectFit(page, 'submit-rules');
  await box.getByRole('button', { name: 'Use these' }).click();
  await box.getByRole('button', { name: 'Use these' }).waitFor({ state: 'detached' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Submit/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'List anyway?' });
  await question.getByText(/accepts no transfer/).waitFor();
  await expectFit(page, 'list-anyway');
  await question.getByRole('button', { name: 'List Anyway' }).click();
  await page.waitForURL(/\/contracts\/[0-9a-f-]{36}$/);
  await panel(page)
    .getByText(/accepts no transfer/)
    .waitFor();
  await page.context().close();
});

it('the steps of a transfer begin with what the company asks', async () => {
  const page = await openAs(stage, await stage.product.member(), `/contracts/${leaseId}`);
  await buy(page);
  await accept(page, 'Bo');
  const seller = await openAs(stage, holder, `/contracts/${leaseId}?transfer`);
  await accept(seller, 'Ada');
  const asked = cardOf(seller).getByRole('list', { name: 'What the company asks' });
  await asked.getByText(/by phone/).waitFor();
  await expectFit(seller, 'transfer-rules');
  expect(stage.complaints).toEqual([]);
});
