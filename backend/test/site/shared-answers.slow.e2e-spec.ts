import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { request as httpRequest, Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { PinoLogger } from 'nestjs-pino';
import { AppError } from '../../src/common/api/errors.js';
import { ContractsSearch } from '../../src/contracts/search/contract-search.js';
import { ContractsService } from '../../src/contracts/contracts.service.js';
import { SharedAnswers } from '../../src/http/answers/shared-answers.js';
import { enqueue } from '../../src/jobs/jobs.js';
import { contractWords, listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { programOf } from '../support/business/tokens.js';
import { jobsAreDone } from '../support/product/jobs.js';
import type { Person } from '../support/person.js';
import { readAtRandom } from '../support/random-readers.js';
import { until } from '../support/until.js';

let product: TestApp;
let member: Person;
let contractId: string;
let lists: jest.SpiedFunction<ContractsSearch['list']>;

const LIST = '{ contracts(first: 5) { edges { node { id title messageCount } } } }';
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request as it is given, over one connection that stays open. */
function send({ method = 'GET', path = '/api/contracts', headers = {}, body }: Sent) {
  return new Promise<{ status: number; headers: Record<string, string>; text: string }>((resolve, reject) => {
    const sent = httpRequest(product.url + path, { method, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          text,
        }),
      );
    });
    sent.on('error', reject);
    if (body !== undefined) sent.setHeader('Content-Length', Buffer.byteLength(body));
    sent.end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const graphql = (query = LIST, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify({ query }),
});

beforeAll(async () => {
  product = await startApp();
  member = await product.member();
  contractId = (await listContract(member)).id;
  // longer than a test takes on a busy machine
  product.app.get(SharedAnswers).options.maxAgeMs = 60_000;
  await jobsAreDone(product);
});
afterAll(async () => {
  agent.destroy();
  await product.stop();
});

beforeEach(() => {
  product.app.get(SharedAnswers).forget();
  lists = jest.spyOn(product.app.get(ContractsSearch, { strict: false }), 'list');
});
afterEach(() => lists.mockRestore());

/** How many requests the metrics have counted. */
async function counted(api: string, operation: string, outcome = 'OK'): Promise<number> {
  const { text } = await send({ path: '/metrics' });
  const line = `handover_requests_total{api="${api}",operation="${operation}",outcome="${outcome}"} `;
  const found = text.split('\n').find((one) => one.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
}

/** Whether the second request gets the answer that was computed for the first one, which is cached once it is repeated. */
const isShared = async (first: Sent, second: Sent = first): Promise<boolean> => {
  await send(first);
  await send(first);
  lists.mockClear();
  await send(second);
  return lists.mock.calls.length === 0;
};

describe('the answers that visitors share', () => {
  it.each([
    ['REST', {}],
    ['GraphQL', graphql()],
  ] as [string, Sent][])(
    'are those of %s, byte for byte, each with its own request id',
    async (_api, sent) => {
      // the second request shows that it is worth keeping
      await send(sent);
      const [first, second, third] = [await send(sent), await send(sent), await send(sent)];
      expect(lists).toHaveBeenCalledTimes(2);
      expect(first.status).toBe(200);
      expect(first.text).toContain(contractId);
      for (const again of [second, third]) {
        expect(again.text).toBe(first.text);
        const { 'x-request-id': id, ...fixed } = again.headers;
        expect(fixed).toEqual({
          ...Object.fromEntries(Object.keys(fixed).map((name) => [name, first.headers[name]])),
          date: expect.any(String),
        });
        expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort());
        expect(id).not.toBe(first.headers['x-request-id']);
      }
    },
  );

  it('take the request id of the client', async () => {
    await send({});
    const { headers } = await send({ headers: { 'x-request-id': 'of-the-client' } });
    expect(headers['x-request-id']).toBe('of-the-client');
  });

  it('are computed once for concurrent requests', async () => {
    const many = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${product.url}/api/contracts?limit=7`).then((one) => one.text()),
      ),
    );
    expect(new Set(many).size).toBe(1);
    // the first one is left out
    expect(lists).toHaveBeenCalledTimes(2);
  });

  /** Sends equal requests at once, and lets the list of the first one fail when all others have waited for it. */
  async function failTogether(
    count: number,
    error: Error,
    { path = '/api/contracts', ...sent }: Sent = {},
    waitMs = 0,
  ) {
    const ask = () => fetch(product.url + path, sent);
    await ask();
    product.app.get(SharedAnswers).forget();
    lists.mockClear();
    const first = Promise.withResolvers<never>();
    lists.mockReturnValueOnce(first.promise);
    const find = jest.spyOn(product.app.get(SharedAnswers), 'find');
    const all = Array.from({ length: count }, ask);
    const waiting = () => find.mock.results.filter(({ value }) => value instanceof Promise);
    await until(async () => waiting().length === count - 1);
    find.mockRestore();
    await setTimeout(waitMs);
    first.reject(error);
    return Promise.all(all);
  }

  it.each([
    ['rest', 'GET /api/contracts', {}, 503, '2'],
    ['graphql', 'query contracts', graphql(), 200, null],
  ] as [string, string, Sent, number, string | null][])(
    'are refused together if the database does not answer: %s',
    async (api, operation, sent, status, retryAfter) => {
      const before = await counted(api, operation, 'UNAVAILABLE');
      const refusals = await failTogether(5, new Error('Query read timeout'), sent, 1_100);
      for (const one of refusals)
        expect([one.status, one.headers.get('retry-after')]).toEqual([status, retryAfter]);
      const texts = new Set(await Promise.all(refusals.map((one) => one.text())));
      expect([...texts]).toEqual([expect.stringContaining('"code":"UNAVAILABLE"')]);
      expect(lists).toHaveBeenCalledTimes(1);
      expect(await counted(api, operation, 'UNAVAILABLE')).toBe(before + 5);
      // the refusal is not cached
      expect((await send(sent)).text).toContain(contractId);
    },
  );

  it.each([
    ['for another reason', new AppError('RATE_LIMITED', 'Too many searches.'), 1_100, 429],
    ['at once, as with a connection that was lost', new Error('Connection terminated unexpectedly'), 0, 503],
  ])('are computed by the others if the first one fails %s', async (_why, error, waitMs, status) => {
    const answers = await failTogether(3, error, {}, waitMs);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 200, status]);
  });

  it('are not given to, or taken from, a request with a session cookie or authorization', async () => {
    const program = await programOf(member, ['market:read']);
    for (const headers of [
      { cookie: member.cookie },
      { cookie: 'handover.sid=made-up' },
      { cookie: 'a=b; handover.sid=s%3Amade.up' },
      // an unknown token is refused before a list is read
      { authorization: `Bearer ${program.token}` },
    ] as Record<string, string>[])
      for (const [plain, own] of [
        [{}, { headers }],
        [graphql(), graphql(LIST, headers)],
      ] as [Sent, Sent][]) {
        expect([headers, await isShared(plain, own)]).toEqual([headers, false]);
        product.app.get(SharedAnswers).forget();
        expect([headers, await isShared(own, plain)]).toEqual([headers, false]);
      }
    expect(await isShared({}, { headers: { cookie: 'theme=dark' } })).toBe(true);
  });

  it('do not let a request through that the checks refuse', async () => {
    await send({});
    await send(graphql());
    const attempts: [Sent, number][] = [
      [{ body: '{}', headers: { 'content-type': 'text/plain' } }, 415],
      [graphql(LIST, { 'content-type': 'text/plain' }), 415],
      [graphql(LIST, { origin: 'http://evil.example' }), 403],
      [graphql(LIST, { 'sec-fetch-site': 'cross-site' }), 403],
      [graphql(LIST, { accept: 'image/png' }), 406],
      [graphql(LIST, { 'content-encoding': 'gzip' }), 400],
      [{ ...graphql(), path: '/graphql/x' }, 405],
      [{ method: 'DELETE' }, 404],
    ];
    for (const [sent, status] of attempts) expect([sent, (await send(sent)).status]).toEqual([sent, status]);
  });

  it('are complete answers of operations that are marked, and no others', async () => {
    const contract = jest.spyOn(product.app.get(ContractsService, { strict: false }), 'getFor');
    const computed = async (sent: Sent) => {
      await send(sent);
      contract.mockClear();
      lists.mockClear();
      const { status } = await send(sent);
      await send(sent);
      return [status, contract.mock.calls.length + lists.mock.calls.length];
    };
    const unknown = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f';
    expect(await computed({ path: `/api/contracts/${contractId}` })).toEqual([200, 1]);
    expect(await computed({ path: `/api/contracts/${unknown}` })).toEqual([404, 2]);
    expect(await computed(graphql(`{ contract(id: "${contractId}") { id } }`))).toEqual([200, 1]);
    expect(await computed(graphql(`{ contract(id: "${unknown}") { id } }`))).toEqual([200, 2]);
    const partial = `{ contracts { edges { cursor } } contract(id: "${unknown}") { id } }`;
    expect(await computed(graphql(partial))).toEqual([200, 4]);
    for (const [query, times] of [
      ['{ me { id } contracts { edges { cursor } } }', 2],
      ['{ __typename contracts { edges { cursor } } }', 2],
      ['query { ...F } fragment F on Query { contracts { edges { cursor } } }', 2],
      ['query { ...F } fragment F on Query { ...F }', 0],
    ] as [string, number][])
      expect([query, (await computed(graphql(query)))[1]]).toEqual([query, times]);
    contract.mockRestore();
  });

  it('are counted by operation', async () => {
    for (const [sent, ...name] of [
      [{}, 'rest', 'GET /api/contracts'],
      [graphql(), 'graphql', 'query contracts'],
      [{ path: '/privacy' }, 'page', 'page'],
    ] as [Sent, string, string][]) {
      const before = await counted(...name);
      for (let times = 0; times < 3; times++) await send(sent);
      expect([name, (await counted(...name)) - before]).toEqual([name, 3]);
    }
  });

  it('are dropped by a write before its response, and by a message if they show its contract', async () => {
    const other = (await listContract(await product.member())).id;
    const paths = [`/api/contracts/${contractId}`, `/api/contracts/${other}`];
    const [path = '', otherPath = ''] = paths;
    const spelled = [contractId.toUpperCase(), `%30${contractId.slice(1)}`].map(
      (id) => `/api/contracts/${id}`,
    );
    const messageCount = async (of: string) =>
      (JSON.parse((await send({ path: of })).text) as { messageCount: number }).messageCount;
    for (let times = 0; times < 2; times++) {
      for (const each of [...paths, ...spelled]) expect(await messageCount(each)).toBe(0);
      await send({});
      await send(graphql('{ contracts { edges { node { messageCount } } } }'));
    }
    lists.mockClear();
    await member.rest('POST', `${path}/chat`, { message: 'Hello there' });
    for (const each of [path, ...spelled]) expect(await messageCount(each)).toBe(1);
    expect(JSON.parse((await send({})).text)).toContainEqual(
      expect.objectContaining({ id: contractId, messageCount: 1 }),
    );
    const { text } = await send(graphql('{ contracts { edges { node { messageCount } } } }'));
    expect(text).toContain('"messageCount":1');
    // not dropped, as nothing was written to that thread
    const cached = product.app.get(SharedAnswers).find(`GET ${otherPath}`);
    expect(cached).toMatchObject({ operation: 'GET /api/contracts/:id' });
    await member.rest('POST', '/api/contracts', contractWords({ title: 'A later contract' }));
    expect(product.app.get(SharedAnswers).find(`GET ${otherPath}`)).toBeUndefined();
  });

  it('are dropped by a job that changes what visitors read', async () => {
    await send({});
    await send({});
    const answers = product.app.get(SharedAnswers);
    expect(answers.find('GET /api/contracts')).toBeDefined();
    await enqueue(product.database, 'release-others', { contractId });
    await until(async () => !answers.find('GET /api/contracts'), 10_000);
    expect(answers.find('GET /api/contracts')).toBeUndefined();
  });

  it('are logged in production with the line of all other requests', async () => {
    const own = await startApp({ NODE_ENV: 'production', PAYMENTS_SANDBOX: 'true' });
    const info = jest.spyOn(PinoLogger.root, 'info').mockReturnValue(undefined);
    try {
      own.app.get(SharedAnswers).options.maxAgeMs = 60_000;
      for (let times = 0; times < 2; times++)
        await fetch(`${own.url}/api/contracts?first=1`).then((one) => one.text());
      const lines = info.mock.calls.filter(([, text]) => text === 'request completed');
      expect(lines).toHaveLength(2);
      expect(Object.keys(lines[1]?.[0] as object)).toEqual(Object.keys(lines[0]?.[0] as object));
    } finally {
      info.mockRestore();
      await own.stop();
    }
  });
});

it('visitors read what the product answers now, and no text of a member, whatever is written in between', async () => {
  const report = await readAtRandom(product, 20_261_122, 150);
  expect(report).toMatchObject({ wrong: [] });
  expect([report.reads > 60, report.writes > 15]).toEqual([true, true]);
});
