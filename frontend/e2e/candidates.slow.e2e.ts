import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { applied, rest as candidates } from '../../backend/test/support/contracts/candidates.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { rest as transfers, type TransferShown } from '../../backend/test/support/transfers.js';
import { expectFit } from './support/fit.js';
import { enterCard } from './support/people.js';
import { openAs, openStage, PHONE, picture, visit, type Stage } from './support/stage.js';

let stage: Stage;
let holder: Person;
/** The one whom the holder chooses, and the next in line. */
let ada: Person;
let ben: Person;
let holds: Page;
let adas: Page;
let bens: Page;
let path: string;
let id: string;

beforeAll(async () => {
  stage = await openStage();
  const { product } = stage;
  [holder, ada, ben] = [await product.member(), await product.member(), await product.member()];
  await product.confirm(holder, ada, ben);
  ({ id } = await listContract(holder, { title: '2024 Civic for a new driver' }));
  path = `/contracts/${id}`;
  [holds, adas, bens] = [
    await openAs(stage, holder, path),
    await openAs(stage, ada, path),
    await openAs(stage, ben, path),
  ];
});
afterAll(() => stage.stop());

const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();
const cardOf = (page: Page) => page.getByRole('region', { name: /^Candidates/ });
const candidate = (name: string) => cardOf(holds).getByRole('listitem', { name, exact: true });
const buyButton = (page: Page) => page.getByRole('button', { name: 'Buy Contract' }).first();

/** As `expectFit`, once no toast fades in or out. */
async function expectFitNow(page: Page, name: string): Promise<void> {
  await page.locator('#toast-root .toast-title').first().waitFor({ state: 'detached' });
  await expectFit(page, name);
}

/** Saves a picture of each person's page if the steps fail. */
async function watched(name: string, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    for (const [who, page] of Object.entries({ holds, adas, bens })) await picture(page, `${name}-${who}`);
    throw error;
  }
}

it('the holder decides to choose, and asks for a credit score', () =>
  watched('candidates-mode', async () => {
    await cardOf(holds).getByText('Nobody has asked yet.').waitFor();
    await press(cardOf(holds), 'How you sell');
    const dialog = holds.getByRole('dialog', { name: 'How you sell' });
    await dialog.getByLabel(/^I choose/).check();
    await dialog.getByLabel('Credit score, at least').selectOption('660-699');
    await dialog.getByLabel('Texas').check();
    await expectFitNow(holds, 'candidates-mode');
    await press(dialog, 'Save');
    await dialog.waitFor({ state: 'detached' });
    await cardOf(holds).getByText('You choose', { exact: true }).waitFor();
    await cardOf(holds).getByText('You ask for 2 things of every candidate.').waitFor();
  }));

it('a candidate asks on a phone, with an offer, although a requirement is not met', () =>
  watched('candidates-ask', async () => {
    await adas.setViewportSize(PHONE);
    await visit(adas, path);
    await adas.getByText('The seller chooses. Ask to take over.').first().waitFor();
    expect(await buyButton(adas).isDisabled()).toBe(true);
    await adas
      .getByRole('region', { name: 'The seller asks for' })
      .getByText(/660 to 699, or higher/)
      .waitFor();
    await press(adas, 'Ask to take over');
    const dialog = adas.getByRole('dialog', { name: 'Ask to take over' });
    await dialog.getByLabel('Credit score').selectOption('600-659');
    await dialog.getByLabel('State').selectOption('TX');
    await dialog.getByRole('note').getByText('You may still ask.').waitFor();
    await dialog.getByLabel('Miles per month').fill('lots');
    await press(dialog, 'Next');
    await dialog.getByText(/Miles per month: please enter a whole number/).waitFor();
    await expectFitNow(adas, 'candidates-ask-answers');
    await adas.setViewportSize(PHONE);
    await dialog.getByLabel('Miles per month').fill('900');
    await dialog.getByLabel('Note to the seller').fill('I pick the car up wherever you like.');
    await press(dialog, 'Next');
    await dialog.locator('h3:focus').getByText('Terms').waitFor();
    await dialog.getByLabel(/^Incentive/).fill('1,500');
    await expectFitNow(adas, 'candidates-ask-terms');
    await adas.setViewportSize(PHONE);
    await press(dialog, 'Next');
    await dialog.getByText('A candidate, as stated').waitFor();
    await dialog.getByText('$1,500.00').waitFor();
    await expectFitNow(adas, 'candidates-ask-check');
    await adas.setViewportSize(PHONE);
    await press(dialog, 'Send to the seller');
    const own = adas.getByRole('region', { name: 'Your application' });
    await own.getByText(/^You asked on/).waitFor();
    await own.getByText(/^Waiting for an answer until/).waitFor();
    expect(await adas.getByRole('button', { name: 'Ask to take over' }).count()).toBe(0);
  }));

