import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { openAs, openStage, type Stage } from './support/stage.js';

/** A person who types from a lease statement: keys a second, and the time to find each field and its value. */
const KEYS_PER_SECOND = 6;
const MS_PER_FIELD = 1_000;
/** Issue 33 promises a listing in three minutes. */
const PROMISED_MS = 180_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

/** Goes to a field and types; a select takes the first letters of the choice. */
async function type(field: Locator, text: string): Promise<void> {
  await pause(MS_PER_FIELD);
  await field.focus();
  await field.page().keyboard.type(text, { delay: 1_000 / KEYS_PER_SECOND });
}

async function press(page: Page, role: 'radio' | 'button', name: string | RegExp): Promise<void> {
  await pause(MS_PER_FIELD);
  await page.getByRole('main').getByRole(role, { name }).click();
}

const FACTS: [label: string, typed: string, shown: string][] = [
  ['Make', 'Honda', 'Honda'],
  ['Model and trim', 'Civic EX', 'Civic EX'],
  ['Model year', '2024', '2024'],
  ['Body style', 'Sed', 'Sedan'],
  ['Miles today', '14200', '14,200 miles'],
  ['Miles allowed per year', '12000', '12,000 miles'],
  ['Length of the whole lease', '36', '36 months'],
  ['Charge per extra mile', '0.25', '$0.25 a mile'],
  ['May it be transferred?', 'The leasing', 'The leasing company confirmed it'],
  ['Leasing company', 'Honda Financial Services', 'Honda Financial Services'],
];
const DESCRIPTION =
  'One owner, never smoked in, all services done at the dealer. I am moving abroad in spring and want to hand it over before.';

it('a listing with ten facts is typed in under three minutes, and its page shows all ten', async () => {
  const page = await openAs(stage, await stage.product.member(), '/contracts/submit');
  const began = performance.now();
  await press(page, 'radio', 'Car Lease');
  await type(page.getByLabel('Location'), 'Austin, TX');
  await type(page.getByLabel('Monthly Payment ($)'), '389.00');
  await type(page.getByLabel('Remaining Term (months)'), '18');
  for (const [label, typed] of FACTS) await type(page.getByLabel(label, { exact: true }), typed);
  await press(page, 'button', 'Use “2024 Honda Civic EX lease”');
  await type(page.getByLabel('Description'), DESCRIPTION);
  await press(page, 'button', 'Submit Contract');
  await page.getByRole('heading', { level: 1, name: '2024 Honda Civic EX lease' }).waitFor();
  expect(performance.now() - began).toBeLessThan(PROMISED_MS);

  const facts = page.getByRole('region', { name: 'Facts' });
  for (const [label, , shown] of FACTS) {
    await facts.getByText(label, { exact: true }).waitFor();
    await facts.getByText(shown, { exact: true }).waitFor();
  }
  expect(stage.complaints).toEqual([]);
});
