import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SharedAnswers } from '../../src/http/answers/shared-answers.js';
import { LocalQueries } from '../../src/graphql/documents.js';
import { Database } from '../../src/database/database.js';
import { listContract } from '../factories/contract.js';
import { authorise, rest } from '../support/payments.js';
import { admin, buyer, product, provider, seller, startPayments } from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { jobsAreDone } from '../support/product/jobs.js';

const BOOT = readFileSync(join(import.meta.dirname, '../../../frontend/src/lib/boot/boot.graphql'), 'utf8');
const HTML = 'text/html,*/*;q=0.8';
const SELLERS_PHONE = '(512) 555-0142';
const WRITERS_PHONE = '(512) 555-0177';

startPayments();

let writer: Person;
let readers: [Person, Person];
let contractId: string;
beforeEach(async () => {
  writer = await product.member();
  readers = [await product.member(), await product.member()];
  const words = { description: `Well kept. Call me: ${SELLERS_PHONE}.` };
  contractId = (await listContract(seller, words)).id;
  const path = `/api/contracts/${contractId}/chat`;
  await writer.rest('POST', path, { message: `Call me: ${WRITERS_PHONE}` });
  // longer than a test takes on a busy machine
  const answers = product.app.get(SharedAnswers);
  answers.options.maxAgeMs = 60_000;
  // a job that was queued by all this would drop them during the test
  await jobsAreDone(product);
  answers.forget();
});

async function pageOf(path: string, as?: Person): Promise<string> {
  const response = await fetch(product.url + path, {
    headers: { accept: HTML, ...(as && { cookie: as.cookie }) },
  });
  expect(response.status).toBe(200);
  return response.text();
}

const people = () => [seller, buyer, writer, admin, ...readers];
/** Whose address is in the page; only the viewer's own may be. */
const emailsIn = (page: string) =>
  people()
    .map(({ email }) => email)
    .filter((email) => page.includes(email));
const phonesIn = (page: string) => [SELLERS_PHONE, WRITERS_PHONE].filter((phone) => page.includes(phone));
const headerOf = (page: string) => /<header.*<\/header>/s.exec(page)?.[0] ?? '';

it('says of its viewer what the query of the client returns', async () => {
  const [query] = BOOT.split(/^}/m);
  const { body } = await seller.graphql(`${query}}`);
  expect(body.data?.me).toMatchObject({ id: seller.id });
  for (const path of [`/contracts/${contractId}`, '/contracts', '/account']) {
    const [, json = ''] = /id="viewer">(.*?)<\/script>/.exec(await pageOf(path, seller)) ?? [];
    expect(JSON.parse(json)).toEqual(body.data);
  }
});

describe.each([
  ['the list', () => '/contracts'],
  ['the page of a contract', () => `/contracts/${contractId}`],
  ['the landing page', () => '/'],
])('%s', (_name, path) => {
  it('is rendered once for members, who get their own address and no other', async () => {
    const queries = jest.spyOn(product.app.get(LocalQueries, { strict: false }), 'run');
    const [first, second] = readers;
    const page = await pageOf(path(), first);
    const asked = queries.mock.calls.length;
    const other = await pageOf(path(), second);
    expect(queries.mock.calls.length - asked).toBe(0);
    queries.mockRestore();
    expect([emailsIn(page), emailsIn(other)]).toEqual([[first.email], [second.email]]);
    expect(headerOf(other)).toContain('My Account');
    expect(other).not.toMatch(/any member"[,}]|[0-9a-f-]{36}-(viewer|nonce|initials|unread)/);
    expect(emailsIn(await pageOf(path()))).toEqual([]);
  });

  it('never shows a viewer what only others may read, in either order', async () => {
    await rest.complete(buyer, await authorise(provider, buyer, contractId));
    for (const order of [people(), people().reverse()]) {
      for (const person of order) {
        const page = await pageOf(path(), person);
        expect(emailsIn(page)).toEqual([person.email]);
        expect([person.email, headerOf(page).includes('Admin Panel')]).toEqual([
          person.email,
          person === admin,
        ]);
        expect([person.email, page.includes('Your purchase')]).toEqual([
          person.email,
          path().includes(contractId) && (person === buyer || person === seller),
        ]);
        const mayRead = { [seller.id]: [SELLERS_PHONE], [writer.id]: [WRITERS_PHONE] }[person.id] ?? [];
        if (person !== admin)
          expect([person.email, phonesIn(page).filter((phone) => !mayRead.includes(phone))]).toEqual([
            person.email,
            [],
          ]);
      }
      const visitors = await pageOf(path());
      expect([emailsIn(visitors), phonesIn(visitors), headerOf(visitors).includes('My Account')]).toEqual([
        [],
        [],
        false,
      ]);
    }
  });
});

it.each([
  ['the page', (name: string) => name !== 'pages.of-member', () => readers[0]],
  ['what it says about the member', (name: string) => name === 'pages.of-member', () => readers[0]],
  ["a part of the holder's page", (name: string) => name === 'contracts.similar', () => seller],
  ["a part of the buyer's page", (name: string) => name === 'contracts.similar', () => buyer],
])('is read once if the database does not answer for %s', async (_what, fails, reader) => {
  const path = `/contracts/${contractId}`;
  if (reader() === buyer) await rest.complete(buyer, await authorise(provider, buyer, contractId));
  await pageOf(path, reader());
  product.app.get(SharedAnswers).forget();
  const database = product.app.get(Database);
  const query = database.query.bind(database);
  const names: string[] = [];
  const reads = jest.spyOn(database, 'query').mockImplementation(async (statement, values) => {
    const name = typeof statement === 'string' ? statement : (statement.name ?? '');
    if (name !== 'sessions.read') names.push(name);
    if (name !== 'sessions.read' && fails(name)) throw new Error('Query read timeout');
    return query(statement, values);
  });
  const headers = { accept: HTML, cookie: reader().cookie };
  const { status, headers: given } = await fetch(product.url + path, { headers });
  reads.mockRestore();
  expect([status, given.get('retry-after')]).toEqual([503, '2']);
  expect(names).toEqual([...new Set(names)]);
});

it('parties to a contract see what is theirs', async () => {
  await pageOf(`/contracts/${contractId}`, readers[0]);
  expect(phonesIn(await pageOf(`/contracts/${contractId}`, seller))).toEqual([SELLERS_PHONE]);
  expect(phonesIn(await pageOf(`/contracts/${contractId}`, writer))).toEqual([WRITERS_PHONE]);
  expect(await pageOf('/contracts', seller)).toContain('This is your own contract.');
  expect(await pageOf('/contracts', readers[1])).not.toContain('This is your own contract.');
});

it('a name of the member is text in the page, whatever it contains', async () => {
  const [reader] = readers;
  await reader.viaRest('PATCH', '/api/user/profile', { firstName: '<script>', lastName: '"&' });
  const page = await pageOf('/contracts', reader);
  expect(headerOf(page)).toContain('>&lt;&quot;<');
  expect(page).not.toContain('"<script>"');
});

it('the number of unread conversations is that of the member', async () => {
  await seller.rest('POST', `/api/contracts/${contractId}/chat`, { message: 'It is well kept.' });
  await pageOf('/terms', readers[0]);
  expect(headerOf(await pageOf('/terms', writer))).toContain('aria-description="1 unread conversation"');
  expect(headerOf(await pageOf('/terms', readers[1]))).toContain('aria-description=""');
});