it('the next one asks, too, and visitors read how many have', () =>
  watched('candidates-next', async () => {
    await press(bens, 'Ask to take over');
    const dialog = bens.getByRole('dialog', { name: 'Ask to take over' });
    await dialog.getByLabel('Credit score').selectOption('740-up');
    for (const step of ['Terms', 'Check']) {
      await press(dialog, 'Next');
      await dialog.locator('h3:focus').getByText(step).waitFor();
    }
    await dialog.getByText('As listed.').waitFor();
    await press(dialog, 'Send to the seller');
    await bens.getByText(/^You asked on/).waitFor();
    await applied(await stage.product.member(), id, { creditBand: '660-699', state: 'TX' });
    const visitor = await stage.open(path);
    await visitor.getByText('3 people asked').waitFor();
    expect(await visitor.getByRole('link', { name: 'Ask to take over' }).getAttribute('href')).toContain(
      'ask%3D1',
    );
    await expectFit(visitor, 'candidates-visitor');
    await visitor.context().close();
  }));

it('the holder sees them at once, without names, compares them, and agrees on an offer', () =>
  watched('candidates-holder', async () => {
    await cardOf(holds).getByText('Candidates (3)').waitFor();
    await candidate('Candidate 1').getByText('I pick the car up wherever you like.').waitFor();
    await candidate('Candidate 1').getByText('Not met: Credit score').waitFor({ state: 'attached' });
    const html = await cardOf(holds).innerHTML();
    for (const { id: memberId, email } of [ada, ben])
      expect([html.includes(memberId), html.includes(email)]).toEqual([false, false]);
    await expectFitNow(holds, 'candidates-card');
    await holds.getByLabel('Sort').selectOption('requirements');
    await cardOf(holds)
      .getByRole('listitem', { name: /^Candidate \d$/ })
      .first()
      .getByText('660 to 699', { exact: true })
      .waitFor();
    await holds.getByLabel('Sort').selectOption('line');
    for (const number of [1, 2]) await holds.getByLabel(`Compare Candidate ${number}`).check();
    await press(cardOf(holds), 'Compare (2)');
    const table = holds.getByRole('dialog', { name: 'Compare candidates' });
    await table.getByRole('row', { name: /^Credit score 600 to 659 740 or more/ }).waitFor();
    await expectFitNow(holds, 'candidates-compare');
    await press(table, 'Close');
    await press(candidate('Candidate 1'), 'Counter');
    const counter = holds.getByRole('dialog', { name: 'Counteroffer' });
    await counter.getByLabel(/^Incentive/).fill('1200');
    await expectFitNow(holds, 'candidates-counter');
    await press(counter, 'Send counteroffer');
    await counter.waitFor({ state: 'detached' });
    await press(adas.getByRole('region', { name: 'Your application' }), 'Accept');
    await candidate('Candidate 1').getByText('Accepted').waitFor();
  }));

