import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { contractWords, listContract } from '../../backend/test/factories/contract.js';
import { jpeg } from '../../backend/test/factories/images.js';
import { rest as rules } from '../../backend/test/support/contracts/rules.js';
import { dataOf } from '../../backend/test/support/lists.js';
import type { Person } from '../../backend/test/support/person.js';
import { eventually } from '../../backend/test/support/until.js';
import { expectFit } from './support/fit.js';
import { openAs, openStage, PHONE, picture, type Stage, visit } from './support/stage.js';

type Facts = Record<string, string | number>;

let stage: Stage;
let holder: Person;
beforeAll(async () => {
  stage = await openStage();
  holder = await stage.product.member();
});
afterAll(() => stage.stop());

async function list(title: string, facts: Facts, words: object = {}): Promise<string> {
  const { id } = await listContract(holder, { ...contractWords({ title }), facts, ...words } as object);
  return id;
}
const compare = (...ids: string[]) => `/contracts?compare=${ids.join(',')}`;

/** Leases that say much and little, one with a photo, two of a company whose rule is published. */
async function leases(): Promise<string[]> {
  const admin = await stage.product.admin();
  const subject = dataOf(await rules.save(admin, { slug: 'acme', name: 'Acme Leasing' }));
  const values = {
    notInLastMonths: 6,
    feeMin: 13_500,
    feeMax: 13_500,
    holderReleased: 'yes',
    decisionDaysMax: 9,
  };
  dataOf(await rules.publish(admin, dataOf(await rules.saveRule(admin, subject.id, { values }))));
  const ids = [
    await list('2024 Honda Civic Sport lease', {
      ...{ make: 'Honda', model: 'Civic', year: 2024, mileageNow: 9_000, milesPerYear: 12_000 },
      ...{ originalTermMonths: 36, excessMileFee: 25, thirdPartyFee: 13_500, thirdPartyFeeBy: 'buyer' },
      ...{ thirdParty: 'Acme Leasing', dispositionFee: 35_000, transferAllowed: 'confirmed' },
    }),
    await list(
      '2023 Tesla Model 3 lease with a wall charger and winter tires',
      {
        ...{ make: 'Tesla', model: 'Model 3', year: 2023, mileageNow: 21_000, milesPerYear: 10_000 },
        ...{ originalTermMonths: 36, excessMileFee: 25, thirdPartyFee: 59_500, fuel: 'electric' },
        ...{ thirdParty: 'Acme Leasing', holderReleased: 'no', dispositionFee: 39_500 },
      },
      { monthlyPayment: 45_900, remainingTermMonths: 7, incentive: 150_000, location: 'Reno, NV' },
    ),
    await list('Lease of few words', {}, { monthlyPayment: 29_900, remainingTermMonths: 24 }),
  ];
  const photo = await jpeg({ width: 1000, height: 700, seed: 3 });
  await holder.rest('POST', `/api/contracts/${ids[0]}/photos`, photo, { 'content-type': 'image/jpeg' });
  return ids;
}

/** What a page says about a contract: labels with their figures. */
const figuresOf = (page: Page, panel: string): Promise<[string, string][]> =>
  page
    .getByRole('region', { name: panel, exact: true })
    .evaluate((section) =>
      [...section.querySelectorAll('dt')].map((label) => [
        label.textContent.trim(),
        label.parentElement?.querySelector('dd')?.textContent.trim() ?? '',
      ]),
    );

/** The cells of a column of the comparison; a line that differs in its label has its own below the amount. */
const columnOf = (page: Page, at: number): Promise<[string, string][]> =>
  page.getByRole('region', { name: 'Comparison' }).evaluate(
    (region, column) =>
      [...region.querySelectorAll('tbody tr:not(.part)')].map((row): [string, string] => {
        const cell = row.querySelectorAll('td')[column];
        const label = row.querySelector('th')?.firstChild?.textContent?.trim() ?? '';
        const own =
          row.parentElement?.textContent?.startsWith('What it') && cell?.querySelector('small')?.textContent;
        return [own || label, cell?.querySelector('span')?.textContent?.trim() ?? ''];
      }),
    at,
  );

const EMPTY = ['None', 'Not stated', 'Not known', 'Nothing'];

