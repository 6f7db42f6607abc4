import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { eventually } from '../../backend/test/support/until.js';
import { DESKTOP, openAs, openStage, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
let member: Person;
beforeAll(async () => {
  stage = await openStage();
  member = await stage.product.member();
});
afterAll(() => stage.stop());

it('the shared not-found page shows the signed-in member after hydration', async () => {
  const page = await stage.open('about:blank', { viewport: DESKTOP });
  const problems: string[] = [];
  page.on('console', (message) => {
    // The 404 response itself is one.
    if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text());
  });
  await signInAs(stage, page, member);
  await visit(page, '/nope');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
  expect(problems).toEqual([]);
  await page.context().close();
});

describe('errors are shown in our own words', () => {
  const toast = async (page: Page, ...texts: string[]) => {
    for (const text of texts) await page.locator('#toast-root').getByText(text).first().waitFor();
  };

  it('an empty form', async () => {
    const page = await openAs(stage, member, '/contracts/submit');
    await page.getByRole('main').getByRole('button', { name: 'Submit Contract' }).click();
    await toast(page, 'Missing Information', 'Please fill in all required fields.');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('type');
    await page.context().close();
  });

  it('an amount that could mean two prices is asked about when its field is left; an empty field is not', async () => {
    const page = await openAs(stage, member, '/contracts/submit');
    const amount = page.getByLabel('Monthly Payment ($)');
    const hint = page.getByText('Write 1,234.50 or 1234.50.');
    await page.getByText('Your title').waitFor();
    expect(await page.getByText(/\$0\.00|0 months/).count()).toBe(0);
    await amount.fill('1234,5');
    await amount.press('Tab');
    await hint.waitFor();
    await amount.fill('');
    await amount.press('Tab');
    await hint.waitFor({ state: 'detached' });
    expect(await page.getByText('Please fill in this field.').count()).toBe(0);
    await amount.fill('1,234.50');
    await amount.press('Tab');
    await page.getByText('$1,234.50').waitFor();
    await page.context().close();
  });

  it('an empty message and a message that cannot be sent', async () => {
    const { id } = await listContract(await stage.product.member());
    const page = await openAs(stage, member, `/contracts/${id}`);
    await page.getByRole('button', { name: /View Messages/ }).click();
    const input = page.getByRole('region', { name: 'Contact Seller' }).getByRole('textbox');
    await input.fill('   ');
    await input.press('Enter');
    await toast(page, 'Message Required', 'Please enter a message.');
    await stage.product.database.query(`update contracts set status = 'completed' where id = $1`, [id]);
    await input.fill('Too late?');
    await input.press('Enter');
    await toast(page, 'Message Failed');
    expect(await input.inputValue()).toBe('Too late?');
    await page.context().close();
  });

  it('a profile saved without and with a change', async () => {
    const page = await openAs(stage, await stage.product.member(), '/account');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'No changes', 'Please enter at least a first or last name.');
    await page.getByLabel('First Name').fill('  Ada ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Profile updated', 'Your name has been successfully updated.');
    await page.context().close();
  });

  it.each([
    ['a member', () => openAs(stage, member, '/admin')],
    ['a visitor', () => stage.open('/admin')],
  ])('the admin page is not for %s', async (_, open) => {
    const page = await open();
    await page.waitForURL(`${stage.product.url}/`);
    await toast(page, 'Access Denied', "You don't have permission to access the admin panel");
    await page.context().close();
  });

  it('a contact request that is sent and one that fails', async () => {
    const page = await stage.open('/#contact');
    const form = page.locator('#contact form');
    await form.getByLabel('Full Name').fill('Ada Byron');
    await form.getByLabel('Email').fill('ada@example.com');
    await page.route('**/graphql', (route) => route.abort());
    await form.getByRole('button', { name: 'Send Message' }).click();
    await toast(
      page,
      'Error Sending Message',
      'There was a problem sending your message. Please try again or contact us directly.',
    );
    expect(await form.getByLabel('Full Name').inputValue()).toBe('Ada Byron');
    await page.unroute('**/graphql');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await toast(
      page,
      'Message Sent Successfully!',
      'Our team will contact you within 24 hours to discuss your contract transfer needs.',
    );
    await eventually(() => form.getByLabel('Full Name').inputValue(), '');
    await page.context().close();
  });

  it('a declined card and a payment that cannot start', async () => {
    const { id } = await listContract(await stage.product.member());
    const page = await openAs(stage, member, `/contracts/${id}`);
    const { enterCard } = await import('./support/people.js');
    await page.getByRole('button', { name: 'Buy Contract' }).first().click();
    await enterCard(page, '4000 0000 0000 0002');
    await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
    await toast(page, 'Payment Failed', 'Your card was declined.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await stage.product.database.query(`update contracts set status = 'cancelled' where id = $1`, [id]);
    await page.getByRole('button', { name: 'Buy Contract' }).first().click();
    await page.locator('#toast-root').getByText('Error', { exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });
});

it('no page logged an error', () => {
  expect(stage.complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
