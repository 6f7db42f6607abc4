import { CLAIM_KEYS, claimOf } from '@handover/domain/claims/claims';
import { SUBMIT_CLAIM, TERMS_CLAIMS } from '@handover/domain/claims/claims-in-code';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LocalQueries } from '../../src/graphql/documents.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { listContract } from '../factories/contract.js';
import { rest } from '../support/claims-apis.js';
import { LIVE_KEYS, startApp, type TestApp } from '../support/product/app.js';
import { mailTo } from '../support/product/stored-mails.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';

const TEXTS = CLAIM_KEYS.flatMap((key) => claimOf(key).texts);
/** Parts of claims, and promises that stand in the code, however they are worded. */
const INVENTED =
  /licensed and regulated|SOC 2|256-bit|\d+% (?:success|verified)|10,000\+|money-back|attorney|bank-level|5\+ years|within 24 hours|what our clients say|Sarah M\.|we (?:help to verify|coordinate)|we verify the details|credit check of|verification of income/i;
const PLACEHOLDERS = ['(800) 555-0142', 'support@handover.example.com'];

let product: TestApp;

const unescaped = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&');

/** A page with its head, its data and its JSON-LD; empty if the address is no page. */
async function textOf(path: string, as: Person): Promise<string> {
  const headers = { accept: 'text/html', cookie: as.cookie };
  const response = await fetch(product.url + path, { headers, redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.includes('html');
  return isPage ? unescaped(await response.text()) : '';
}

/** All pages that links lead to, from the first page on. */
async function crawl(as: Person): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = ['/', '/contracts/submit', '/nowhere'];
  for (let path = waiting.shift(); path !== undefined && pages.size < 80; path = waiting.shift()) {
    if (pages.has(path)) continue;
    pages.set(path, await textOf(path, as));
    const links = [...(pages.get(path) ?? '').matchAll(/href="(\/(?!api\/(?!login)|assets|media)[^"#]*)/g)];
    waiting.push(...links.map(([, to]) => to!));
  }
  return new Map([...pages].filter(([, text]) => text));
}

async function start(settings: Readonly<Record<string, string>> = {}) {
  product = await startApp(settings);
  const member = await product.member();
  await listContract(member);
  return { member, visitor: product.visitor() };
}

describe('a site that takes real money', () => {
  let people: Record<'member' | 'visitor', Person>;
  beforeAll(async () => {
    people = await start(LIVE_KEYS);
  });
  afterAll(() => product.stop());

  it.each(['visitor', 'member'] as const)('shows a %s no claim on any page', async (who) => {
    const pages = await crawl(people[who]);
    expect(pages.size).toBeGreaterThan(who === 'member' ? 14 : 10);
    for (const path of ['/', '/terms', '/privacy', '/contracts', '/contracts/submit'])
      expect([...pages.keys()]).toContain(path);
    for (const [path, text] of pages) {
      expect([path, INVENTED.exec(text)?.[0]]).toEqual([path, undefined]);
      for (const claim of TEXTS) expect([path, claim, text.includes(claim)]).toEqual([path, claim, false]);
    }
  });

  it('has whole pages: headings, cards and the fee rule stay', async () => {
    const home = await textOf('/', people.visitor);
    for (const text of ['Transfer Your Contracts', 'Our Services', 'How It Works', 'Trust & Safety'])
      expect(home).toContain(text);
    expect(home).toContain('Confirmed email addresses are marked');
    expect(home).toContain('One rule if a transfer ends early.');
    expect(home).not.toContain('aria-label="Track record"');
    expect(home).not.toMatch(/<h3><\/h3>|<li[^>]*><\/li>|<ul[^>]*><\/ul>/);
    expect(await textOf('/terms', people.visitor)).toContain('We cannot promise that consent.');
  });

  it('claims nothing in its manifest, its mails and its API', async () => {
    const { visitor, member } = people;
    const manifest = await fetch(`${product.url}/manifest.webmanifest`);
    expect(await manifest.text()).not.toMatch(INVENTED);
    await visitor.rest('POST', '/api/contact', { name: 'Ada', email: 'ada@example.com', message: 'Hello' });
    for (const [to, subject] of [
      ['support@handover.example.com', /Contact request/],
      [member.email, /./],
    ] as const) {
      const { text, html } = await mailTo(product, to, subject);
      expect(`${text}${html}`).not.toMatch(INVENTED);
    }
    const { body } = await visitor.rest('GET', '/api/content');
    expect(JSON.stringify(body)).not.toMatch(INVENTED);
  });

  it('shows a claim on cached pages as soon as it is confirmed, and hides it as soon as it is not', async () => {
    const admin = await product.admin();
    const footers = async (isShown: boolean) => {
      for (const path of ['/', '/terms', '/contracts', '/nowhere'])
        for (const as of [people.visitor, people.member])
          expect([path, (await textOf(path, as)).includes('Licensed and regulated')]).toEqual([
            path,
            isShown,
          ]);
    };
    await footers(false);
    for (const confirmed of [true, false]) {
      dataOf(await rest.setClaim(admin, 'footer-line', confirmed));
      await footers(confirmed);
    }
  });
});

describe('a site that takes real money and cannot read its settings', () => {
  let visitor: Person;
  beforeAll(async () => {
    ({ visitor } = await start(LIVE_KEYS));
  });
  afterAll(() => product.stop());
  afterEach(() => void jest.restoreAllMocks());

  it('shows whole pages without claims', async () => {
    jest.spyOn(SettingsService.prototype, 'all').mockRejectedValue(new Error('no connection'));
    const home = await textOf('/', visitor);
    expect(home).toContain('Transfer Your Contracts');
    expect(home).toContain('Our Services');
    expect(home).not.toMatch(INVENTED);
  });

  it('claims nothing in the bare shell of a page that could not be rendered, either', async () => {
    jest.spyOn(LocalQueries.prototype, 'run').mockImplementation(() => {
      throw new Error('no queries');
    });
    const home = await textOf('/', visitor);
    expect(home).toContain('Transfer Your Contracts');
    expect(home).not.toMatch(INVENTED);
  });
});

describe.each([
  ['the sandbox', {}],
  [
    'production without real money',
    { NODE_ENV: 'production', METRICS_TOKEN: 'a token', PAYMENTS_SANDBOX: 'true' },
  ],
])('%s', (_, settings) => {
  let people: Record<'member' | 'visitor', Person>;
  beforeAll(async () => {
    people = await start(settings);
  });
  afterAll(() => product.stop());

  it('shows each text as it is shipped', async () => {
    const home = await textOf('/', people.visitor);
    const elsewhere = [SUBMIT_CLAIM, ...TERMS_CLAIMS.map(({ claim }) => claim.trim())];
    for (const text of TEXTS.filter((claim) => !elsewhere.includes(claim))) expect(home).toContain(text);
    for (const text of ['We reply within 24 hours', 'What Our Clients Say', ...PLACEHOLDERS])
      expect(home).toContain(text);
    const terms = await textOf('/terms', people.visitor);
    for (const { claim } of TERMS_CLAIMS) expect(terms).toContain(claim);
    expect(terms).toContain('Call or write to our support, we answer within 24 hours.');
    expect(await textOf('/contracts/submit', people.member)).toContain(SUBMIT_CLAIM);
  });

  it('has the footer line on each page', async () => {
    for (const [path, text] of await crawl(people.member))
      expect([path, text.includes('Licensed and regulated')]).toEqual([path, true]);
  });
});
