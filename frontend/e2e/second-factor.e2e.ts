import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PASSWORD, Person } from '../../backend/test/support/person.js';
import { addApp, codeOf } from '../../backend/test/support/second-factor.js';
import { openStage, picture, PHONE, type Stage } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 60_000);
afterAll(() => stage.stop());

it('signs in with a password and a code, on a phone', async () => {
  const member = await stage.product.member();
  const { secret } = await addApp(member);
  const page = await stage.open('/api/login?returnTo=%2Fcontracts', { viewport: PHONE });
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { name: 'Confirm Your Sign-In' }).waitFor();
  await picture(page, 'second-step-390');
  await page.getByLabel('Code from your app, or a recovery code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is wrong or was used before.').waitFor();
  await page.getByLabel('Code from your app, or a recovery code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/contracts$/);
  expect(stage.complaints).toEqual([]);
}, 90_000);

it('asks an admin for the password before a promotion, and then carries it out', async () => {
  const { product } = stage;
  const [admin, member] = [await product.admin(), await product.member()];
  const page = await stage.open('/');
  const [name = '', value = ''] = admin.cookie.split('=');
  await page.context().addCookies([{ name, value, url: product.url }]);
  await product.database.query(
    `update sessions set proved_at = now() - interval '1 hour' where sess #>> '{passport,user}' = $1`,
    [admin.id],
  );
  await page.goto('/admin?tab=users');
  const row = page.getByRole('listitem').filter({ hasText: member.email });
  await row.getByRole('button', { name: /Make Admin/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.waitFor();
  await picture(page, 'step-up-1280');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('User promoted to admin successfully').first().waitFor();
  const check = Object.assign(new Person(product.url), { cookie: member.cookie });
  expect((await check.rest('GET', '/api/auth/user')).body).toMatchObject({ isAdmin: true });
}, 90_000);
