import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SharedAnswers } from '../../backend/src/http/answers/shared-answers.js';
import { OverloadControl } from '../../backend/src/http/overload.js';
import { listContract } from '../../backend/test/factories/contract.js';
import { startApp, type TestApp } from '../../backend/test/support/product/app.js';
import type { Person } from '../../backend/test/support/person.js';

let product: TestApp;
let member: Person;
beforeAll(async () => {
  product = await startApp();
  member = await product.member();
});
afterAll(() => product.stop());

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function page(path: string, { cookie }: { cookie?: string } = {}) {
  const response = await fetch(product.url + path, { headers: { ...HTML, ...(cookie && { cookie }) } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

it('visitors share a rendered page, each with their own nonce', async () => {
  const shown = await Promise.all([page('/contracts'), page('/contracts'), page('/contracts')]);
  const nonces = shown.map(({ headers, html }) => {
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
    const styles = [...html.matchAll(/<style [^>]*nonce="([^"]*)"/g)].map(([, of]) => of);
    expect(styles.length).toBeGreaterThan(0);
    expect(new Set([nonce, ...styles]).size).toBe(1);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(3);
  const [first, ...others] = shown.map(({ html }, n) => html.replaceAll(nonces[n] ?? '', ''));
  expect(others).toEqual([first, first]);
});

it('an already rendered page is sent to visitors without queueing', async () => {
  const overload = product.app.get(OverloadControl);
  const answers = product.app.get(SharedAnswers);
  const { options, forget } = answers;
  const { maxAgeMs } = options;
  // a job that runs after the start may change what is public
  Object.assign(answers, { forget: () => undefined });
  Object.assign(options, { maxAgeMs: 60_000 });
  await page('/contracts');
  Object.assign(overload, { maxInFlight: 0 });
  try {
    const shown = await Promise.all([
      page('/contracts'),
      page('/contracts', member),
      page('/contracts?of=another'),
    ]);
    expect(shown.map(({ status }) => status)).toEqual([200, 503, 503]);
    expect(shown[1].html).toContain('Many people are here right now.');
    expect(shown[1].headers.get('content-security-policy')).toContain(
      /<style nonce="([^"]+)"/.exec(shown[1].html)?.[1] ?? 'no nonce',
    );
  } finally {
    Object.assign(overload, { maxInFlight: 256 });
    Object.assign(options, { maxAgeMs });
    Object.assign(answers, { forget });
    answers.forget();
  }
});

it('a write shows at once on shared pages that were just rendered', async () => {
  for (const title of ['Seaside flat, first', 'Seaside flat, second']) {
    await Promise.all([page('/contracts'), page('/contracts')]);
    await listContract(member, { title });
    expect((await page('/contracts')).html).toContain(title);
  }
});

it('a member never gets a page rendered for another viewer', async () => {
  const theirs = await Promise.all([page('/contracts', member), page('/contracts')]);
  expect(theirs.map(({ html }) => html.includes(member.email))).toEqual([true, false]);
  const [visitors, own] = [await page('/contracts'), await page('/contracts', member)];
  expect([visitors, own].map(({ html }) => html.includes(member.email))).toEqual([false, true]);
});

it('errors are an HTML page for browsers and JSON for other clients', async () => {
  const { status, headers, html } = await page('/contracts/%E0%A4%A');
  expect(status).toBe(400);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('Something went wrong');
  expect(html).toContain('<a href="/">Back to Home</a>');
  const asJson = await fetch(`${product.url}/contracts/%E0%A4%A`);
  expect(await asJson.json()).toMatchObject({ code: 'BAD_REQUEST' });
});
