import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Person } from '../../backend/test/support/person.js';
import { openStage, PHONE, picture, signInAs, type Stage, visit } from './support/stage.js';

/** Each marks the page if it runs, or violates the content security policy. */
const XSS = [
  '<script>window.owned=1</script>',
  '"><img src=x onerror=window.owned=2>',
  "'><svg/onload=window.owned=3>",
  '</script><script>window.owned=4</script>',
  '</textarea></title><iframe srcdoc="<script>parent.owned=5</script>">',
  '<!--head--><!--state--><script nonce="">window.owned=6</script>',
  'javascript:window.owned=7',
  '{{constructor.constructor("window.owned=8")()}}',
  '\u2028</script><base href="http://127.0.0.1:9/">',
  '<style>*{display:none}</style><link rel=stylesheet href=http://127.0.0.1:9/x.css>',
].join(' ');
const UNBROKEN = 'W'.repeat(150);
const BIDI = '\u202e\u2066evil\u2069 txt.exe \u202b\u200f';
const ZALGO = 'Z\u0351\u034b\u0300\u0301\u0302\u0303\u0304'.repeat(18);
const ALL = `${XSS} ${UNBROKEN} ${ZALGO}`;
const line = (text: string, most = 200) => text.replace(/\s+/g, ' ').slice(0, most);

let stage: Stage;
let admin: Person;
const contracts: string[] = [];

beforeAll(async () => {
  stage = await openStage();
  admin = await stage.product.admin();
  await fill();
}, 120_000);
afterAll(() => stage.stop());

/** Hostile text in every field that users can write. */
async function fill(): Promise<void> {
  const must = async (method: string, path: string, body: object, as = admin) => {
    const { status, body: answer } = await as.rest<{ id: string }>(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  await must('PATCH', '/api/user/profile', { firstName: line(XSS, 100), lastName: line(ZALGO, 100) });
  const titles = [line(XSS), line(UNBROKEN), line(ZALGO), line(`</title>${XSS}`), 'Old and reordered'];
  for (const title of titles) {
    const made = await must('POST', '/api/contracts', {
      title,
      type: 'car-lease',
      description: ALL,
      location: title,
      monthlyPayment: 1_000_000_000,
      remainingTermMonths: 600,
    });
    contracts.push(made.id);
    for (const message of [XSS, UNBROKEN.repeat(5), ZALGO, 'javascript:window.owned=9'])
      await must('POST', `/api/contracts/${made.id}/chat`, { message });
  }
  // The API refuses characters that change the reading direction; the rows simulate older data.
  const { database } = stage.product;
  const old = contracts.at(-1);
  await database.query('update contracts set title = $2, description = $2, location = $2 where id = $1', [
    old,
    BIDI,
  ]);
  await database.query('update messages set message = $2 where contract_id = $1', [old, BIDI]);
  await must('POST', '/api/contact', {
    name: line(XSS, 100),
    email: 'x@example.com',
    phone: '555-0100',
    message: ALL,
  });
  const setting = (key: string, value: unknown, category: string) =>
    must('POST', '/api/admin/settings', {
      key,
      value: typeof value === 'string' ? value : JSON.stringify(value),
      description: line(XSS, 400),
      category,
    });
  for (const [key, category] of [
    ['site_title', 'general'],
    ['hero_title', 'hero'],
    ['hero_subtitle', 'hero'],
    ['company_phone', 'contact'],
  ] as const)
    await setting(key, line(ALL, 300).replace(/\p{Cc}/gu, ''), category);
  // Admins can no longer save these; the rows simulate older data.
  const oldSetting = (key: string, value: string, category: string) =>
    stage.product.database.query('insert into settings (key, value, category) values ($1, $2, $3)', [
      key,
      value,
      category,
    ]);
  await oldSetting('contact_email', line(ALL, 300), 'contact');
  await setting(
    'hero_content',
    {
      title: ALL,
      subtitle: XSS,
      description: ALL,
      primaryButtonText: XSS,
      secondaryButtonText: UNBROKEN,
      trustIndicators: many({ text: line(ALL) }, 30),
    },
    'landing',
  );
  await setting(
    'services_content',
    {
      title: ALL,
      description: ALL,
      services: many({ icon: XSS, title: ALL, description: ALL, features: many(UNBROKEN, 8) }, 9),
    },
    'services',
  );
  await setting(
    'how_it_works_content',
    {
      title: ALL,
      description: ALL,
      steps: many(
        { number: 1e308, icon: '__proto__', title: ALL, transferor: ALL, takeover: ALL, description: ALL },
        5,
      ),
    },
    'landing',
  );
  const ratings = [1e9, -1, 2.5, '5', null, Number.MAX_SAFE_INTEGER, 'NaN'];
  await setting(
    'trust_safety_content',
    {
      title: ALL,
      description: ALL,
      features: many({ icon: 'constructor', title: ALL, description: ALL, highlight: UNBROKEN }, 9),
      testimonials: ratings.map((rating) => ({ name: ALL, role: ALL, content: ALL, rating })),
    },
    'trust-safety',
  );
  await oldSetting(
    'social_content',
    JSON.stringify({
      facebook: 'javascript:window.owned=10',
      twitter: 'data:text/html,<script>parent.owned=11</script>',
      instagram: ' JaVaScRiPt:window.owned=12',
      linkedin: '//evil.example',
      youtube: 'vbscript:x',
    }),
    'social',
  );
  // an admin decides nothing about a contract of their own
  const another = await stage.product.admin();
  await must('POST', `/api/admin/contracts/${contracts[0]}/hide`, { reason: line(XSS) }, another);
}

const many = <T>(item: T, count: number): T[] => Array.from({ length: count }, () => item);

/** Opens a page and records what must not happen: a dialog, a policy violation, a script that ran. */
async function watched(person: Person | null, viewport = PHONE): Promise<{ page: Page; seen: string[] }> {
  const page = await stage.open('/robots.txt', { viewport });
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(stage.product.url) && !/^(data|blob):/.test(request.url()))
      seen.push(`asked for ${request.url()}`);
  });
  await page.exposeFunction('reported', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { reported(what: string): void }).reported(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      ),
    );
  });
  if (person) await signInAs(stage, page, person);
  return { page, seen };
}

