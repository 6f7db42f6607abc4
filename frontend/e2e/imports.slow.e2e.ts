import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FileServer } from '../../backend/test/support/business/import-sources.js';
import { carRow, csv, HEADINGS as OWN_HEADINGS } from '../../backend/test/support/contracts/imports.js';
import { violationsOf } from './support/accessibility.js';
import { expectFit } from './support/fit.js';
import { openAs, openStage, PHONE, signInAs, type Stage, visit } from './support/stage.js';

const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 900 };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
});
afterAll(() => stage.stop());

const HEADINGS = 'Stock,type,title,description,location,Monthly payment,remaining_term_months,make,vin';
const fileOf = (text: string) => ({ name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

it.each([
  ['a phone', PHONE, 'light'],
  ['a tablet', TABLET, 'dark'],
  ['a desktop', DESKTOP, 'light'],
] as const)('a dealer checks, mends and applies a file on %s', async (_name, viewport, colorScheme) => {
  const dealer = await stage.product.member();
  const page = await stage.open('/', { viewport, colorScheme });
  const isFitting = async () => {
    expect(await violationsOf(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  };
  try {
    await signInAs(stage, page, dealer);
    await visit(page, '/account?tab=import');
    await page.getByText('No imports yet').waitFor();
    await isFitting();

    const choose = page.getByLabel('File of contracts');
    await choose.setInputFiles(fileOf(csv(HEADINGS, carRow(1), carRow(2, { price: 'free' }), carRow(3))));
    await page.getByText('8 of 9 columns recognized').waitFor();
    await page.getByRole('button', { name: 'Check file' }).click();
    await page.getByRole('alert').getByText('needs a column with an external id').waitFor();
    await page.getByLabel('Stock', { exact: true }).selectOption('external_id');
    await page.getByText('9 of 9 columns recognized').waitFor();
    await isFitting();
    await page.getByRole('button', { name: 'Check file' }).click();

    await page.getByText('If you apply it: 2 new, 0 changed, 0 as before, 1 with problems.').waitFor();
    await page.getByText('“free” is not an amount in dollars.').waitFor();
    await isFitting();
    await page.getByRole('button', { name: 'Apply 2 changes' }).click();
    await page.getByRole('region', { name: 'Import of 3 rows' }).getByText('Done').waitFor();
    const past = page.getByRole('region', { name: 'Past imports' });
    await past.getByText('Check of 3 rows').waitFor();
    await past.getByText('Running').waitFor({ state: 'hidden' });
    await isFitting();

    // the mapping is remembered
    await page.getByRole('button', { name: 'Import another file' }).click();
    await choose.setInputFiles(fileOf(csv(HEADINGS, carRow(1), carRow(2), carRow(3))));
    await page.getByText('9 of 9 columns recognized').waitFor();
    await page.getByRole('button', { name: 'Check file' }).click();
    await page.getByText('If you apply it: 1 new, 0 changed, 2 as before.').waitFor();
    await page.reload();
    await page.getByText('Choose the file again to apply it').waitFor();
    expect(stage.complaints.splice(0)).toEqual([]);
  } finally {
    await page.context().close();
  }
});

it('the sample files can be downloaded', async () => {
  const dealer = await stage.product.member();
  const page = await stage.open('/');
  await signInAs(stage, page, dealer);
  await visit(page, '/account?tab=import');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Car Lease', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('handover-car-lease.csv');
  await page.context().close();
});

it('a dealer has a file fetched from an address, sees what came of it, and switches it off', async () => {
  const server = await new FileServer().start();
  server.file = csv(OWN_HEADINGS, carRow(1), carRow(2, { price: 'free' }));
  const name = new URL(server.url()).host;
  const page = await openAs(stage, await stage.product.member(), '/account?tab=import');
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const card = page.getByRole('region', { name: 'Fetch from an address' });
  try {
    await card.getByText('No addresses yet').waitFor();
    await expectFit(page, 'import-sources-empty');
    await button('Add Address').click();
    await page.getByLabel('Address of the file').fill('https://10.0.0.1/stock.csv');
    await button('Start Fetching').click();
    await page.getByText('10.0.0.1 was not found on the public internet.').waitFor();
    await page.getByLabel('Address of the file').fill(server.url());
    await page.getByLabel('Fetch it').selectOption({ label: 'Once a day' });
    await expectFit(page, 'import-sources-form');
    await button('Start Fetching').click();
    await card.getByText(/^Imported on /).waitFor();
    await page.getByRole('region', { name: 'Past imports' }).getByText('Import of 2 rows').waitFor();
    await expectFit(page, 'import-sources');
    await button(`Last Import: ${name}`).click();
    await page.getByText('“free” is not an amount in dollars.').waitFor();
    server.status = 503;
    await button(`Fetch Now: ${name}`).click();
    await card.getByText('The address answered with the status 503.').waitFor();
    await card.getByText('Failing').waitFor();
    await button(`Switch Off: ${name}`).click();
    await card.getByText('You switched it off.').waitFor();
    await expectFit(page, 'import-sources-off');
    await button(`Delete: ${name}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await card.getByText('No addresses yet').waitFor();
    expect(stage.complaints.splice(0)).toEqual([]);
  } finally {
    server.stop();
    await page.context().close();
  }
});
