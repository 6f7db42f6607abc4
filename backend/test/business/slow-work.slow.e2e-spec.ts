import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enqueue } from '../../src/jobs/jobs.js';
import { Receiver } from '../support/business/receiver.js';
import { rest } from '../support/business/webhooks.js';
import { carRow, csv, HEADINGS, restImports } from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { mailTo } from '../support/product/stored-mails.js';
import { until } from '../support/until.js';

/* Receivers that answer late and long imports, beside work that people wait for. */

const LATE_MS = 9_000;
const PROMPT_MS = 2_000;
const EVENTS = ['listing.changed'];

let product: TestApp;
let slow: Server;
/** Requests of each path that have no answer yet. */
const open = new Map<string, number>();
let mostOfOneOwner = 0;

beforeAll(async () => {
  product = await startApp({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
  slow = createServer((request, response) => {
    const owner = request.url!.split('/')[1]!;
    const count = (change: number) => open.set(owner, (open.get(owner) ?? 0) + change);
    count(1);
    mostOfOneOwner = Math.max(mostOfOneOwner, open.get(owner)!);
    response.on('close', () => count(-1));
    setTimeout(() => response.end('fine'), LATE_MS).unref();
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
});
afterAll(async () => {
  slow.close();
  slow.closeAllConnections();
  await product.stop();
});

const slowUrl = (owner: Person, at: number) =>
  `http://127.0.0.1:${(slow.address() as AddressInfo).port}/${owner.id}/${at}`;
const happens = (owner: Person) =>
  product.database.query(`select webhook_event(array[$1::uuid], 'listing.changed', uuidv7(), '{}')`, [
    owner.id,
  ]);
const waiting = () => [...open.values()].reduce((all, count) => all + count, 0);

async function slowWebhooks(owner: Person, count: number): Promise<void> {
  for (let at = 0; at < count; at++)
    dataOf(await rest.create(owner, { url: slowUrl(owner, at), events: EVENTS }));
  await happens(owner);
}

it('repeated and retried jobs of webhooks run one after another, as those of imports do', async () => {
  const file = csv(HEADINGS, ...Array.from({ length: 2_000 }, (_, at) => carRow(at)));
  const dealer = await product.member();
  const { id } = dataOf(await restImports.send(dealer, file, {}));
  const queues = await product.database.query(
    `select distinct task_identifier as task, queue_name as queue from graphile_worker.jobs
     where task_identifier in ('send-webhooks', 'import-rows') order by 1`,
  );
  dataOf(await restImports.cancel(dealer, id));
  expect(queues).toEqual([
    { task: 'import-rows', queue: 'imports' },
    { task: 'send-webhooks', queue: 'webhooks' },
  ]);
});

it('emails and other webhooks do not wait for 20 slow receivers and four imports', async () => {
  const owners = await Promise.all(Array.from({ length: 11 }, () => product.member()));
  // the first one has ten, of which two are served at a time
  const [greedy, ...others] = owners as [Person, ...Person[]];
  await slowWebhooks(greedy, 10);
  for (const owner of others) await slowWebhooks(owner, 2);
  const file = csv(HEADINGS, ...Array.from({ length: 2_000 }, (_, at) => carRow(at)));
  for (const dealer of owners.slice(0, 4)) dataOf(await restImports.send(dealer, file, {}));
  await until(async () => waiting() >= 8);

  const took: Record<string, number[]> = { mail: [], webhook: [] };
  const member = await product.member();
  const receiver = new Receiver();
  const url = await receiver.start();
  try {
    receiver.secret = dataOf(await rest.create(member, { url, events: EVENTS })).secret;
    for (let at = 0; at < 5; at++) {
      const to = `reader-${at}@example.com`;
      const began = performance.now();
      await enqueue(product.database, 'mail', { template: 'webhook-off', to, data: { url } });
      await mailTo(product, to, /webhook was switched off/i);
      took['mail']!.push(Math.round(performance.now() - began));
    }
    const began = performance.now();
    await happens(member);
    await until(async () => receiver.received.length === 1);
    took['webhook']!.push(Math.round(performance.now() - began));
  } finally {
    receiver.stop();
  }
  expect(Math.max(...took['mail']!, ...took['webhook']!)).toBeLessThan(PROMPT_MS);
  expect(mostOfOneOwner).toBe(2);
});
