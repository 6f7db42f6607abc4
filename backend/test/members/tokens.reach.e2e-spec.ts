import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { restApi as adminApi } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { RawSocket } from '../support/sockets.js';
import {
  Program,
  programOf,
  readsListings,
  REFUSED_TOKEN,
  WORKING_TOKEN,
} from '../support/business/tokens.js';

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

const rows = (sql: string, ...values: unknown[]) => product.database.query<object>(sql, values);

describe('a token is refused', () => {
  it.each([
    ['after its last day', `update api_tokens set expires_at = now() where id = $1`],
    ['from another address', `update api_tokens set ip_ranges = '{203.0.113.0/24}' where id = $1`],
    [
      'of a suspended member',
      `update users set suspended_at = now() where id = (select user_id from api_tokens where id = $1)`,
    ],
  ])('%s', async (_when, sql) => {
    const client = await programOf(await product.member(), ['listings:read']);
    expect(await readsListings(client)).toEqual(WORKING_TOKEN);
    await rows(sql, client.tokenId);
    expect(await readsListings(client)).toEqual(REFUSED_TOKEN);
  });

  it.each(['hod_', 'hod_4fTq0bWz1SgQ9vXk2mYcR7nLd3hJp8uEaT5iKo6BwNx0yZ1CfGs', 'x', ''])(
    'that is no token of ours: %s',
    async (token) => expect(await readsListings(new Program(product.url, token))).toEqual(REFUSED_TOKEN),
  );

  it('together with the cookie of a session', async () => {
    const member = await product.member();
    const client = await programOf(member, ['listings:read']);
    client.cookie = member.cookie;
    expect(await readsListings(client)).toEqual([400, 'BAD_REQUEST']);
  });

  it('by sockets, and closes those that are open', async () => {
    const member = await product.member();
    const { id } = await listContract(member);
    const client = await programOf(member, ['market:read']);
    const open = (token: string, person?: Person) =>
      RawSocket.open(product.url, { init: false, ...(person && { person }) }).then((socket) => {
        socket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
        return socket;
      });
    const socket = await open(client.token);
    await socket.next(({ type }) => type === 'connection_ack');
    await socket.watch(id);
    await member.rest('POST', `/api/contracts/${id}/chat`, { message: 'Hello' });
    await socket.untilMessages(1);
    expect((await (await open('hod_x')).closed).code).toBe(4401);
    expect((await (await open(client.token, member)).closed).code).toBe(4401);
    const from = performance.now();
    await member.rest('DELETE', `/api/tokens/${client.tokenId}`);
    expect((await socket.closed).code).toBe(4001);
    expect(performance.now() - from).toBeLessThan(1_000);
    expect((await (await open(client.token)).closed).code).toBe(4401);
  });
});

describe('a token reads as less than its owner', () => {
  it('what visitors read, with market:read alone', async () => {
    const admin = await product.admin();
    const client = await programOf(admin, ['market:read']);
    const { id } = await listContract(admin);
    const { body } = await client.graphql(
      'query ($id: ID!) { me { id } myFavouriteIds contract(id: $id) { id } }',
      { id },
    );
    expect(body.data).toMatchObject({ me: null, contract: { id } });
  });

  it('without the roles of an admin, unless it has admin:read', async () => {
    const [admin, member] = [await product.admin(), await product.member()];
    const { id } = await listContract(member);
    const photo = await programOf(admin, ['listings:write', 'admin:read']);
    expect(await photo.rest('PUT', `/api/listings/${id}`, { monthlyPayment: 1 })).toMatchObject({
      status: 404,
    });
    expect((await photo.rest('GET', '/api/admin/users')).status).toBe(200);
    await rows('update users set is_admin = false where id = $1', admin.id);
    expect((await photo.rest('GET', '/api/admin/users')).status).toBe(403);
  });

  it('writes in the threads of its own listings only', async () => {
    const [member, other] = [await product.member(), await product.member()];
    const [own, foreign] = [await listContract(member), await listContract(other)];
    const client = await programOf(member, ['messages:write']);
    const write = (id: string) => client.rest('POST', `/api/contracts/${id}/chat`, { message: 'Still here' });
    expect((await write(own.id)).status).toBe(201);
    expect((await write(foreign.id)).status).toBe(403);
  });

  it('never as a visitor whose answer others get', async () => {
    const client = await programOf(await product.member(), ['listings:read']);
    const visitor = product.visitor();
    for (let time = 0; time < 3; time++) {
      expect((await visitor.rest('GET', '/api/contracts')).status).toBe(200);
      expect((await client.rest('GET', '/api/contracts')).status).toBe(403);
      const query = '{ contracts(first: 1) { totalCount } }';
      expect((await visitor.graphql(query)).body.errors).toBeUndefined();
      expect((await client.graphql(query)).body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });

  it('on pages as nobody', async () => {
    const member = await product.member();
    await member.rest('PATCH', '/api/user/profile', { firstName: 'Wilhelmina' });
    const client = await programOf(member, ['listings:read', 'market:read']);
    const { body } = await client.rest<string>('GET', '/contracts', undefined, { accept: 'text/html' });
    expect(body).not.toContain('Wilhelmina');
  });
});

it("an operator's token has four times the budget of a query", async () => {
  const admin = await product.admin();
  const [operator, reader] = [
    await programOf(admin, ['admin:read', 'market:read']),
    await programOf(admin, ['market:read']),
  ];
  const query =
    '{ contracts(first: 500) { edges { node { id title type description location monthlyPayment remainingTermMonths transferFee status forSale acceptsMessages messageCount termsVersion createdAt updatedAt userId holder { id name } messages(last: 1) { edges { node { id message createdAt } } } photos { id } } } } }';
  // the second and later ones run compiled
  for (let time = 0; time < 3; time++) {
    expect((await operator.graphql(query)).body.errors).toBeUndefined();
    expect((await reader.graphql(query)).body.errors?.[0]?.message).toMatch(/too much/);
  }
});

it('another site may not use the token of a page, and a program may send any origin', async () => {
  const client = await programOf(await product.member(), ['listings:write']);
  const headers = { origin: 'https://elsewhere.example' };
  expect((await client.rest('POST', '/api/contracts', {}, headers)).status).toBe(400);
  expect(
    (await client.rest('POST', '/api/contracts', {}, { ...headers, authorization: 'Basic x' })).status,
  ).toBe(403);
});

it('tokens are exported without hashes, and go with the account and with time', async () => {
  const member = await product.member();
  const client = await programOf(member, ['listings:read']);
  const { body } = await member.rest<{ apiTokens: object[] }>('GET', '/api/user/export');
  expect(body.apiTokens).toEqual([
    expect.objectContaining({ name: 'Stock import', prefix: client.token.slice(0, 12) }),
  ]);
  expect(JSON.stringify(body.apiTokens)).not.toMatch(/hash/i);
  dataOf(await adminApi.deleteUser(await product.admin(), member.id));
  expect(await rows('select from api_tokens where user_id = $1', member.id)).toEqual([]);
  expect(await readsListings(client)).toEqual(REFUSED_TOKEN);
});
