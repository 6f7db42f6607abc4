import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_CONTENT } from '../../src/content/content.service.js';
import { apis, restApi } from '../support/admin-apis.js';
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
beforeEach(async () => {
  for (const { key } of dataOf(await restApi.content(admin))) await restApi.deleteSetting(admin, key);
});

describe.each(apis)('content through $name', (api) => {
  it('is public, and empty before it is initialized', async () => {
    expect(await api.content(product.visitor())).toEqual({ ok: true, data: [] });
  });

  it('initializes the four sections once', async () => {
    expect(await api.initializeContent(admin)).toEqual({
      ok: true,
      data: { message: expect.any(String), created: 4, skipped: 0 },
    });
    expect(await api.initializeContent(admin)).toMatchObject({ data: { created: 0, skipped: 4 } });
    const content = dataOf(await api.content(product.visitor()));
    expect(Object.fromEntries(content.map(({ key, category }) => [key, category]))).toEqual({
      hero_content: 'hero',
      services_content: 'services',
      how_it_works_content: 'landing',
      trust_safety_content: 'trust-safety',
    });
    expect(Object.keys(content[0] ?? {}).sort()).toEqual(['category', 'key', 'value']);
  });

  it('creates missing sections and overwrites nothing', async () => {
    await api.createSetting(admin, { key: 'hero_content', value: 'not even JSON', category: 'hero' });
    expect(await api.initializeContent(admin)).toMatchObject({ data: { created: 3, skipped: 1 } });
    const content = dataOf(await api.content(product.visitor()));
    expect(content.find(({ key }) => key === 'hero_content')?.value).toBe('not even JSON');
  });

  it('initializes once if two admins do it concurrently', async () => {
    const results = await Promise.all(Array.from({ length: 4 }, () => api.initializeContent(admin)));
    const created = results.map((outcome) => dataOf(outcome).created);
    expect(created.reduce((sum, n) => sum + n)).toBe(4);
  });

  it('shows a change at once, despite the cache', async () => {
    await api.createSetting(admin, { key: 'site_title', value: 'One' });
    const shown = async () =>
      dataOf(await api.content(product.visitor())).find(({ key }) => key === 'site_title')?.value;
    expect(await shown()).toBe('One');
    for (let n = 0; n < 20; n++) {
      // another request reads it during the write
      const [changed] = await Promise.all([
        api.updateSetting(admin, 'site_title', { value: `Title ${n}` }),
        shown(),
        shown(),
      ]);
      dataOf(changed);
      expect(await shown()).toBe(`Title ${n}`);
    }
    await api.deleteSetting(admin, 'site_title');
    expect(await shown()).toBeUndefined();
  });

  it('can be initialized by admins only', async () => {
    expect(await api.initializeContent(product.visitor())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await api.initializeContent(await product.member())).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('has the default texts of the landing page', () => {
  const of = (key: string) =>
    JSON.parse(DEFAULT_CONTENT.find((entry) => entry.key === key)?.value ?? 'null') as Record<
      string,
      Record<string, string>[] | undefined
    >;
  expect(of('hero_content')).toMatchObject({
    title: 'Transfer Your Contracts',
    subtitle: 'With Confidence',
    primaryButtonText: 'Transfer My Contract',
    secondaryButtonText: 'Take Over a Contract',
    trustIndicators: [
      { text: '5+ Years Trusted' },
      { text: '10,000+ Successful Transfers' },
      { text: '99% Success Rate' },
    ],
  });
  expect(of('services_content').services?.map(({ title }) => title)).toEqual([
    'Car Lease Transfers',
    'Apartment Transfers',
    'Mortgage Assumptions',
    'Timeshare Transfers',
    'Loan Transfers',
  ]);
  expect(of('how_it_works_content').steps?.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '01 Submit & Verify',
    '02 Match & Review',
    '03 Transfer & Complete',
  ]);
  expect(of('trust_safety_content').features?.map(({ title }) => title)).toEqual([
    'Bank-Level Security',
    'Legal Compliance',
    'Identity Verification',
    'Success Guarantee',
  ]);
  expect(of('trust_safety_content').testimonials).toHaveLength(3);
});
