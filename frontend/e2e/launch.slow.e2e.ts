import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { rest as launch } from '../../backend/test/support/launch.js';
import { dataOf } from '../../backend/test/support/lists.js';
import { restApi } from '../../backend/test/support/admin-apis.js';
import type { Person } from '../../backend/test/support/person.js';
import { MailServer } from '../../backend/test/support/servers/smtp.js';
import { violationsOf } from './support/accessibility.js';
import { DESKTOP, openAs, openStage, PHONE, picture, reload, type Stage } from './support/stage.js';

const TABLET = { width: 768, height: 1024 };
const LOOKS = [PHONE, TABLET, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme, width: viewport.width })),
);
const SUPPORT = 'help@handover.test';

const mails = new MailServer();
let stage: Stage;
let admin: Person;
beforeAll(async () => {
  await mails.start();
  stage = await openStage({ SMTP_URL: mails.url, MAIL_FROM: 'Handover <no-reply@example.com>' });
  admin = await stage.product.admin();
  dataOf(await restApi.createSetting(admin, { key: 'contact_email', value: SUPPORT, category: 'contact' }));
});
afterAll(async () => {
  await stage.stop();
  await mails.stop();
});

async function expectSound(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await violationsOf(page)).toEqual([]);
}
const group = (page: Page, name: RegExp) => page.getByRole('region', { name });

it('an admin waives a check with a reason, which stays beside it, and takes the waiver back', async () => {
  const page = await openAs(stage, admin, '/admin?tab=launch');
  await page.getByText('4 of 17 done').waitFor();
  await group(page, /^Open/).getByRole('button', { name: 'Waive: Legal texts of your own' }).click();
  const dialog = page.getByRole('dialog', { name: 'Waive: Legal texts of your own' });
  await dialog.getByText('Still as shipped: Terms of Service and Privacy Policy.').waitFor();
  await dialog.getByLabel('Reason').fill('Our lawyer reads them next week.');
  expect(await violationsOf(page)).toEqual([]);
  await picture(page, 'launch-waive');
  await dialog.getByRole('button', { name: 'Waive' }).click();
  await page.getByText('4 of 17 done, 1 waived').waitFor();
  const waived = group(page, /^Waived/);
  await waived
    .getByText(`Waived by ${admin.email}`)
    .getByText('“Our lawyer reads them next week.”')
    .waitFor();
  await waived.getByRole('button', { name: /^Take back/ }).click();
  await waived.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('Waived the launch check').getByRole('link', { name: 'Legal texts' }).waitFor();
  await page.context().close();
});

it('each check that has a page leads to it', async () => {
  const page = await openAs(stage, admin, '/admin?tab=launch');
  await group(page, /^Open/).getByRole('link', { name: 'Admin > States' }).click();
  await page.getByRole('heading', { name: 'States', exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'I have reviewed the states' }).click();
  await page.getByText('5 of 17 done').waitFor();
  await page.context().close();
});

it('a test email arrives, and its code is typed', async () => {
  const page = await openAs(stage, admin, '/admin?tab=launch');
  await page.getByRole('button', { name: 'Send a test email' }).click();
  const { mail } = await mails.mailTo(SUPPORT);
  const [code = ''] = /\d{4} \d{4}/.exec(mail.subject ?? '') ?? [];
  const dialog = page.getByRole('dialog', { name: 'Code of the test email' });
  await dialog.getByLabel('Code').fill('0000 0000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('This code is wrong, used or older than 1 day.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await group(page, /^Done/).getByText(`A mail reached ${SUPPORT}`).waitFor();
  await page.context().close();
});

describe('the tab', () => {
  beforeAll(async () => {
    dataOf(await launch.waive(admin, 'legal-texts', 'Our lawyer reads them next week.'));
  });

  it.each(LOOKS)('fits at $width, $colorScheme', async (look) => {
    const page = await openAs(stage, admin, '/admin?tab=launch');
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize(look.viewport);
    await reload(page);
    await page.getByText('6 of 17 done, 1 waived').waitFor();
    await expectSound(page, look.width);
    await page.evaluate(() => window.scrollTo(0, 0));
    await picture(page, `launch-${look.width}-${look.colorScheme}`);
    await page.context().close();
  });

  it('says if the server does not answer, and looks again', async () => {
    const page = await openAs(stage, admin, '/admin?tab=overview');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('LaunchChecks') ? route.abort() : route.continue(),
    );
    await page.getByRole('tab', { name: 'Launch' }).click();
    await page.getByText("Couldn't look at the site").waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('6 of 17 done, 1 waived').waitFor();
    await page.context().close();
  });

  it('no page logged an error', () => {
    expect(stage.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });
});
