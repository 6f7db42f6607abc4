import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { PASSWORD, Person } from '../../backend/test/support/person.js';
import { addApp, codeOf } from '../../backend/test/support/second-factor.js';
import { freePort } from '../../proof/torture/processes.js';
import { openAs, openStage, PHONE, reload, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  // Passkeys are bound to the origin, so it must be known before the server starts.
  stage = await openStage({ PORT: String(await freePort()) });
});
afterAll(() => stage.stop());

it('signs in with a password and a code, on a phone', async () => {
  const member = await stage.product.member();
  const { secret } = await addApp(member);
  const page = await stage.open('/api/login?returnTo=%2Fcontracts', { viewport: PHONE });
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { name: 'Confirm Your Sign-In' }).waitFor();
  await page.getByLabel('Code from your app, or a recovery code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is wrong or was used before.').waitFor();
  await page.getByLabel('Code from your app, or a recovery code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/contracts$/);
  expect(stage.complaints.splice(0)).toEqual([]);
});

it('asks an admin for the password before a promotion, and then carries it out', async () => {
  const { product } = stage;
  const [admin, member] = [await product.admin(), await product.member()];
  const page = await stage.open('/');
  await signInAs(stage, page, admin);
  await product.database.query(
    `update sessions set proved_at = now() - interval '1 hour' where sess #>> '{passport,user}' = $1`,
    [admin.id],
  );
  await visit(page, '/admin?tab=users');
  const row = page.getByRole('listitem').filter({ hasText: member.email });
  await row.getByRole('button', { name: /Make Admin/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.waitFor();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('User promoted to admin successfully').first().waitFor();
  const check = Object.assign(new Person(product.url), { cookie: member.cookie });
  expect((await check.rest('GET', '/api/auth/user')).body).toMatchObject({ isAdmin: true });
});

/** A virtual security key in Chromium that confirms every request. */
async function withPasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The text in the QR code on the page, as a phone reads it. */
async function qrTextOn(page: Page): Promise<string> {
  const png = await page.getByRole('img', { name: 'QR code for your authenticator app' }).screenshot();
  const { data, ...size } = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return { width, height, data: [...(canvas?.getImageData(0, 0, width, height).data ?? [])] };
    },
    [...png],
  );
  return decodeQR({ ...size, data: Uint8ClampedArray.from(data) });
}

describe('the security settings of an account', () => {
  it('add a passkey, which then signs the member in', async () => {
    const member = await stage.product.member();
    const page = await openAs(stage, member, '/account?tab=security');
    await withPasskeyDevice(page);
    await page.getByRole('button', { name: 'Add Passkey' }).click();
    await page.getByLabel('Name, such as My phone').fill('My laptop');
    await page.getByRole('button', { name: 'Continue' }).click();
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await codes.waitFor();
    expect(await codes.getByRole('listitem').allTextContents()).toHaveLength(10);
    await codes.getByRole('button', { name: 'I Have Saved Them' }).click();
    await page.getByText('Not used yet').waitFor();

    await visit(page, '/api/logout');
    await visit(page, '/api/login?returnTo=%2Faccount%3Ftab%3Dsecurity');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: 'Use a Passkey' }).click();
    await page.waitForURL(/\/account\?tab=security$/);
    await page.getByText('Last used just now').waitFor();
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Passkey removed').first().waitFor();
    expect((await member.signIn(member.email)).status).toBe(200);
  });

  it('set up an authenticator app, show its recovery codes once, replace them and turn it off', async () => {
    const member = await stage.product.member();
    const page = await openAs(stage, member, '/account#two-step');
    await page.getByRole('button', { name: 'Set Up App' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = (await page.getByTestId('app-key').textContent()) ?? '';
    expect(await qrTextOn(page)).toContain(`secret=${secret}&`);
    await page.getByLabel('Six-digit code from your app').fill('000000');
    await page.getByRole('button', { name: 'Turn On' }).click();
    await page.getByText('This code is not right.').waitFor();
    await page.getByLabel('Six-digit code from your app').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn On' }).click();
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await codes.waitFor();
    const first = await codes.getByRole('listitem').allTextContents();
    await codes.getByRole('button', { name: 'I Have Saved Them' }).click();
    await page.getByText('10 codes are left.').waitFor();
    await page.getByRole('button', { name: 'Get New Codes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Get New Codes' }).click();
    await codes.waitFor();
    const second = await codes.getByRole('listitem').allTextContents();
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([10, 10, 20]);
    await codes.getByRole('button', { name: 'I Have Saved Them' }).click();
    await page.getByRole('button', { name: 'Turn off the authenticator app' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn Off' }).click();
    await page.getByRole('button', { name: 'Set Up App' }).waitFor();
    expect((await member.signIn(member.email)).status).toBe(200);
  });

  it('end another session, and change the password', async () => {
    const member = await stage.product.member();
    const page = await openAs(stage, member, '/account?tab=security');
    const phone = stage.product.visitor();
    await phone.signIn(member.email);
    await reload(page);
    const sessions = page.getByRole('list', { name: 'Sessions' });
    await sessions.getByRole('button', { name: /^Sign out/ }).click();
    await page.getByText("You're not signed in anywhere else.").waitFor();
    expect((await phone.rest('GET', '/api/auth/user')).status).toBe(401);

    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByLabel('Current Password').fill('not my password');
    await form.getByLabel('New Password').fill('an entirely new sentence');
    await form.getByRole('button', { name: 'Change Password' }).click();
    await form.getByText('This password is wrong.').waitFor();
    await form.getByLabel('Current Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('Password changed').first().waitFor();
    expect((await phone.signIn(member.email, 'an entirely new sentence')).status).toBe(200);
    expect(stage.complaints.splice(0)).toEqual([]);
  });
});

it('sends an admin without a second factor from the admin area to its setup', async () => {
  // a first try that stopped midway has left it on
  await stage.product.database.query("delete from settings where key = 'require_admin_second_factor'");
  const [admin, locked] = [await stage.product.admin(), await stage.product.admin()];
  await addApp(admin);
  const settings = await openAs(stage, admin, '/admin?tab=settings');
  await settings.getByRole('switch', { name: 'Require two-step sign-in for admins' }).click();
  await settings
    .getByText(/^Setting (created|updated) successfully$/)
    .first()
    .waitFor();
  const page = await openAs(stage, locked, '/admin');
  await page.getByRole('heading', { name: 'Set up two-step sign-in to use the admin area' }).waitFor();
  await page.getByRole('link', { name: 'Set Up Two-Step Sign-In' }).click();
  await page
    .getByRole('region', { name: 'Two-step sign-in' })
    .getByRole('button', { name: 'Set Up App' })
    .click();
  const secret = (await page.getByTestId('app-key').textContent()) ?? '';
  await page.getByLabel('Six-digit code from your app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await visit(page, '/admin');
  await page.getByRole('tab', { name: 'Settings' }).waitFor();
  await settings.getByRole('switch', { name: 'Require two-step sign-in for admins' }).click();
  await settings.getByText('Setting updated successfully').first().waitFor();
  expect(stage.complaints.splice(0)).toEqual([]);
});
