import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Replicas } from '../../backend/src/database/replicas.js';
import { contractWords, listContract } from '../../backend/test/factories/contract.js';
import { startApp, type TestApp } from '../../backend/test/support/product/app.js';
import type { Person } from '../../backend/test/support/person.js';
import {
  startReplication,
  type PostgresServer,
  type Replication,
} from '../../backend/test/support/servers/replication.js';
import { until } from '../../backend/test/support/until.js';

let servers: Replication;
let replica: PostgresServer;
let product: TestApp;
let seller: Person;
beforeAll(async () => {
  servers = await startReplication(1);
  [replica] = servers.replicas as [PostgresServer];
  // the second one never starts
  const urls = [replica.url, 'postgres://handover@127.0.0.1:1/postgres'];
  product = await startApp({
    DATABASE_URL: servers.primary.url,
    DATABASE_REPLICA_URLS: urls.join(),
    METRICS_TOKEN: 'a token of the tests',
  });
  seller = await product.member();
});
afterAll(async () => {
  await product.stop();
  await servers.stop();
});

const known = () => {
  const [first] = product.app.get(Replicas).all;
  if (!first) throw new Error('There is no replica.');
  return first;
};
const isUsed = () => product.app.get(Replicas).pick() !== undefined;
/** Each list is asked for with other parameters, so that no shared answer is given. */
let lists = 0;
const titles = async (person: Person) => {
  const { body } = await person.rest<{ title: string }[]>(
    'GET',
    `/api/contracts?limit=${100 - (lists++ % 80)}`,
  );
  return body.map(({ title }) => title);
};

const sessionOf = ({ cookie }: Person): string =>
  cookie.split('; ').find((pair) => pair.startsWith('handover.sid=')) ?? '';

it('starts without a replica that is away, and reads public lists from the one that answers', async () => {
  await until(() => Promise.resolve(isUsed()));
  const { pool } = known();
  let reads = 0;
  pool.on('acquire', () => void reads++);
  const before = reads;
  for (let count = 0; count < 20; count++) await titles(product.visitor());
  expect(reads - before).toBeGreaterThanOrEqual(20);
});

it('repositories, own lists and statements that must be current read from the primary', async () => {
  const { pool } = known();
  let reads = 0;
  pool.on('acquire', () => void reads++);
  await seller.graphql(
    '{ myListings { edges { node { contract { id } } } } myPurchases { edges { node { id } } } }',
  );
  await product.database.query('select 1');
  await product.database.manager.query('select 1');
  expect(reads).toBeLessThanOrEqual(2);
});

it('members read their own writes while the replica is behind; others read the replica', async () => {
  await replica.rows('select pg_wal_replay_pause()');
  try {
    const { title } = await listContract(seller, contractWords({ title: 'Written just now' }));
    for (let count = 0; count < 5; count++) {
      expect(await titles(seller)).toContain(title);
      const { body } = await seller.graphql('{ contracts { edges { node { title } } } }');
      expect(JSON.stringify(body)).toContain(title);
      expect((await seller.rest('GET', '/contracts')).body).toContain(title);
      expect(
        JSON.stringify(await seller.graphql('{ myListings { edges { node { contract { title } } } } }')),
      ).toContain(title);
    }
    expect(await titles(product.visitor())).not.toContain(title);
    // a replica that stays behind is left out
    await until(async () => (await titles(product.visitor())).includes(title), 10_000);
    expect(known().answers).toBe(true);
    expect(isUsed()).toBe(false);
    const { body } = await product
      .visitor()
      .rest<string>('GET', '/metrics', undefined, { authorization: 'Bearer a token of the tests' });
    expect(Number(/^handover_replica_lag_seconds\{.*\} ([\d.]+)$/m.exec(body)?.[1])).toBeGreaterThan(5);
  } finally {
    await replica.rows('select pg_wal_replay_resume()');
  }
  await until(() => Promise.resolve(isUsed()));
});

it('pages that others share do not hide what their reader has just written', async () => {
  const [writer, other] = [await product.member(), await product.member()];
  // without the cookie of their registration, as after a minute
  other.cookie = sessionOf(other);
  const visitor = product.visitor();
  const shows = async (person: Person, title: string) =>
    (await person.rest<string>('GET', '/contracts')).body.includes(title);
  await until(() => shows(visitor, 'Written just now'));
  await replica.rows('select pg_wal_replay_pause()');
  try {
    const { title } = await listContract(writer, contractWords({ title: 'Written a moment ago' }));
    const signedOut = product.visitor();
    signedOut.cookie = writer.cookie.replace(sessionOf(writer), '');
    for (let count = 0; count < 5; count++) {
      // rendered from the replica, and shared for a second
      expect(await shows(other, title)).toBe(false);
      expect(await shows(writer, title)).toBe(true);
      expect(await shows(visitor, title)).toBe(false);
      expect(await shows(signedOut, title)).toBe(true);
    }
  } finally {
    await replica.rows('select pg_wal_replay_resume()');
  }
  await until(() => Promise.resolve(isUsed()));
});

it.each([
  ['frozen', () => Promise.resolve(replica.freeze()), () => Promise.resolve(replica.thaw())],
  ['stopped', () => replica.stop(), () => replica.start()],
])('a %s replica costs no answer, and is used again when it is back', async (_how, leave, come) => {
  expect(isUsed()).toBe(true);
  const { fallbacks } = product.app.get(Replicas);
  await leave();
  for (let count = 0; count < 10; count++) expect(await titles(product.visitor())).toHaveLength(2);
  expect(isUsed()).toBe(false);
  expect(product.app.get(Replicas).fallbacks - fallbacks).toBeLessThanOrEqual(1);
  await come();
  await until(() => Promise.resolve(isUsed()));
});
