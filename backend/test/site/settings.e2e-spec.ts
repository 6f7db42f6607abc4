import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { apis, graphqlApi } from '../support/admin-apis.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());
afterEach(() => product.database.query('delete from settings'));

const PHONE = { key: 'company_phone', value: '(800) 555-0100', description: 'Support', category: 'contact' };

describe.each(apis)('settings through $name', (api) => {
  it('creates, edits, lists and deletes a setting', async () => {
    const made = dataOf(await api.createSetting(admin, PHONE));
    expect(made).toEqual({ ...PHONE, id: expect.any(String), updatedAt: expect.stringMatching(/Z$/) });
    expect(dataOf(await api.settings(admin))).toEqual({ items: [made], next: null });

    const changed = dataOf(await api.updateSetting(admin, PHONE.key, { value: 'call us' }));
    expect(changed).toEqual({ ...made, value: 'call us', updatedAt: expect.any(String) });
    expect(changed.updatedAt >= made.updatedAt).toBe(true);
    const bare = dataOf(await api.updateSetting(admin, PHONE.key, { value: 'call us', description: ' ' }));
    expect(bare.description).toBeNull();

    expect(dataOf(await api.deleteSetting(admin, PHONE.key))).toEqual({ success: true });
    expect(dataOf(await api.settings(admin)).items).toEqual([]);
  });

  it('gives a setting without a category the category general', async () => {
    const made = dataOf(await api.createSetting(admin, { key: 'a.b-c_D', value: '1' }));
    expect(made).toMatchObject({ category: 'general', description: null });
  });

  it('keeps every category of the site', async () => {
    for (const category of ['general', 'landing', 'contact', 'hero', 'services', 'trust-safety', 'social'])
      expect(dataOf(await api.createSetting(admin, { key: category, value: 'x', category })).category).toBe(
        category,
      );
  });

  it('refuses a key that exists, also if two admins create it concurrently', async () => {
    await api.createSetting(admin, PHONE);
    expect(await api.createSetting(admin, PHONE)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      fields: { key: 'A setting with this key exists already.' },
    });
    const race = await Promise.all(
      Array.from({ length: 6 }, () => api.createSetting(admin, { key: 'raced', value: 'x' })),
    );
    expect(race.map((outcome) => outcome.code ?? 'made').sort()).toEqual([
      ...Array(5).fill('CONFLICT'),
      'made',
    ]);
  });

  it.each([
    ['a blank key', { ...PHONE, key: ' ' }, 'key'],
    ['a key with spaces', { ...PHONE, key: 'company phone' }, 'key'],
    ['a key with a slash', { ...PHONE, key: 'a/b' }, 'key'],
    ['a key of 101 characters', { ...PHONE, key: 'k'.repeat(101) }, 'key'],
    ['a blank value', { ...PHONE, value: ' \n' }, 'value'],
    ['a value of 50,001 characters', { ...PHONE, value: 'v'.repeat(50_001) }, 'value'],
    ['a control character', { ...PHONE, value: 'a\u0007b' }, 'value'],
    ['a description of 501 characters', { ...PHONE, description: 'd'.repeat(501) }, 'description'],
  ])('refuses %s', async (_, input, field) => {
    const outcome = await api.createSetting(admin, input);
    expect(outcome).toMatchObject({ ok: false, code: 'VALIDATION', fields: { [field]: expect.any(String) } });
  });

  it.each([
    ['contact_email', 'support', /email address/],
    ['contact_email', 'a@example.com, b@example.com', /email address/],
    ['contact_email', 'a@example.com\nBcc: b@example.com', /email address/],
    ['site_title', 'Hand\nover', /single line/],
    ['company_phone', '(800) 555-0100\r\nX: y', /single line/],
    ['social_content', '{"facebook": "javascript:alert(1)"}', /facebook must begin with http/],
    ['social_content', '{"facebook": "", "youtube": "youtube.com/us"}', /youtube must begin with http/],
    ['social_content', '{"twitter": 5}', /twitter must begin with http/],
    ['accept_hours', '23', /hours from 24 to 168/],
    ['accept_hours', '1e2', /hours from 24 to 168/],
    ['market_rate_mortgage', '6.5%', /percentage from 0 to 40/],
    ['market_rate_loan', '41', /percentage from 0 to 40/],
  ])('refuses %s as %j, made or changed', async (key, value, text) => {
    const refusal = { code: 'VALIDATION', fields: { value: expect.stringMatching(text) } };
    expect(await api.createSetting(admin, { key, value })).toMatchObject(refusal);
    const good = {
      contact_email: ' a@example.com ',
      social_content: '{"facebook": "https://x.example/us"}',
      accept_hours: '48',
      market_rate_mortgage: '6.875',
      market_rate_loan: '9',
    };
    dataOf(await api.createSetting(admin, { key, value: good[key as 'contact_email'] ?? 'Ours' }));
    expect(await api.updateSetting(admin, key, { value })).toMatchObject(refusal);
  });

  it('accepts empty links, and content that is not JSON', async () => {
    dataOf(
      await api.createSetting(admin, { key: 'social_content', value: '{"facebook": "", "youtube": null}' }),
    );
    dataOf(await api.updateSetting(admin, 'social_content', { value: 'no JSON' }));
  });

  it('keeps a long JSON text with line breaks as it is', async () => {
    const value = JSON.stringify({ text: 'ü 漢 🚗 '.repeat(3_000) }, null, 2);
    expect(dataOf(await api.createSetting(admin, { key: 'long', value })).value).toBe(value);
  });

  it('answers NOT_FOUND for an unknown key', async () => {
    for (const key of ['nobody', '../users', "' or 1=1", 'x'.repeat(2_000)]) {
      expect(await api.updateSetting(admin, key, { value: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.deleteSetting(admin, key)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('creates the default settings once and never overwrites one', async () => {
    await api.createSetting(admin, { key: 'site_title', value: 'Ours' });
    expect(dataOf(await api.initializeSettings(admin))).toMatchObject({ created: 4, skipped: 1 });
    expect(dataOf(await api.initializeSettings(admin))).toMatchObject({ created: 0, skipped: 5 });
    const { items } = dataOf(await api.settings(admin));
    expect(items.map(({ key }) => key).sort()).toEqual([
      'company_phone',
      'contact_email',
      'hero_subtitle',
      'hero_title',
      'site_title',
    ]);
    expect(items.find(({ key }) => key === 'site_title')?.value).toBe('Ours');
  });

  it('is for admins only', async () => {
    const member = await product.member();
    for (const [who, code] of [
      [product.visitor(), 'UNAUTHENTICATED'],
      [member, 'FORBIDDEN'],
    ] as const) {
      expect(await api.settings(who)).toMatchObject({ code });
      expect(await api.createSetting(who, PHONE)).toMatchObject({ code });
      expect(await api.updateSetting(who, PHONE.key, { value: 'x' })).toMatchObject({ code });
      expect(await api.deleteSetting(who, PHONE.key)).toMatchObject({ code });
      expect(await api.initializeSettings(who)).toMatchObject({ code });
    }
  });
});

it('pages the settings in GraphQL without gaps or repeats', async () => {
  const keys = Array.from({ length: 5 }, (_, n) => `key${n}`);
  for (const key of keys) await graphqlApi.createSetting(admin, { key, value: 'x' });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = dataOf(await graphqlApi.settings(admin, { first: 2, after }));
    seen.push(...page.items.map(({ key }) => key));
    after = page.next ?? undefined;
  } while (after);
  expect(seen.sort()).toEqual(keys);
});

it('answers REST with the documented statuses', async () => {
  const status = async (method: string, path: string, body?: unknown) =>
    (await admin.rest(method, `/api/admin/settings${path}`, body)).status;
  expect(await status('POST', '', PHONE)).toBe(201);
  expect(await status('POST', '', PHONE)).toBe(409);
  expect(await status('POST', '', { key: 'x' })).toBe(400);
  expect(await status('POST', '', { ...PHONE, key: 'y', category: 'none' })).toBe(400);
  expect(await status('POST', '', { ...PHONE, key: 'y', value: { json: true } })).toBe(400);
  expect(await status('PUT', '/company_phone', { value: 'x', description: 'y', extra: 1 })).toBe(200);
  expect(await status('PUT', '/nobody', { value: 'x' })).toBe(404);
  expect(await status('DELETE', '/company_phone')).toBe(200);
  expect(await status('DELETE', '/company_phone')).toBe(404);
  expect(await status('POST', '/initialize')).toBe(200);
  expect(await status('POST', '/initialize-content')).toBe(200);
});
