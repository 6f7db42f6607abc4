import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebsiteProof } from '../../src/organisations/website-proof.js';
import { organisationApis } from '../support/business/organisations.js';
import { rest } from '../support/business/webhooks.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { until } from '../support/until.js';

/* Requests that wait for servers of others are few, and refused at once beyond that. */

let product: TestApp;
let receiver: Server;
let held: ServerResponse[] = [];
beforeAll(async () => {
  product = await startApp({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
});
afterAll(() => product.stop());
beforeEach(async () => {
  held = [];
  receiver = createServer((_, response) => void held.push(response)).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterEach(() => {
  receiver.close();
  receiver.closeAllConnections();
});

const REFUSED = { code: 'UNAVAILABLE' };

async function hooked(): Promise<{ member: Person; id: string }> {
  const member = await product.member();
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  return { member, id: dataOf(await rest.create(member, { url, events: ['question.asked'] })).id };
}

it('of a member there is one, and eight of all', async () => {
  const all = await Promise.all(Array.from({ length: 9 }, hooked));
  const [first, ...others] = all as [(typeof all)[0], ...typeof all];
  const last = others.pop()!;
  const running = [rest.test(first.member, first.id)];
  await until(() => Promise.resolve(held.length === 1));
  expect(await rest.test(first.member, first.id)).toMatchObject(REFUSED);
  for (const { member, id } of others) running.push(rest.test(member, id));
  await until(() => Promise.resolve(held.length === 8));

  const answer = await last.member.rest('POST', `/api/webhooks/${last.id}/test`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(held).toHaveLength(8);
  for (const response of held) response.end('fine');
  for (const outcome of await Promise.all(running)) expect(dataOf(outcome).status).toBe('delivered');

  // a refusal leaves nothing behind
  expect(dataOf(await rest.deliveries(last.member, last.id)).items).toEqual([]);
  const again = rest.test(last.member, last.id);
  await until(() => Promise.resolve(held.length === 9));
  held[8]!.end('fine');
  expect(dataOf(await again)).toMatchObject({ status: 'delivered' });
});

it('a website that does not answer holds the same place', async () => {
  const { member, id } = await hooked();
  const [api] = organisationApis;
  const website = { name: 'Acme Autos', kind: 'dealer', licence: 'CA-12345', website: 'acme.example' };
  const organisation = dataOf(await api!.request(member, website));
  const proof = product.app.get(WebsiteProof);
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  proof.records = () => Promise.resolve([]);
  let asked = 0;
  proof.readFile = () => {
    asked++;
    return answered;
  };
  const confirming = api!.confirmWebsite(member, organisation.id);
  await until(() => Promise.resolve(asked === 1));
  expect(await api!.confirmWebsite(member, organisation.id)).toMatchObject(REFUSED);
  expect(await rest.test(member, id)).toMatchObject(REFUSED);
  resolve('');
  expect(await confirming).toMatchObject({ code: 'CONFLICT' });
  expect(asked).toBe(1);
});
