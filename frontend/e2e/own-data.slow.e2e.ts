import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { listContract } from '../../backend/test/factories/contract.js';
import { PASSWORD, type Person } from '../../backend/test/support/person.js';
import { addApp, codeOf } from '../../backend/test/support/second-factor.js';
import { chooseAct } from './support/admin-rows.js';
import { DESKTOP, openStage, PHONE, picture, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

/** A browser with a signed-in session. */
async function browserOf(person: Person, path: string, viewport = DESKTOP): Promise<Page> {
  const page = await stage.open('/robots.txt', { viewport });
  await signInAs(stage, page, person);
  await visit(page, path);
  return page;
}

/** Their last proof of identity is an hour old. */
const endStepUp = ({ id }: Person) =>
  stage.product.database.query(
    `update sessions set proved_at = now() - interval '1 hour' where sess #>> '{passport,user}' = $1`,
    [id],
  );

async function downloadBy(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; data: Record<string, unknown> }> {
  const started = page.waitForEvent('download');
  await press();
  const download = await started;
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>;
  return { name: download.suggestedFilename(), data };
}

it('a member downloads their data and deletes the account', async () => {
  const member = await stage.product.member();
  const { id } = await listContract(member);
  const page = await browserOf(member, '/account', PHONE);
  try {
    const { name, data } = await downloadBy(page, () =>
      page.getByRole('button', { name: /Download My Data/ }).click(),
    );
    expect(name).toMatch(/^handover-data-\d{4}-\d\d-\d\d\.json$/);
    expect(data).toMatchObject({ profile: { email: member.email }, contracts: [{ id }] });

    await page.getByRole('button', { name: 'Delete My Account' }).click();
    const dialog = page.getByRole('dialog');
    const remove = dialog.getByRole('button', { name: 'Delete Account' });
    await remove.click();
    await dialog.getByText('Please enter your password.').waitFor();
    await dialog.getByLabel('Password').fill('not my password');
    await remove.click();
    await dialog.getByText('This password is wrong.').waitFor();
    await dialog.getByLabel('Password').fill(PASSWORD);
    await remove.click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await member.rest('GET', '/api/auth/user')).status).toBe(401);
  } catch (error) {
    await picture(page, 'own-data');
    throw error;
  }
});

it('a member who signed in a while ago confirms with the password, and then the download starts', async () => {
  const member = await stage.product.member();
  await endStepUp(member);
  const page = await browserOf(member, '/account');
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().endsWith('/api/user/export'))));
  await page.getByRole('button', { name: /Download My Data/ }).click();
  const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await stepUp.getByLabel('Password').fill('not my password');
  await stepUp.getByRole('button', { name: 'Confirm' }).click();
  await stepUp.getByText('This password is wrong.').waitFor();
  expect(requests).toBe(1);
  await stepUp.getByLabel('Password').fill(PASSWORD);
  const started = page.waitForEvent('download');
  await stepUp.getByRole('button', { name: 'Confirm' }).click();
  const data = JSON.parse(readFileSync(await (await started).path(), 'utf8')) as object;
  expect(data).toMatchObject({ profile: { email: member.email } });
  await stepUp.waitFor({ state: 'hidden' });
  expect(requests).toBe(2);
});

it('an admin exports the data of a member', async () => {
  const [admin, member] = [await stage.product.admin(), await stage.product.member()];
  const page = await browserOf(admin, `/admin?tab=users&q=${encodeURIComponent(member.email)}`);
  const { data } = await downloadBy(page, () =>
    chooseAct(page.getByRole('listitem').filter({ hasText: member.email }), 'Export'),
  );
  expect(data).toMatchObject({ profile: { id: member.id } });
});

it('a member with a second factor confirms with a code before the account is deleted', async () => {
  const member = await stage.product.member();
  const { secret } = await addApp(member);
  await endStepUp(member);
  const page = await browserOf(member, '/account');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await stepUp.waitFor();
  expect(await dialog.getByLabel('Password').count()).toBe(0);
  await stepUp.getByLabel(/Code from your app/).fill(codeOf(secret));
  await stepUp.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await member.rest('GET', '/api/auth/user')).status).toBe(401);
});