async function inspect(
  page: Page,
  path: string,
  open: (page: Page) => Promise<void> = async () => undefined,
) {
  await visit(page, path);
  await page.getByRole('main').first().waitFor();
  await open(page);
  await page.waitForTimeout(300);
  return page.evaluate(() => ({
    owned: (window as { owned?: number }).owned ?? null,
    sideways: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    badLinks: [...document.querySelectorAll('a[href]')]
      .map((link) => (link as HTMLAnchorElement).protocol)
      .filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    foreignHosts: [...document.querySelectorAll('a[href]')]
      .map((link) => (link as HTMLAnchorElement).host)
      .filter((host) => host === 'evil.example'),
    injected: document.querySelectorAll('img[src="x"], iframe[srcdoc], base, svg[onload], main script')
      .length,
    elements: document.querySelectorAll('*').length < 20_000,
    // Names the elements that make the page too wide.
    widest:
      document.documentElement.scrollWidth > window.innerWidth
        ? [...document.querySelectorAll('main *, header *, footer *')]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .map((element) => `${element.tagName}.${String(element.getAttribute('class')).slice(0, 60)}`)
            .slice(-2)
        : [],
    heading: Boolean(document.querySelector('h1')?.textContent),
  }));
}

const CLEAN = {
  owned: null,
  sideways: 0,
  badLinks: [],
  foreignHosts: [],
  injected: 0,
  elements: true,
  widest: [],
  heading: true,
};

const openMessages = (page: Page) =>
  page
    .getByRole('button', { name: /View Messages/ })
    .first()
    .click();

it('hostile texts are shown as plain text: no script runs, no error is logged, no page scrolls sideways', async () => {
  const { page, seen } = await watched(null);
  try {
    for (const path of [
      '/',
      '/contracts',
      '/privacy',
      '/terms',
      `/contracts?q=${encodeURIComponent(line(XSS))}&location=${encodeURIComponent(line(BIDI))}`,
      '/api/login?error=%3Cscript%3E&returnTo=javascript:window.owned=13',
    ])
      expect({ path, ...(await inspect(page, path)) }).toEqual({ path, ...CLEAN });
    for (const id of contracts)
      expect({ id, ...(await inspect(page, `/contracts/${id}`, openMessages)) }).toEqual({ id, ...CLEAN });
    expect(seen).toEqual([]);
    // The page still works.
    await visit(page, '/contracts');
    await page.getByRole('link', { name: 'View Details & Apply' }).first().click();
    await page.waitForURL(/\/contracts\/[0-9a-f-]{36}$/);
  } catch (error) {
    await picture(page, 'hostile-visitor').catch(() => undefined);
    throw error;
  } finally {
    await page.close();
  }
}, 120_000);

it('the admin pages show hostile texts safely, too', async () => {
  const { page, seen } = await watched(admin);
  try {
    expect({ path: '/account', ...(await inspect(page, '/account')) }).toEqual({
      path: '/account',
      ...CLEAN,
    });
    for (const tab of [
      'content',
      'legal',
      'settings',
      'users',
      'contracts',
      'hero',
      'services',
      'requests',
      'flagged',
      'purchases',
      'audit',
    ])
      expect({ tab, ...(await inspect(page, `/admin?tab=${tab}`)) }).toEqual({ tab, ...CLEAN });
    expect(seen).toEqual([]);
    await visit(page, '/admin?tab=flagged');
    for (const list of ['Flagged contracts', 'Flagged messages'])
      await page.getByRole('list', { name: list }).getByText('<script>').first().waitFor();
  } catch (error) {
    await picture(page, 'hostile-admin').catch(() => undefined);
    throw error;
  } finally {
    await page.close();
  }
}, 120_000);