/** Each figure of both pages is one of the other. */
async function expectSameFigures(page: Page, ids: readonly string[]): Promise<void> {
  await visit(page, compare(...ids));
  const columns = await Promise.all(ids.map((_, at) => columnOf(page, at)));
  for (const [at, id] of ids.entries()) {
    await visit(page, `/contracts/${id}`);
    const cost = await figuresOf(page, 'What it really costs');
    const received = cost.map(([label, value]) => [
      label === 'You receive at the transfer' ? 'You receive it' : label,
      value,
    ]);
    const money = (await figuresOf(page, 'Financial Details')).filter(
      ([label]) => !/^Total Remaining/.test(label),
    );
    const facts = (await page.getByRole('region', { name: 'Facts' }).count())
      ? await figuresOf(page, 'Facts')
      : [];
    const own = [...received, ...money, ...facts].map(String);
    const column = (columns[at] ?? []).map(String);
    expect(column).toEqual(expect.arrayContaining(own));
    const others = (columns[at] ?? []).filter(
      ([label, value]) =>
        !EMPTY.includes(value) && !OF_PAGE.includes(label) && !own.includes(String([label, value])),
    );
    expect(others).toEqual([]);
  }
}
/** What the page of a contract says in other words or places. */
const OF_PAGE = [
  'Location',
  'Status',
  'Good to know',
  'Not stated, so not included',
  'Company',
  'In the way',
  'Transfer fee',
  'Decision',
  'Not in the last',
  'Seller released afterwards',
  'Cash needed at the transfer',
];

