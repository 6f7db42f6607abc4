import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { ApplicationClock } from '../../backend/src/candidates/line/application.clock.js';
import { listContract } from '../../backend/test/factories/contract.js';
import { applied, rest as candidates } from '../../backend/test/support/contracts/candidates.js';
import { listContract as listType } from '../../backend/test/support/payments.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { expectFit } from './support/fit.js';
import { openAs, openStage, PHONE, picture, reload, visit, type Stage } from './support/stage.js';

/* What surrounds the line: its settings, invitations, the agreed cost, lists of other pages, and figures. */

let stage: Stage;
let holder: Person;
/** Wrote in the thread and comes as invited. */
let eva: Person;
let holds: Page;
let evas: Page;
let path: string;
let id: string;

beforeAll(async () => {
  stage = await openStage();
  const { product } = stage;
  [holder, eva] = [await product.member(), await product.member()];
  await product.confirm(holder, eva);
  ({ id } = await listContract(holder, { title: '2024 Civic by invitation' }));
  path = `/contracts/${id}`;
  for (const message of ['Is it in Texas?', 'And how many keys are there?'])
    dataOf(await eva.viaRest('POST', `/api/contracts/${id}/chat`, { message }));
  [holds, evas] = [await openAs(stage, holder, path), await openAs(stage, eva, path)];
});
afterAll(() => stage.stop());

const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();
const cardOf = (page: Page) => page.getByRole('region', { name: /^Candidates/ });
const buyButton = (page: Page) => page.getByRole('button', { name: 'Buy Contract' }).first();

async function watched(name: string, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    for (const [who, page] of Object.entries({ holds, evas })) await picture(page, `${name}-${who}`);
    throw error;
  }
}

async function expectFitNow(page: Page, name: string): Promise<void> {
  await page.locator('#toast-root .toast-title').first().waitFor({ state: 'detached' });
  await expectFit(page, name);
}

/** As if the time to buy had passed, and the job had written that down. */
async function windowEnds(): Promise<void> {
  await stage.product.database.query(
    `update contracts set reserved_until = now() - interval '1 second' where id = $1`,
    [id],
  );
  await stage.product.app.get(ApplicationClock).run();
}

it('the switch of the line stays as the holder left it', () =>
  watched('sale-line', async () => {
    const line = cardOf(holds).getByRole('switch', { name: /^If a transfer fails/ });
    expect(await line.isChecked()).toBe(true);
    await line.click();
    await cardOf(holds).locator('input[role=switch]:enabled:not(:checked)').waitFor();
    await reload(holds);
    await cardOf(holds).locator('input[role=switch]:enabled:not(:checked)').waitFor();
    expect(dataOf(await candidates.saleSettings(holder, id))).toMatchObject({ lineAuto: false });
  }));

it('an open page of another member, and the open thread of a visitor, follow the sale mode', () =>
  watched('sale-changed', async () => {
    expect(await buyButton(evas).isEnabled()).toBe(true);
    const visits = await stage.open(path);
    await press(visits, 'View Messages (2)');
    await visits.getByRole('log').getByText('Is it in Texas?').waitFor();
    await visits.getByRole('link', { name: 'Buy Contract' }).first().waitFor();
    expect(await holds.getByRole('button', { name: 'Invite to ask' }).count()).toBe(0);
    await press(cardOf(holds), 'How you sell');
    const dialog = holds.getByRole('dialog', { name: 'How you sell' });
    await dialog.getByLabel(/^I choose/).check();
    await press(dialog, 'Save');
    await dialog.waitFor({ state: 'detached' });
    await evas.getByText('The seller chooses. Ask to take over.').first().waitFor();
    expect(await buyButton(evas).isDisabled()).toBe(true);
    await visits.getByText('The seller chooses. Ask to take over.').first().waitFor();
    await visits.context().close();
    // saving how to sell changes nothing about the line
    expect(dataOf(await candidates.saleSettings(holder, id))).toMatchObject({
      ...{ mode: 'choose', lineAuto: false },
    });
  }));

it('the holder invites once who wrote in the thread, and reads that they came as invited', () =>
  watched('sale-invite', async () => {
    await press(holds, 'View Messages (2)');
    // at the newest message of the sender alone
    const invite = holds.getByRole('log').getByRole('button', { name: 'Invite to ask' });
    await invite.waitFor();
    expect(await invite.count()).toBe(1);
    await expectFitNow(holds, 'sale-invite');
    await invite.click();
    await holds.getByText('Invited').waitFor();
    await expectFitNow(holds, 'sale-invited');
    const told = dataOf(await eva.viaRest<{ title: string }[]>('GET', '/api/notifications'));
    expect(told.map(({ title }) => title)).toContain('The seller invites you: 2024 Civic by invitation');
    dataOf(await candidates.apply(eva, id, { state: 'TX' }, { incentive: 150_000 }));
    await cardOf(holds).getByText('Invited', { exact: true }).waitFor();
    await expectFitNow(holds, 'sale-came');
  }));

