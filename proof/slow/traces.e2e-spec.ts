import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NPM_START, start, useBuiltProduct } from '../../backend/test/support/product/built-product.js';
import { authorise, listContract, Provider, rest } from '../../backend/test/support/payments.js';
import { Person } from '../../backend/test/support/person.js';
import { SANDBOX_KEY } from '../../backend/test/support/servers/sandbox-key.js';
import { until } from '../../backend/test/support/until.js';
import { OtlpReceiver, type ReceivedSpan } from './otlp-receiver.js';

const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;
/** Flushed every 5 seconds. */
const WITHIN_MS = 30_000;

useBuiltProduct();
const receiver = new OtlpReceiver();
const folder = mkdtempSync(join(tmpdir(), 'handover-traces-'));
const loaded = join(folder, 'loaded');
let endpoint = '';
beforeAll(async () => {
  endpoint = await receiver.start();
  writeFileSync(loaded, '');
  writeFileSync(
    join(folder, 'hook.mjs'),
    `import { registerHooks } from 'node:module';
     import { appendFileSync } from 'node:fs';
     registerHooks({ load(url, context, next) {
       if (/opentelemetry|tracing|serve\\.js/.test(url)) appendFileSync(${JSON.stringify(loaded)}, url + '\\n');
       return next(url, context);
     } });`,
  );
});
afterAll(() => {
  receiver.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes down which modules of interest are loaded. */
const watched = (settings: Record<string, string>) => ({
  ...settings,
  STRIPE_SECRET_KEY: SANDBOX_KEY,
  NODE_OPTIONS: `--import=${join(folder, 'hook.mjs')}`,
});

const ofTrace = (traceId: string | null) => receiver.spans.filter((span) => span.traceId === traceId);

/** The part of the bundle that has OpenTelemetry; a library loads its interface alone, which does nothing. */
const isOurs = (url: string) => /tracing|@opentelemetry/.test(url);

/** Names from the root of the trace down to this span. */
function path(span: ReceivedSpan): string[] {
  const parent = receiver.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? path(parent) : []), span.name];
}

it('without the setting, no module of OpenTelemetry is loaded and answers name no trace', async () => {
  const { port } = await start(NPM_START, watched({}));
  const answer = await new Person(`http://127.0.0.1:${port}`).rest('GET', '/api/contracts');
  expect(answer.headers.get('x-trace-id')).toBeNull();
  const modules = readFileSync(loaded, 'utf8').trim().split('\n');
  expect(modules.filter(isOurs)).toEqual([]);
  // the hook works
  expect(modules).toContainEqual(expect.stringMatching(/bundle\/serve\.js$/));
});

it('a trace leads from the request over the resolver, its SQL and the provider to the job', async () => {
  const product = await start(
    NPM_START,
    watched({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      NODE_ENV: 'production',
      PAYMENTS_SANDBOX: 'true',
      LOG_LEVEL: 'info',
      // the client of this test stands for a reverse proxy
      TRUSTED_PROXIES: '127.0.0.1',
    }),
  );
  let log = '';
  product.child.stdout?.on('data', (text) => (log += String(text)));
  const site = `http://127.0.0.1:${product.port}`;
  const [seller, buyer] = [new Person(site), new Person(site)];
  await seller.register('seller@example.com');
  await buyer.register('buyer@example.com');
  const contract = await listContract(seller);

  const query = await buyer.graphql('query($id: ID!) { contract(id: $id) { id title } }', {
    id: contract.id,
  });
  const read = query.headers.get('x-trace-id');
  await until(() => Promise.resolve(ofTrace(read).some(({ kind }) => kind === SERVER)), WITHIN_MS);
  expect(receiver.services).toEqual(new Set(['handover']));
  const statements = ofTrace(read).filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  const paths = statements.map(path);
  expect(new Set(paths.map(([root]) => root))).toEqual(new Set(['POST /graphql']));
  expect(paths.map((names) => names.slice(-2))).toContainEqual([
    'ContractsResolver.contract',
    'contracts.by-id',
  ]);

  const intent = await authorise(new Provider(site), buyer, contract.id);
  await rest.complete(buyer, intent);
  const bought = () => receiver.spans.filter(({ name }) => name.startsWith('job mail'));
  await until(() => Promise.resolve(bought().length > 0), WITHIN_MS);
  await until(
    () => Promise.resolve(receiver.spans.some(({ name }) => name === 'stripe paymentIntents.capture')),
    WITHIN_MS,
  );
  const capture = receiver.spans.find(({ name }) => name === 'stripe paymentIntents.capture') as ReceivedSpan;
  expect(capture.kind).toBe(CLIENT);
  // the first of a trace is a request or a job
  await until(() => Promise.resolve([SERVER, CONSUMER].includes(rootOf(capture).kind)), WITHIN_MS);
  const job = bought().find((span) => rootOf(span).kind === SERVER);
  expect(job).toMatchObject({ kind: CONSUMER });

  const refused = await buyer.rest('GET', '/api/contracts/none', undefined, {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  });
  expect(refused.headers.get('x-trace-id')).toBe('0af7651916cd43dd8448eb211c80319c');
  await until(() => Promise.resolve(log.includes('"trace_id":"0af7651916cd43dd8448eb211c80319c"')));
  // no values of statements, which may be personal
  expect(JSON.stringify(receiver.spans)).not.toContain('buyer@example.com');
});

const rootOf = (span: ReceivedSpan): ReceivedSpan => {
  const parent = receiver.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? rootOf(parent) : span;
};
