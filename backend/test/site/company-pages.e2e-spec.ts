import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listContract, type ContractWords } from '../factories/contract.js';
import { rest, type RuleWords, type SubjectWords } from '../support/contracts/rules.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

let product: TestApp;
let admin: Person;
let holder: Person;
beforeAll(async () => {
  product = await startApp();
  [admin, holder] = [await product.admin(), await product.member()];
});
afterAll(() => product.stop());

async function company(words: SubjectWords, rule?: RuleWords) {
  const subject = dataOf(await rest.save(admin, words));
  if (rule) dataOf(await rest.publish(admin, dataOf(await rest.saveRule(admin, subject.id, rule))));
  return subject;
}

async function page(path: string) {
  const response = await fetch(product.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    title: /<title>(.*?)<\/title>/.exec(text)?.[1],
    canonical: /rel="canonical" href="(.*?)"/.exec(text)?.[1]?.replace('&amp;', '&'),
    isIndexed: !text.includes('content="noindex"'),
    /** What people read without JavaScript. */
    body: text
      .slice(text.indexOf('<body'))
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  };
}
const listOf = (slug: string, more = '') => `/contracts?type=car-lease&company=${slug}${more}`;

it('a company with a published rule has a page of its own, also without a contract', async () => {
  await company({ slug: 'ruled', name: 'Ruled Leasing' }, { values: { notInLastMonths: 6 } });
  const shown = await page(listOf('ruled'));
  expect(shown).toMatchObject({
    ...{ status: 200, isIndexed: true },
    title: expect.stringMatching(/^Ruled Leasing: lease transfer rules, fee and time · /),
    canonical: expect.stringMatching(/\/contracts\?type=car-lease&company=ruled$/),
  });
  for (const text of ['What Ruled Leasing asks', 'Not in the last: 6 months', 'acme.example'])
    expect(shown.body.replace(/ :/g, ':')).toContain(text);
  expect((await page(listOf('ruled', '&payment=1-9'))).isIndexed).toBe(false);
  expect((await page('/contracts?company=ruled')).isIndexed).toBe(false);
});

it('without a rule it is only a list, which others do not find', async () => {
  await company({ slug: 'unruled', name: 'Unruled Leasing' });
  const facts = { thirdParty: 'Unruled Leasing' };
  await listContract(holder, { title: 'Lease of nobody', facts } as Partial<ContractWords>);
  const shown = await page(listOf('unruled'));
  expect(shown).toMatchObject({ status: 200, isIndexed: false });
  expect(shown.body).toContain('Lease of nobody');
  expect(shown.body).not.toContain('What Unruled Leasing asks');
  expect((await page(listOf('no-such-company'))).status).toBe(404);
});

it('a merged company sends to the one that replaces it', async () => {
  const [old, { id }] = [
    await company({ slug: 'old-name', name: 'Old Name' }),
    await company({ slug: 'new-name', name: 'New Name' }, { values: { allowed: 'yes' } }),
  ];
  dataOf(await rest.merge(admin, old.id, id));
  expect(await page(listOf('old-name', '&sort=payment'))).toMatchObject({
    ...{ status: 301, location: listOf('new-name', '&sort=payment') },
  });
});

it('the companies of a type are a table that links order', async () => {
  await company(
    { slug: 'costly', name: 'Costly Loans', types: ['loan'] },
    { type: 'loan', values: { feeMin: 90_000, feeMax: 90_000, allowed: 'depends' } },
  );
  await company(
    { slug: 'dear', name: 'Dear Cheap Loans', types: ['loan'] },
    { type: 'loan', values: { feeMax: 5_000, feePaidBy: 'buyer', decisionDaysMax: 9 } },
  );
  const view = '/contracts?type=loan&view=companies';
  const shown = await page(view);
  expect(shown).toMatchObject({ status: 200, isIndexed: true, canonical: expect.stringContaining(view) });
  for (const text of [
    'It depends',
    '$900.00',
    'up to $50.00, paid by the buyer',
    'up to 9 days',
    'Not known',
  ])
    expect(shown.body).toContain(text);
  const isCostlyFirst = async (by: string) => {
    const { body, canonical } = await page(`${view}&by=${by}`);
    expect(canonical).toMatch(/view=companies$/);
    return body.indexOf('Costly Loans') < body.indexOf('Dear Cheap Loans');
  };
  expect([await isCostlyFirst('name'), await isCostlyFirst('fee'), await isCostlyFirst('-fee')]).toEqual([
    ...[true, false, true],
  ]);
  expect((await page('/contracts?type=timeshare&view=companies')).isIndexed).toBe(false);
});

it('search engines find these pages in the site map, and may read them', async () => {
  const [map, robots] = await Promise.all(
    ['/sitemap.xml', '/robots.txt'].map(async (path) => (await fetch(product.url + path)).text()),
  );
  for (const path of [
    '/contracts?type=car-lease&amp;view=companies',
    '/contracts?type=car-lease&amp;company=ruled',
    '/contracts?type=loan&amp;company=costly',
  ])
    expect(map).toContain(`${path}</loc>`);
  for (const path of ['company=unruled', 'company=old-name', 'type=timeshare'])
    expect(map).not.toContain(path);
  const isAllowed = robotsRule(robots ?? '');
  expect(isAllowed(listOf('ruled'))).toBe(true);
  expect(isAllowed('/contracts?type=loan&view=companies')).toBe(true);
  for (const path of [
    listOf('ruled', '&payment=1-9'),
    '/contracts?type=loan&view=companies&by=fee',
    '/contracts?type=loan&make=Honda',
  ])
    expect([path, isAllowed(path)]).toEqual([path, false]);
});

/** The longest pattern that matches decides, and of two equally long ones the one that allows (RFC 9309). */
function robotsRule(text: string): (path: string) => boolean {
  const lines = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, word, pattern = '']) => ({
    isAllowed: word === 'Allow',
    length: pattern.length,
    matches: new RegExp(`^${pattern.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`),
  }));
  return (path) =>
    lines
      .filter(({ matches }) => matches.test(path))
      .toSorted((a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed))[0]?.isAllowed ??
    true;
}