it('holders of a home cannot invite', () =>
  watched('sale-home', async () => {
    const home = await listType(holder, 'Two rooms in Austin', 'apartment');
    dataOf(await eva.viaRest('POST', `/api/contracts/${home.id}/chat`, { message: 'Is there a balcony?' }));
    dataOf(await candidates.saleMode(holder, home.id, { mode: 'choose' }));
    await visit(holds, `/contracts/${home.id}?panel=messages`);
    await holds.getByRole('log').getByText('Is there a balcony?').waitFor();
    await cardOf(holds).getByText('You choose', { exact: true }).waitFor();
    await holds.getByRole('log').getByRole('button', { name: 'Report' }).waitFor();
    expect(await holds.getByRole('button', { name: 'Invite to ask' }).count()).toBe(0);
    await visit(holds, path);
  }));

it('the chosen one reads the true cost that was agreed on beside the listed one', () =>
  watched('sale-agreed', async () => {
    const [mine] = dataOf(await candidates.mine(eva)).items;
    dataOf(await candidates.answer(holder, mine!.offers[0]!.id, 'accept'));
    dataOf(await candidates.choose(holder, mine!.id));
    await visit(evas, path);
    await evas
      .getByText(/^The seller chose you/)
      .first()
      .waitFor();
    await buyButton(evas).click();
    const terms = evas.getByRole('region', { name: 'Terms you agreed on' });
    await terms.getByText('Incentive: $1,500.00, listed: $0.00').waitFor();
    const cost = (await terms.getByText(/^True cost to the end/).innerText()).match(/[\d,]+\.\d\d/g);
    const [agreed, listed] = (cost ?? []).map((text) => Number(text.replace(',', '')));
    expect((listed as number) - (agreed as number)).toBeCloseTo(1_500, 2);
    await evas.getByRole('button', { name: /^Pay/ }).and(evas.locator(':enabled')).waitFor();
    await expectFitNow(evas, 'sale-agreed');
    await evas.keyboard.press('Escape');
  }));

it('applications and favorites are compared, and say that the contract is reserved', () =>
  watched('sale-lists', async () => {
    const other = await listContract(holder, { title: 'Civic without a line' });
    await applied(eva, other.id);
    await visit(evas, '/account?tab=applications');
    for (const title of ['2024 Civic by invitation', 'Civic without a line'])
      await press(evas, `Compare ${title}`);
    await evas.getByRole('region', { name: 'Compare', exact: true }).getByText('Compare 2 of 4').waitFor();
    await expectFit(evas, 'sale-applications');
    await evas.getByRole('link', { name: 'Compare', exact: true }).click();
    await evas.getByRole('heading', { level: 1, name: 'Compare Contracts' }).waitFor();
    const late = await stage.product.member();
    dataOf(await late.viaRest('PUT', `/api/favourites/${id}`));
    const lates = await openAs(stage, late, '/account?tab=saved');
    await lates
      .getByText(/^Reserved until/)
      .first()
      .waitFor();
    await expectFit(lates, 'sale-favorites');
    // the chip leaves the title its width on a phone
    await lates.setViewportSize(PHONE);
    const title = lates.getByRole('link', { name: '2024 Civic by invitation', exact: true });
    expect((await title.boundingBox())?.width).toBeGreaterThan(150);
    await lates.context().close();
  }));

it('a contract is reserved for the same candidate three times at most', () =>
  watched('sale-three', async () => {
    const mine = dataOf(await candidates.mine(eva)).items.find(({ contractId }) => contractId === id);
    for (let times = 1; times < 3; times++) {
      await windowEnds();
      dataOf(await candidates.choose(holder, mine!.id));
    }
    await windowEnds();
    await visit(holds, path);
    await cardOf(holds)
      .getByText(/^It was reserved for Candidate 1 3 times/)
      .waitFor();
    expect(await cardOf(holds).getByRole('button', { name: 'Choose', exact: true }).count()).toBe(0);
    expect(await candidates.choose(holder, mine!.id)).toMatchObject({ code: 'CONFLICT' });
    await expectFitNow(holds, 'sale-three');
  }));

it('the overview of admins counts applications and choices', () =>
  watched('sale-overview', async () => {
    const admins = await openAs(stage, await stage.product.admin(), '/admin?tab=overview');
    const figures = admins.getByRole('main');
    for (const [name, count] of [
      ['Applications', 2],
      ['Candidates chosen', 1],
      ['Bought from the line', 0],
      ['Next buyer in 7 days', 0],
    ] as const)
      await figures
        .getByRole('link')
        .filter({ hasText: new RegExp(`^${name}\\s*${count}(?!\\d)`) })
        .first()
        .waitFor();
    await expectFit(admins, 'sale-overview');
    await admins.context().close();
  }));

it('no page logged an error', () => expect(stage.complaints).toEqual([]));
