import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { PinoLogger } from 'nestjs-pino';
import pg from 'pg';
import { WebSocket } from 'ws';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { until } from '../support/until.js';

let product: TestApp;
beforeAll(async () => {
  product = await startApp({ METRICS_TOKEN: 'a token of the tests' });
});
afterAll(() => product.stop());

const metrics = async (headers: Record<string, string> = {}) =>
  product.visitor().rest<string>('GET', '/metrics', undefined, headers);
/** The value of one metric; 0 if it is absent. */
const value = async (line: string): Promise<number> => {
  const { body } = await metrics();
  const found = body.split('\n').find((text) => text.startsWith(`${line} `));
  return found ? Number(found.slice(line.length)) : 0;
};

describe('health', () => {
  it('is alive and ready', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect(await product.visitor().rest('GET', path)).toMatchObject({
        status: 200,
        body: { status: 'ok' },
      });
  });

  it('is not ready while a migration is missing', async () => {
    await product.database.query(`update migrations set name = name || '-' where name like 'Settings%'`);
    const { status, body, headers } = await product.visitor().rest('GET', '/readyz');
    await product.database.query(`update migrations set name = rtrim(name, '-')`);
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
    expect(headers.get('retry-after')).toBe('5');
    expect((await product.visitor().rest('GET', '/readyz')).status).toBe(200);
  });

  it('stays alive without a database, and reports that it is not ready', async () => {
    const url = new URL(product.databaseUrl);
    const name = url.pathname.slice(1);
    const server = new pg.Client({
      connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
    });
    await server.connect();
    await server.query(`alter database "${name}" allow_connections false`);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    try {
      expect((await product.visitor().rest('GET', '/healthz')).status).toBe(200);
      expect((await product.visitor().rest('GET', '/readyz')).status).toBe(503);
    } finally {
      await server.query(`alter database "${name}" allow_connections true`);
      await server.end();
    }
    // a pooler remembers for a second that it could not connect
    await until(async () => (await product.visitor().rest('GET', '/readyz')).status === 200);
  });
});

describe('without a database', () => {
  it.each(['/contracts', '/api/contracts'])('%s is 503 with Retry-After', async (path) => {
    await product.database.transaction(async (tx) => {
      await tx.query('lock table contracts');
      const { status, headers } = await product
        .visitor()
        .rest('GET', path, undefined, { accept: path.startsWith('/api') ? '*/*' : 'text/html' });
      expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' });
    });
  });
});

