import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { apis, rest, subjectWords } from '../../backend/test/support/contracts/rules.js';
import { dataOf } from '../../backend/test/support/lists.js';
import { PASSWORD, type Person } from '../../backend/test/support/person.js';
import { violationsOf } from './support/accessibility.js';
import { chooseAct } from './support/admin-rows.js';
import { expectFit } from './support/fit.js';
import { openAs, openStage, picture, type Stage, visit } from './support/stage.js';

let stage: Stage;
let admin: Person;
let page: Page;
beforeAll(async () => {
  stage = await openStage();
  admin = await stage.product.admin();
  page = await openAs(stage, admin, '/admin?tab=rules');
});
afterAll(() => stage.stop());

const button = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const rowOf = (name: string) =>
  page.getByRole('list', { name: 'Rule book' }).getByRole('listitem').filter({ hasText: name });
const subject = async (slug: string, name: string, words: { aliases?: string[] } = {}) =>
  dataOf(await rest.save(admin, subjectWords({ slug, name, ...words })));

/** As `expectFit`, without a toast that fades in or out: half transparent, it has too little contrast. */
async function expectFitNow(name: string): Promise<void> {
  await page.locator('#toast-root .toast-title').first().waitFor({ state: 'detached' });
  await expectFit(page, name);
}

/** Saves a screenshot if the steps fail. */
async function watched(name: string, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    await picture(page, name);
    throw error;
  }
}

it('an admin adds a company; a name of another one is refused beside its field', () =>
  watched('rule-book-add', async () => {
    await subject('acme-bank', 'Acme Bank', { aliases: ['Acme'] });
    await visit(page, '/admin?tab=rules');
    await rowOf('Acme Bank').getByText('Nothing in force').waitFor();
    await button('Add').click();
    const form = dialog('Add to the rule book');
    await form.getByLabel('Name', { exact: true }).fill('Acme Leasing');
    await form.getByLabel('Address').fill('acme-leasing');
    await form.getByLabel('Car Lease').check();
    await form.getByLabel('Other names').fill('ACME, Inc.');
    await button('Save', form).click();
    await form.getByText('"ACME, Inc." belongs to Acme Bank.').waitFor();
    await expectFitNow('rule-book-add');
    await form.getByLabel('Other names').fill('Acme Leases');
    await button('Save', form).click();
    await page.getByRole('heading', { name: 'Acme Leasing' }).waitFor();
  }));

it('writes its rule in the form and publishes it, and the company answers it', () =>
  watched('rule-book-publish', async () => {
    await button('Write a version for Car Lease').click();
    const form = page.getByRole('form', { name: 'New version for Car Lease' });
    await form.getByLabel('Lowest transfer fee').fill('200');
    await form.getByLabel('Highest transfer fee').fill('135');
    await form.getByLabel('Who pays the transfer fee').selectOption('holder');
    await form.getByLabel('Not in the last').fill('6');
    await form.getByLabel('Source', { exact: true }).fill('acme.example');
    await button('Save draft', form).click();
    await form.getByText('The lowest fee is above the highest.').waitFor();
    await form.getByText('Please give the day on which you read the source.').waitFor();
    await expectFitNow('rule-book-form');
    await form.getByLabel('Lowest transfer fee').fill('135');
    await form.getByLabel('Day on which you read it').fill('2026-11-20');
    await form.getByText('Transfer fee: $135.00, paid by the seller').waitFor();
    await button('Save draft', form).click();
    await page.getByText('Version 1 waits').waitFor();
    for (const [, api] of apis)
      expect(dataOf(await api.company(admin, 'acme-leasing', 'car-lease'))).toMatchObject({ rule: null });

    await button('Publish').click();
    const question = page.getByRole('alertdialog', { name: 'Publish version 1 for Car Lease?' });
    await question.getByText('Transfer fee: $135.00, paid by the seller').waitFor();
    await expectFitNow('rule-book-publish');
    await button('Publish', question).click();
    await page.getByText('Version 1 in force').waitFor();
    for (const [, api] of apis)
      expect(dataOf(await api.company(admin, 'acme-leasing', 'car-lease'))).toMatchObject({
        rule: {
          ...{ version: 1, sourceName: 'acme.example', checkedOn: '2026-11-20' },
          values: { notInLastMonths: 6, feePaidBy: 'holder', feeMin: 13_500, feeMax: 13_500 },
        },
      });
  }));

