import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { apis as observing } from '../../backend/test/support/contracts/observations.js';
import { apis, rest, subjectWords } from '../../backend/test/support/contracts/rules.js';
import { dataOf } from '../../backend/test/support/lists.js';
import { Provider } from '../../backend/test/support/payments.js';
import { stagePurchase } from '../../backend/test/support/payments/purchase-stage.js';
import { PASSWORD, type Person } from '../../backend/test/support/person.js';
import { rest as transfers } from '../../backend/test/support/transfers.js';
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

/** An apartment of Acme Homes that was handed over, as its parties see it: the ids of contract and transfer. */
async function handedOver(subjectId: string, seller: Person, buyer: Person) {
  const { product } = stage;
  const { contract } = await stagePurchase(new Provider(product.url), seller, buyer, 'apartment');
  await product.database.query('update contracts set subject_id = $2 where id = $1', [
    contract.id,
    subjectId,
  ]);
  const { id } = dataOf(await buyer.viaRest<{ id: string }>('GET', `/api/contracts/${contract.id}/transfer`));
  dataOf(await transfers.admin(admin, id, 'complete', { reason: 'Both told us by phone.' }));
  return { contractId: contract.id, id };
}

it('a party tells once what the company asked; where three agree, an admin decides, and figures are shown', () =>
  watched('rule-book-observations', async () => {
    const { product } = stage;
    const [seller, buyer] = [await product.member(), await product.member()];
    await product.confirm(seller, buyer);
    const words = { slug: 'acme-homes', name: 'Acme Homes', types: ['apartment'] };
    const { id: subjectId } = dataOf(await rest.save(admin, words));
    const values = { allowed: 'yes', feeMin: 10_000, feeMax: 10_000 };
    dataOf(
      await rest.publish(admin, dataOf(await rest.saveRule(admin, subjectId, { type: 'apartment', values }))),
    );
    const [first, second] = [
      await handedOver(subjectId, seller, buyer),
      await handedOver(subjectId, seller, buyer),
    ];
    for (const [as, { id }] of [
      [seller, first],
      [buyer, first],
    ] as const)
      dataOf(await observing[0][1].observe(as, id, { answers: { fee: 15_000 }, note: 'By check.' }));

    const buys = await openAs(stage, buyer, `/contracts/${second.contractId}`);
    const card = buys.getByRole('region', { name: 'What did the landlord ask?' });
    await card.getByRole('button', { name: 'Send' }).click();
    await card.getByText('Please answer at least one question.').waitFor();
    await card.getByLabel('Transfer fee').fill('150');
    await card.getByLabel('Days to the decision').fill('400');
    await card.getByRole('button', { name: 'Send' }).click();
    await card.getByText(/365/).waitFor();
    await expectFit(buys, 'observations-card');
    await card.getByLabel('Days to the decision').fill('12');
    await card.getByLabel('Seller released afterwards').selectOption('after-approval');
    await card.getByRole('button', { name: 'Send' }).click();
    await card.getByText('Thank you.').waitFor();
    await expectFit(buys, 'observations-thanks');

    const sells = await openAs(stage, seller, `/contracts/${second.contractId}`);
    await sells.getByRole('button', { name: 'Not now' }).click();
    await visit(sells, sells.url());
    await sells.getByRole('region', { name: 'Handed over' }).waitFor();
    expect(await sells.getByText('What did the landlord ask?').count()).toBe(0);

    await visit(page, '/admin?tab=overview');
    await page.getByText('1 rule to check').waitFor();
    await page.getByRole('link', { name: 'Open rules to check' }).click();
    await rowOf('Acme Homes').waitFor();
    expect(await page.getByRole('list', { name: 'Rule book' }).getByRole('listitem').count()).toBe(1);
    await expectFitNow('observations-list');
    await page.getByRole('link', { name: 'Acme Homes' }).click();
    const told = page.getByRole('list', { name: 'Observations' }).getByRole('listitem');
    await told.filter({ hasText: 'Only if approved separately' }).waitFor();
    await told.first().getByText('Transfer fee: $150.00 (several say so, the rule does not)').waitFor();
    await expectFitNow('observations-subject');
    for (const [act, left] of [
      ['Used', 2],
      ['Dismiss', 1],
      ['Used', 0],
    ] as const) {
      await told.first().getByRole('button', { name: act }).click();
      await told.nth(left).waitFor({ state: 'detached' });
    }
    await page.getByRole('region', { name: 'Observations' }).waitFor({ state: 'detached' });
    await visit(page, '/admin?tab=audit&action=rule.resolve-observation');
    await page.getByText('Decided an observation about').first().waitFor();

    await product.database.query(
      `insert into rule_figures (subject_id, type, as_of, decided, approved, median_days_to_decision, median_fee)
       values ($1, 'apartment', current_date, 14, 11, 9, 15000)`,
      [subjectId],
    );
    const measured =
      'Measured here: half were decided within 9 days (14 decisions, 11 approved). Half paid a transfer fee of $150.00 or less.';
    for (const path of ['/contracts?type=apartment&company=acme-homes', `/contracts/${first.contractId}`]) {
      await visit(page, path);
      await page.getByText(measured).waitFor();
      await expectFit(page, `observations-figures-${path.includes('?') ? 'company' : 'contract'}`);
    }
    expect(stage.complaints).toEqual([]);
  }));