describe('leases', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = await leases();
  });

  it('are chosen in the list and compared side by side', async () => {
    const page = await stage.open('/contracts', { viewport: PHONE });
    const bar = page.getByRole('region', { name: 'Compare', exact: true });
    const choose = (title: string) => page.getByRole('button', { name: `Compare ${title}`, exact: true });
    await choose('Lease of few words').click();
    await bar.getByText('Compare 1 of 4').waitFor();
    await page.getByRole('button', { name: /^Compare 2023 Tesla/ }).press('Enter');
    await bar.getByText('Compare 2 of 4').waitFor();
    await expectFit(page, 'compare-bar');
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.screenshot({ path: 'var/test-pictures/compare-bar-view.png' });
    await bar.getByRole('link', { name: 'Compare' }).click();
    await page.waitForURL((url) => url.search === `?compare=${ids[2]},${ids[1]}`);
    await page.getByRole('heading', { level: 1, name: 'Compare Contracts' }).waitFor();
    await page.getByRole('region', { name: 'Comparison' }).waitFor();
    await eventually(() => page.evaluate(() => window.scrollY), 0);
    await page.getByRole('link', { name: 'Add another' }).click();
    await choose('2024 Honda Civic Sport lease').click();
    await bar.getByText('Compare 3 of 4').waitFor();
    await bar.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('link', { name: 'Remove Lease of few words' }).click();
    await page.waitForURL((url) => url.search === `?compare=${ids[1]},${ids[0]}`);
    await page.getByRole('columnheader', { name: /Honda/ }).waitFor();
    await page.goBack();
    await page.getByRole('columnheader', { name: /few words/ }).waitFor();
    await page.context().close();
  });

  it('are accessible at every size, and scroll inside their region', async () => {
    const page = await stage.open(compare(...ids));
    await expectFit(page, 'compare');
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'light' });
    const region = page.getByRole('region', { name: 'Comparison' });
    const [inner, outer] = await region.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(inner).toBeGreaterThan(outer ?? 0);
    await region.evaluate((element) => element.scrollTo({ left: 260, behavior: 'instant' }));
    const label = page.getByRole('rowheader', { name: /^Monthly Payment/ });
    const [box, frame] = await Promise.all([label.boundingBox(), region.boundingBox()]);
    expect(Math.abs((box?.x ?? 0) - (frame?.x ?? 0))).toBeLessThan(3);
    await page.screenshot({ path: 'var/test-pictures/compare-phone-scrolled.png' });
    await page.setViewportSize({ width: 1120, height: 790 });
    await page.emulateMedia({ media: 'print' });
    await picture(page, 'compare-print');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThan(4);
    await page.context().close();
  });

  it('read without JavaScript: only differences, marks and ways on', async () => {
    const page = await stage.open(compare(ids[0] ?? '', ids[2] ?? ''), { javaScriptEnabled: false });
    const row = (name: RegExp) => page.getByRole('row', { name });
    await row(/^Monthly Payment differs \$389.00 \$299.00 lowest$/).waitFor();
    await row(/^Location Austin, TX Austin, TX$/).waitFor();
    await page.getByRole('switch', { name: 'Only differences' }).check();
    await row(/^Location/).waitFor({ state: 'hidden' });
    await row(/^Make differs Honda Not stated$/).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Remove Lease of few words' }).click();
    await page.getByText('Choose one more contract with the scales in the list.').waitFor();
    await page.context().close();
  });

  it('have one set of assumptions, whose figures are those of the page of each', async () => {
    const page = await stage.open(compare(...ids));
    await expectSameFigures(page, ids);
    await visit(page, compare(...ids));
    await page.getByText('Adjust the costs').click();
    await page.getByLabel('Miles you drive per month').fill('2000');
    await eventually(
      async () => Object.fromEntries(await columnOf(page, 0))['Miles above the allowance'],
      '$2,250.00',
    );
    const adjusted = await Promise.all(ids.map((_, at) => columnOf(page, at)));
    await picture(page, 'compare-adjusted');
    for (const [at, id] of ids.entries()) {
      await visit(page, `/contracts/${id}`);
      await page.getByText('Adjust', { exact: true }).click();
      await page.getByLabel('Miles you drive per month').fill('2000');
      const total = (await figuresOf(page, 'What it really costs')).find(([label]) => label === 'Total')?.[1];
      expect(Object.fromEntries(adjusted[at] ?? [])['Total']).toBe(total);
    }
    await page.context().close();
  });

  it('are chosen among the favorites', async () => {
    const reader = await stage.product.member();
    for (const id of ids) await reader.rest('PUT', `/api/favourites/${id}`);
    const page = await openAs(stage, reader, '/account?tab=saved');
    for (const name of ['Lease of few words', '2024 Honda Civic Sport lease'])
      await page.getByRole('button', { name: `Compare ${name}` }).click();
    await page.getByRole('region', { name: 'Compare', exact: true }).getByText('Compare 2 of 4').waitFor();
    await expectFit(page, 'compare-saved');
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByRole('region', { name: 'Comparison' }).waitFor();
    await page.context().close();
  });

  it('of different types are one sentence with ways on; a gone one is left out', async () => {
    const flat = await list('Flat', {}, { type: 'apartment' });
    const page = await stage.open(compare(...ids.slice(0, 2), flat));
    await page
      .getByText('These contracts are of different types. Choose contracts of one type to compare.')
      .waitFor();
    await expectFit(page, 'compare-mixed');
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByRole('link', { name: 'Compare the 2 car leases' }).click();
    await page.getByRole('region', { name: 'Comparison' }).waitFor();
    await visit(page, compare(ids[0] ?? '', crypto.randomUUID(), ids[1] ?? ''));
    await page.getByText('One of these contracts is no longer available and left out.').waitFor();
    await page.getByRole('region', { name: 'Comparison' }).waitFor();
    await page.context().close();
  });
});

const OTHERS: [type: string, facts: Facts][] = [
  ['apartment', { utilitiesMonthly: 9_000, deposit: 120_000, moveInFee: 20_000, thirdPartyFee: 5_000 }],
  [
    'mortgage',
    { balance: 20_000_000, rate: 2_875, askingPrice: 30_000_000, escrowMonthly: 40_000, loanKind: 'va' },
  ],
  ['timeshare', { askingPrice: 100_000, maintenanceFeeYear: 95_000, usage: 'annual', loanBalance: 50_000 }],
  ['loan', { balance: 1_500_000, rate: 4_900, askingCash: 30_000, balloon: 100_000 }],
];

it.each(OTHERS)('each figure of a %s is that of its page', async (type, facts) => {
  const words = { type, remainingTermMonths: 30, incentive: 10_000 };
  const half = Object.fromEntries(Object.entries(facts).slice(0, 2));
  const ids = [
    await list(`First ${type}`, facts, words),
    await list(`Second ${type}`, half, {
      ...words,
      monthlyPayment: 52_500,
      incentive: 0,
      remainingTermMonths: 12,
    }),
  ];
  const page = await stage.open('/robots.txt');
  await expectSameFigures(page, ids);
  await page.context().close();
});

it('no page logged an error', () => expect(stage.complaints).toEqual([]));
