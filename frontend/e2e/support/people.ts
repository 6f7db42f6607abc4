import type { Page } from 'playwright-core';

const PASSWORD = 'a walk along the quiet harbour';
let count = 0;

/** A text that no other test of the file has used. */
export const unique = (text: string): string => `${text} ${++count}`;

/** Signs up on the open page as a user would. */
export async function signUp(page: Page, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}.${process.pid}.${++count}@example.com`;
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL((url) => url.pathname !== '/api/login');
  return email;
}

export interface ListedWords {
  title: string;
  type: string;
  description: string;
  location: string;
  monthlyPayment: string;
  remainingTerm: string;
}

/** Fills in and sends the submit form; ends on the contract page. */
export async function submitContract(page: Page, words: ListedWords): Promise<void> {
  await page.getByLabel('Contract Title').fill(words.title);
  // not `check()`: before hydration a click is kept and replayed
  await page.locator(`input[type=radio][value=${words.type}]`).click();
  await page.getByLabel('Description').fill(words.description);
  await page.getByLabel('Location').fill(words.location);
  await page.getByLabel('Monthly Payment ($)').fill(words.monthlyPayment);
  await page.getByLabel('Remaining Term (months)').fill(words.remainingTerm);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Submit/ })
    .click();
  await page.waitForURL(/\/contracts\/[0-9a-f-]{36}$/);
}

/** Types a card into the frame of the payment form. */
export async function enterCard(page: Page, number: string): Promise<void> {
  const frame = page.getByRole('dialog').locator('iframe').first().contentFrame();
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('12 / 34');
  await frame.getByLabel('Security code').fill('123');
}