it('a later version shows its differences, and the history keeps them', () =>
  watched('rule-book-history', async () => {
    await button('Write a version for Car Lease').click();
    const form = page.getByRole('form', { name: 'New version for Car Lease' });
    await form.getByLabel('Not in the last').fill('3');
    await form.getByLabel('Day on which you read it').fill('2026-11-25');
    await button('Save draft', form).click();
    const draft = page.getByRole('group', { name: 'Draft, version 2' });
    await draft.getByText('6 months → 3 months').waitFor();
    await page.getByText('History (2 versions)').click();
    await page.getByText('Nov 20, 2026 → Nov 25, 2026').last().waitFor();
    await expectFitNow('rule-book-history');
  }));

it('the list says what is in force and what waits, and is filtered by the address', () =>
  watched('rule-book-list', async () => {
    await visit(page, '/admin?tab=rules');
    await rowOf('Acme Leasing').getByText('Version 1 in force, checked Nov 20, 2026, acme.example').waitFor();
    await rowOf('Acme Leasing').getByText('Version 2 waits').waitFor();
    await expectFitNow('rule-book-list');
    await page.getByLabel('To do').selectOption('draft');
    await rowOf('Acme Bank').waitFor({ state: 'detached' });
    await visit(page, `${page.url()}&q=leases`);
    await rowOf('Acme Leasing').waitFor();
    await page.getByLabel('Kind').selectOption('state');
    await page.getByText('Nothing found').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  }));

it('the list grows page by page', () =>
  watched('rule-book-pages', async () => {
    for (let at = 1; at <= 30; at++) await subject(`many-${at}`, `Many ${at}`);
    await visit(page, '/admin?tab=rules&q=many');
    await rowOf('Many 30').waitFor();
    const last = page.getByRole('link', { name: 'Many 1', exact: true });
    expect(await last.count()).toBe(0);
    await button('Load more').click();
    await last.waitFor();
  }));

it('merges a company after a proof of who the admin is, retires another, and the audit trail names both', () =>
  watched('rule-book-merge', async () => {
    await stage.product.database.query(
      `update sessions set proved_at = now() - interval '1 hour' where sess #>> '{passport,user}' = $1`,
      [admin.id],
    );
    await visit(page, '/admin?tab=rules&q=acme');
    await chooseAct(rowOf('Acme Bank'), 'Merge into another one');
    const form = dialog('Merge Acme Bank');
    await form.getByLabel('Search the company that replaces it').fill('leasing');
    await form.getByLabel('Acme Leasing (acme-leasing)').check();
    await expectFitNow('rule-book-merge');
    await button('Merge', form).click();
    const stepUp = dialog('Confirm that it is you');
    await stepUp.getByLabel('Password').fill(PASSWORD);
    await button('Confirm', stepUp).click();
    await rowOf('Acme Bank').getByText('Merged').waitFor();
    expect(dataOf(await rest.company(admin, 'acme-leasing')).name).toBe('Acme Leasing');

    await visit(page, '/admin?tab=rules&q=many-30');
    await chooseAct(rowOf('Many 30'), 'Retire');
    await button('Retire', page.getByRole('alertdialog')).click();
    await rowOf('Many 30').getByText('Retired').waitFor();
    expect(await rest.company(admin, 'many-30')).toMatchObject({ code: 'NOT_FOUND' });

    await visit(page, '/admin?tab=audit&action=rule.merge');
    await page.getByText('Merged in the rule book:').getByRole('link', { name: 'Acme Bank' }).click();
    await page.getByText('Merged into').waitFor();
    await expectFitNow('rule-book-merged');
    expect(stage.complaints).toEqual([]);
  }));
