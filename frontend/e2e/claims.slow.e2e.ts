import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LIVE_KEYS } from '../../backend/test/support/product/app.js';
import { violationsOf } from './support/accessibility.js';
import { DESKTOP, openAs, openStage, PHONE, picture, reload, type Stage, visit } from './support/stage.js';

const TABLET = { width: 768, height: 1024 };
const INVENTED = /Licensed and regulated|99% Success Rate|SOC 2|What Our Clients Say|within 24 hours/;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(LIVE_KEYS);
});
afterAll(() => stage.stop());

const LOOKS = [PHONE, TABLET, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme, width: viewport.width })),
);

async function expectSound(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await violationsOf(page)).toEqual([]);
}

describe('a site that takes real money', () => {
  it.each(LOOKS)('has whole pages without claims at $width, $colorScheme', async (look) => {
    const { width, colorScheme } = look;
    const page = await stage.open('/', look);
    for (const path of ['/', '/terms']) {
      await visit(page, path);
      expect(await page.locator('body').innerText()).not.toMatch(INVENTED);
      await expectSound(page, width);
      await picture(page, `claims-hidden-${path.slice(1) || 'home'}-${width}-${colorScheme}`);
    }
    await page.context().close();
  });

  it.each(LOOKS)('lists its claims for an admin at $width, $colorScheme', async (look) => {
    const page = await openAs(stage, await stage.product.admin(), '/admin?tab=content');
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize(look.viewport);
    await reload(page);
    await page.getByText('Not shown to visitors: 20 of 20 claims').waitFor();
    await expectSound(page, look.width);
    await page.getByRole('button', { name: 'Show all 20 claims' }).click();
    await expectSound(page, look.width);
    await picture(page, `claims-admin-${look.width}-${look.colorScheme}`);
    await page.context().close();
  });

  it('shows a claim to visitors once an admin has confirmed it with the switch', async () => {
    const visitor = await stage.open('/');
    const admin = await stage.product.admin();
    const page = await openAs(stage, admin, '/admin?tab=content');
    await page.getByRole('button', { name: 'Show all 20 claims' }).click();
    await page.getByLabel('Confirm: this is true. Licensed and regulated').click();
    await page.getByText('Claim confirmed', { exact: true }).waitFor();
    await page.getByText(`confirmed by ${admin.email}`).waitFor();
    await page.getByText('Not shown to visitors: 19 of 20 claims').waitFor();
    // the footer of the admin's own page follows without a new one
    await page.getByRole('contentinfo').getByText('Licensed and regulated').waitFor();
    await reload(visitor);
    await visitor.getByText('Licensed and regulated').waitFor();
    await visit(page, '/admin?tab=audit');
    await page.getByText(/Confirmed that “Licensed and regulated” is true/).waitFor();
  });

  it('counts a text as replaced once an admin has written another', async () => {
    const page = await openAs(stage, await stage.product.admin(), '/admin?tab=content&edit=hero_content');
    const dialog = page.getByRole('dialog');
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await preview.getByText('Transfer Your Contracts').waitFor();
    expect(await preview.getByText('99% Success Rate').count()).toBe(0);
    await dialog.getByLabel('indicator 3').getByLabel('Text').fill('12 transfers so far');
    await preview.getByText('12 transfers so far').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('1 replaced so far').waitFor();
    const visitor = await stage.open('/');
    await visitor.getByText('12 transfers so far').waitFor();
    expect(await visitor.getByText('5+ Years Trusted').count()).toBe(0);
  });

  it('no page logged an error', () => {
    expect(stage.complaints.splice(0)).toEqual([]);
  });
});

describe('words of a home', () => {
  it.each(LOOKS)('get a hint while typing at $width, $colorScheme', async (look) => {
    const page = await openAs(stage, await stage.product.member(), '/contracts/submit');
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize(look.viewport);
    await page.getByRole('radio', { name: 'Apartment' }).click();
    await page.getByLabel('Description').pressSequentially('Sunny. No Section 8, no kids.');
    await page.getByText('“No Section 8” may refuse or prefer people').waitFor();
    await page.getByText('“no kids” may refuse or prefer people').waitFor();
    await expectSound(page, look.width);
    await picture(page, `home-words-${look.width}-${look.colorScheme}`);
    await page.getByLabel('Description').fill('Sunny. Section 8 welcome.');
    await page.getByText('may refuse or prefer people').first().waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('are a line in the queue of admins', async () => {
    const holder = await stage.product.member();
    await holder.rest('POST', '/api/contracts', {
      ...{ title: 'Sunny one-bedroom', type: 'apartment', description: 'No kids, please.' },
      ...{ location: 'Newark, NJ', monthlyPayment: 180_000, remainingTermMonths: 9 },
    });
    const page = await openAs(stage, await stage.product.admin(), '/admin?tab=flagged');
    const row = page.getByRole('list', { name: 'Flagged contracts' }).getByRole('listitem');
    await row.getByText('fair-housing').waitFor();
    await row.getByText('“No kids” may refuse or prefer people because of their family.').waitFor();
    await picture(page, 'home-words-flagged');
  });

  it('no page logged an error', () => {
    expect(stage.complaints).toEqual([]);
  });
});
