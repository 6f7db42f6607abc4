import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shiftDay } from '@handover/domain/days';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import type { Page } from 'playwright-core';
import { Visits } from '../../backend/src/visits/visits.js';
import type { Person } from '../../backend/test/support/person.js';
import { violationsOf } from './support/accessibility.js';
import { DESKTOP, openStage, PHONE, picture, signInAs, type Stage, visit } from './support/stage.js';

let stage: Stage;
let admin: Person;
beforeAll(async () => {
  stage = await openStage();
  admin = await stage.product.admin();
});
afterAll(() => stage.stop());

const TABLET = { width: 768, height: 1024 };
const LOOKS = [PHONE, TABLET, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

/** Opens the overview as an admin with a screen of this size and color. */
async function overview(look: (typeof LOOKS)[number], address: string): Promise<Page> {
  const page = await stage.open('/robots.txt', look);
  await signInAs(stage, page, admin);
  await visit(page, address);
  return page;
}

async function faultsOf(page: Page): Promise<object> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return { violations: await violationsOf(page), tooWide: Math.max(0, tooWide) };
}

const today = () => new Date().toISOString().slice(0, 10);

/** What the job would have counted on the 90 days before yesterday. */
async function countedDays(): Promise<void> {
  const { database } = stage.product;
  for (let ago = 3; ago <= 90; ago++) {
    const numbers = Object.fromEntries(
      CONTRACT_TYPES.flatMap((type, at) => {
        const base = (ago * 7 + at * 5) % 11;
        return [
          [`seen:${type}`, 40 + base * 6],
          [`asked:${type}`, base],
          [`paid:sandbox:${type}`, base % 4],
          [`buyer-days:sandbox:${type}:${4 + base * (at + 1)}`, base % 4],
          [`accepted:${type}`, base % 3],
          [`handed-over:${type}`, base % 2],
          [['ended:holder-silent', 'ended:not-approved', 'ended:buyer-withdrew'][base % 3], 1],
        ];
      }),
    );
    await database.query(
      `insert into overview_days (day, numbers, rules, counted_at) values ($1, $2, 4, now())
       on conflict (day) do update set numbers = excluded.numbers`,
      [shiftDay(today(), -ago), numbers],
    );
  }
  for (const [kind, name, visits] of [
    ['referrer', 'www.google.com', 1_240],
    ['referrer', 'direct', 880],
    ['referrer', `${'a-long-name-of-a-forum.'.repeat(3)}example.com`, 61],
    ['referrer', 'other', 12],
    ['utm-source', 'newsletter', 230],
    ['utm-source', 'spring-2026', 41],
  ])
    await database.query(
      'insert into visit_sources values (current_date, $1, $2, $3) on conflict (day, kind, name) do update set visits = excluded.visits',
      [kind, name, visits],
    );
}

it('an overview without figures says so, and is accessible', async () => {
  await stage.product.database.query('delete from visit_sources');
  const page = await overview({ viewport: PHONE, colorScheme: 'light' }, '/admin?tab=overview');
  await page.getByText('Nothing was bought in these weeks yet.').waitFor();
  await page.getByText('No transfer was cancelled in these weeks.').waitFor();
  expect(await faultsOf(page)).toEqual({ violations: [], tooWide: 0 });
  await page.context().close();
});

describe('with figures', () => {
  beforeAll(countedDays);

  it.each(LOOKS)('is accessible and fits at $viewport.width in $colorScheme', async (look) => {
    const name = `figures-${look.viewport.width}-${look.colorScheme}`;
    const page = await overview(look, '/admin?tab=overview&days=90');
    const table = page.getByRole('table', { name: 'Funnel by week' });
    await table.waitFor();
    try {
      expect(await faultsOf(page)).toEqual({ violations: [], tooWide: 0 });
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
    } catch (error) {
      await picture(page, name);
      throw error;
    }
    await page.context().close();
  });

  it('shows one type, and downloads what it shows', async () => {
    const page = await overview({ viewport: DESKTOP, colorScheme: 'light' }, '/admin?tab=overview&days=30');
    const total = page.getByRole('table', { name: 'Funnel by week' }).getByRole('row').nth(1);
    const all = await total.innerText();
    await page.getByLabel('Type of contract').selectOption('loan');
    await page.waitForURL(/kind=loan/);
    expect(await total.innerText()).not.toBe(all);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV: From the first look to the handover' }).click();
    expect((await waiting).suggestedFilename()).toMatch(/^handover-funnel-[\d-]+\.csv$/);
    await page.context().close();
  });

  it('counts a visitor who follows a link, and says where from', async () => {
    const visitor = await stage.open('/robots.txt');
    await visitor.goto('/contracts?utm_source=Spring-Fair', { referer: 'https://partner.example.com/page' });
    // from the site itself
    await visitor.getByRole('link', { name: 'Back to Home' }).click();
    await visitor.reload();
    await stage.product.app.get(Visits).flush();
    const page = await overview({ viewport: DESKTOP, colorScheme: 'light' }, '/admin?tab=overview&days=7');
    const row = (table: string, name: string) =>
      page.getByRole('table', { name: table }).getByRole('row', { name }).innerText();
    expect(await row('Visits by site', 'partner.example.com')).toMatch(/\s1$/);
    expect(await row('Visits by utm_source', 'spring-fair')).toMatch(/\s1$/);
    await page.context().close();
  });
});