describe('metrics', () => {
  it('can be read from this machine or with the token', async () => {
    expect((await metrics()).status).toBe(200);
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    expect((await metrics(forwarded)).status).toBe(403);
    expect((await metrics({ ...forwarded, authorization: 'Bearer a token of the tests' })).status).toBe(200);
    for (const authorization of ['Bearer wrong', 'Bearer ', 'a token of the tests', 'Basic YTph'])
      expect((await metrics({ ...forwarded, authorization })).status).toBe(403);
  });

  it.each<Record<string, string>>([
    { TRUSTED_PROXIES: '127.0.0.1' },
    { NODE_ENV: 'production', PAYMENTS_SANDBOX: 'true' },
  ])('need the token even on loopback with %j, since a proxy may run there', async (settings) => {
    const own = await startApp({ ...settings, METRICS_TOKEN: 'a token of the tests' });
    try {
      const statusOf = async (path: string, headers: Record<string, string> = {}) =>
        (await own.visitor().rest('GET', path, undefined, headers)).status;
      expect(await statusOf('/metrics')).toBe(403);
      expect(await statusOf('/metrics', { authorization: 'Bearer a token of the tests' })).toBe(200);
      expect(await statusOf('/dev/mailbox')).toBe(404);
    } finally {
      await own.stop();
    }
  });

  it('count requests by operation and outcome through both APIs', async () => {
    const seller = await product.member();
    const contract = await listContract(seller);
    await product.visitor().rest('GET', `/api/contracts/${contract.id}`);
    await product.visitor().rest('GET', '/api/contracts/nobody');
    await product.visitor().graphql('query($id: ID!) { contract(id: $id) { id } }', { id: contract.id });
    await product.visitor().graphql('query($id: ID!) { contract(id: $id) { id } }', { id: 'nobody' });
    await product.visitor().graphql('{ nothing }');
    const line = (api: string, operation: string, outcome: string) =>
      `handover_requests_total{api="${api}",operation="${operation}",outcome="${outcome}"}`;
    expect(await value(line('rest', 'GET /api/contracts/:id', 'OK'))).toBe(1);
    expect(await value(line('rest', 'GET /api/contracts/:id', 'NOT_FOUND'))).toBe(1);
    expect(await value(line('graphql', 'query contract', 'OK'))).toBe(1);
    expect(await value(line('graphql', 'query contract', 'NOT_FOUND'))).toBe(1);
    expect(await value(line('graphql', 'invalid', 'BAD_REQUEST'))).toBe(1);
    expect(await value('handover_errors_total{api="rest",code="NOT_FOUND"}')).toBe(1);
    expect(
      await value('handover_request_duration_seconds_count{api="rest",operation="GET /api/contracts/:id"}'),
    ).toBe(2);
  });

  it('never use a value from a request as a label', async () => {
    for (const path of ['/api/secret-label', '/secret-label', '/api/contracts/secret-label'])
      await product.visitor().rest('GET', path);
    await product.visitor().graphql('query secretLabel { secret_label: contracts { edges { cursor } } }');
    expect((await metrics()).body).not.toMatch(/secret.?label/i);
  });

  it('show the open sockets and subscriptions', async () => {
    const open = async () => [
      await value('handover_open_sockets'),
      await value('handover_open_subscriptions'),
    ];
    expect(await open()).toEqual([0, 0]);
    const contract = await listContract(await product.member());
    const client = createClient({
      url: product.url.replace('http', 'ws') + '/graphql',
      webSocketImpl: WebSocket,
    });
    const subscribed = new Promise((resolve) => client.on('ping', resolve));
    const leave = client.subscribe(
      { query: `subscription { messageSent(contractId: "${contract.id}") { id } }` },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    await subscribed;
    expect(await open()).toEqual([1, 1]);
    leave();
    await client.dispose();
    for (const end = Date.now() + 5_000; Date.now() < end && (await open()).some(Boolean););
    expect(await open()).toEqual([0, 0]);
  });

  it('show the pool, the queue and the purchases', async () => {
    const { body } = await metrics();
    expect(body).toMatch(/^handover_database_connections\{state="open"\} [1-9]/m);
    expect(body).toMatch(/^handover_database_connections\{state="waiting"\} 0$/m);
    expect(body).toContain('# TYPE handover_jobs gauge');
    expect(body).toContain('# TYPE handover_purchases gauge');
    expect(body).toMatch(/^process_resident_memory_bytes /m);
  });
});

describe('an untrusted proxy', () => {
  const warningsOf = async (settings: Record<string, string>) => {
    const warn = jest.spyOn(PinoLogger.prototype, 'warn');
    const own = await startApp(settings);
    try {
      for (const path of ['/healthz', '/api/contracts'])
        await own.visitor().rest('GET', path, undefined, { 'x-forwarded-for': '203.0.113.7' });
      return (warn.mock.calls as unknown[][]).filter(([context]) => 'setting' in (context as object));
    } finally {
      warn.mockRestore();
      await own.stop();
    }
  };

  it('is logged once, with the setting that trusts it', async () => {
    expect(await warningsOf({})).toEqual([
      [
        { address: '127.0.0.1', setting: 'TRUSTED_PROXIES' },
        expect.stringContaining('X-Forwarded-* headers from 127.0.0.1 are ignored'),
      ],
    ]);
  });

  it('is not logged when it is trusted', async () => {
    expect(await warningsOf({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([]);
  });
});