it('the chosen candidate buys under the agreed terms, and everybody else reads until when it is reserved', () =>
  watched('candidates-choose', async () => {
    await press(candidate('Candidate 1'), 'Choose');
    const dialog = holds.getByRole('dialog', { name: 'Choose Candidate 1?' });
    await dialog.getByText(/the same \$25\.00 fee/).waitFor();
    await dialog.getByLabel('Reserved for').selectOption('72');
    await expectFitNow(holds, 'candidates-choose');
    await press(dialog, 'Choose');
    await cardOf(holds)
      .getByText(/^Reserved for Candidate 1 until/)
      .waitFor();
    await expectFitNow(holds, 'candidates-reserved');
    await visit(bens, path);
    await bens
      .getByText(/^Reserved until .*\.$/)
      .first()
      .waitFor();
    expect(await buyButton(bens).isDisabled()).toBe(true);
    await visit(bens, '/contracts');
    await bens
      .getByText(/^Reserved until/)
      .first()
      .waitFor();
    await expectFit(bens, 'candidates-list');
    await adas
      .getByText(/^The seller chose you: you have until .*M\.$/)
      .first()
      .waitFor();
    await expectFitNow(adas, 'candidates-chosen');
    await adas.setViewportSize(PHONE);
    await buyButton(adas).click();
    const payment = adas.getByRole('dialog', { name: 'Buy Contract' });
    await payment.getByText('Incentive: $1,200.00, listed: $0.00').waitFor();
    await picture(adas, 'candidates-buy');
    await payment.getByRole('button', { name: /^Pay/ }).and(adas.locator(':enabled')).waitFor();
    await enterCard(adas, '4242 4242 4242 4242');
    await payment.getByRole('button', { name: /^Pay/ }).click();
    await adas.getByRole('link', { name: 'Start the transfer' }).waitFor();
  }));

it('when the transfer fails, the next in line is asked, and says so on their page', () =>
  watched('candidates-line', async () => {
    await visit(bens, path);
    await bens.getByText(/in line\.$/).waitFor();
    const late = await stage.product.member();
    const lates = await openAs(stage, late, path);
    await press(lates, 'Stand by');
    const dialog = lates.getByRole('dialog', { name: 'Stand by' });
    await dialog.getByLabel('Credit score').selectOption('700-739');
    await press(dialog, 'Next');
    await press(dialog, 'Next');
    await expectFit(lates, 'candidates-stand-by');
    await press(dialog, 'Send to the seller');
    await lates.getByText('You are 3 of 3 in line.', { exact: false }).waitFor();
    dataOf(await candidates.saleMode(holder, id, { mode: 'first-come', requirements: null }));
    const { id: transfer } = dataOf(await ada.viaRest<TransferShown>('GET', `/api/contracts/${id}/transfer`));
    dataOf(await transfers.act(ada, transfer, 'withdraw'));
    await bens
      .getByText(/^The seller chose you|^It is your turn/)
      .first()
      .waitFor();
    expect(await buyButton(bens).isEnabled()).toBe(true);
    await expectFit(bens, 'candidates-turn');
    await lates.context().close();
  }));

it('the account, the listings and the admin area show them', () =>
  watched('candidates-lists', async () => {
    await visit(bens, '/account?tab=applications');
    await bens.getByText('2024 Civic for a new driver').waitFor();
    await expectFit(bens, 'candidates-account');
    const empty = await openAs(stage, await stage.product.member(), '/account?tab=applications');
    await empty.getByText('No applications yet').waitFor();
    await empty.context().close();
    const other = await listContract(holder, { title: 'Civic with an offer' });
    const application = dataOf(await candidates.apply(ada, other.id, {}, { incentive: 50_000 }));
    await visit(holds, '/account?tab=listings');
    await holds.getByRole('link', { name: 'Candidates (1), 1 offer' }).waitFor();
    await expectFit(holds, 'candidates-listings');
    const admins = await openAs(stage, await stage.product.admin(), '/admin?tab=contracts&q=offer');
    await admins.getByRole('list', { name: 'Contracts' }).getByRole('listitem').first().focus();
    await admins.keyboard.press('Enter');
    await admins.getByRole('button', { name: /recorded/ }).click();
    await admins.getByRole('dialog').getByText('Candidate 1').waitFor();
    await expectFit(admins, 'candidates-admin');
    expect(await candidates.offer(ada, application.id, {})).toMatchObject({ ok: false });
  }));

it('no page logged an error', () => expect(stage.complaints).toEqual([]));
