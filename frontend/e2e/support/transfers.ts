import { ACCEPT } from '../../../domain/src/transfers/step-template.js';
import { plannedSteps, templateOf } from '../../../domain/src/transfers/transfer-steps.js';
import { TRANSFER_STEPS } from '../../../domain/src/types/steps.js';
import type { ContractType } from '../../../domain/src/types/words.js';
import type { Locator, Page } from 'playwright-core';
import { enterCard } from './people.js';

/** The transfer on the page of a contract. */
export const cardOf = (page: Page): Locator => page.getByRole('region', { name: 'Transfer', exact: true });

/** Waits until the card says this in the heading of what is next. */
export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  cardOf(page).getByRole('heading', { level: 3, name }).waitFor();

/** Pays the fee on the page of the contract. */
export async function buy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy Contract' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Buy Contract' });
  await dialog.getByRole('button', { name: /^Pay/ }).and(page.locator(':enabled')).waitFor();
  await enterCard(page, '4242 4242 4242 4242');
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Start the transfer' }).click();
}

export async function accept(page: Page, name: string, phone = ''): Promise<void> {
  const form = page.getByRole('form', { name: 'Accept the transfer' });
  await form.getByLabel('Name to use').fill(name);
  if (phone) await form.getByLabel('Phone').fill(phone);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Accept' }).click();
  await headingFocused(page);
}

/** What is next has the focus after each act, and not the page. */
const headingFocused = (page: Page): Promise<void> => cardOf(page).locator('h3:focus').waitFor();

/** Presses a button of what is next that needs no dialog. */
export async function press(page: Page, button: string): Promise<void> {
  await cardOf(page).getByRole('button', { name: button }).click();
  await headingFocused(page);
}

/** Presses a button of what is next and confirms the dialog; fills in what it asks for first. */
export async function act(page: Page, button: string, fields: Record<string, string> = {}): Promise<void> {
  await cardOf(page).getByRole('button', { name: button }).click();
  await confirm(page, fields);
}

/** The same for something in the menu. */
export async function choose(page: Page, item: string, fields: Record<string, string> = {}): Promise<void> {
  const menu = cardOf(page).locator('details', {
    has: page.getByText('Something went wrong or takes longer', { exact: true }),
  });
  if (!(await menu.evaluate((element) => (element as HTMLDetailsElement).open)))
    await menu.locator('summary').click();
  await menu.getByRole('button', { name: item }).click();
  await confirm(page, fields);
}

/** Fills in the open dialog and presses its last button. A field named `radio` is a choice. */
async function confirm(page: Page, fields: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) {
    if (label === 'radio') await dialog.getByRole('radio', { name: value }).check();
    else await dialog.getByLabel(label).fill(value);
  }
  await dialog.getByRole('button').last().click();
  await dialog.waitFor({ state: 'detached' });
  await headingFocused(page);
}

/** Shows the step: it is next for the reader, or one of the others that are under way. */
export async function lookAt(page: Page, title: string): Promise<void> {
  const shown = cardOf(page).getByRole('heading', { level: 3, name: title, exact: true });
  const other = cardOf(page)
    .locator('button')
    .filter({ has: page.locator('b').getByText(title, { exact: true }) });
  await shown.or(other).first().waitFor();
  if (!(await shown.isVisible())) await other.click();
  await shown.waitFor();
}

/** Closes a step that is under way, as its template says that it closes, in the browsers of both. */
async function closeStep(type: ContractType, key: string, seller: Page, buyer: Page): Promise<void> {
  const { title, actor, closes, bound, refusals = [] } = templateOf(type, key);
  const [first, second] = actor === 'buyer' ? [buyer, seller] : [seller, buyer];
  for (const page of [first, second]) await lookAt(page, title);
  if (actor === 'third-party') {
    const approval = refusals.includes('not-approved') ? 'Record the approval' : 'Mark as done';
    const name = refusals.includes('rofr-used') ? 'Record the waiver' : approval;
    await act(first, name, bound ? { 'Who gave the approval': 'Acme Leasing, Ms. Reed' } : {});
    return;
  }
  // what completes the transfer is confirmed in a dialog
  const say = key === TRANSFER_STEPS[type].at(-1)?.key ? act : press;
  await say(first, 'Mark as done');
  // the other browser hears of it without a reload
  if (closes === 'both') await say(second, 'Confirm that it is done');
}

/** From the first step after the acceptance to the end. */
export async function closeAll(type: ContractType, seller: Page, buyer: Page): Promise<void> {
  for (const { key } of plannedSteps(type, {}).filter((step) => step.key !== ACCEPT))
    await closeStep(type, key, seller, buyer);
  await Promise.all([seller, buyer].map((page) => heading(page, 'Handed over')));
}
