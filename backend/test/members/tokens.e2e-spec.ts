import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { restApi as adminApi } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import { Person, type Outcome } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { mailTo } from '../support/product/stored-mails.js';
import { Program, readsListings, REFUSED_TOKEN, WORKING_TOKEN } from '../support/business/tokens.js';
import { until } from '../support/until.js';

interface NewToken {
  id: string;
  token: string;
  prefix: string;
}

interface Token {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  ipRanges: string[];
  expiresAt: string;
  createdAt: string;
  lastUsedAt: string | null;
  oldUntil: string | null;
}

interface Api {
  name: string;
  create(as: Person, input: object): Promise<Outcome<NewToken>>;
  list(as: Person): Promise<Outcome<Token[]>>;
  rotate(as: Person, id: string, overlapHours: number): Promise<Outcome<NewToken>>;
  revoke(as: Person, id: string): Promise<Outcome<{ success: boolean }>>;
}

const NEW = '{ id token prefix }';
const apis: Api[] = [
  {
    name: 'REST',
    create: (as, input) => as.viaRest('POST', '/api/tokens', input),
    list: (as) => as.viaRest('GET', '/api/tokens'),
    rotate: (as, id, overlapHours) => as.viaRest('POST', `/api/tokens/${id}/rotate`, { overlapHours }),
    revoke: (as, id) => as.viaRest('DELETE', `/api/tokens/${id}`),
  },
  {
    name: 'GraphQL',
    create: (as, input) =>
      as.viaGraphql(`mutation($input: CreateTokenInput!) { createToken(input: $input) ${NEW} }`, { input }),
    list: (as) =>
      as.viaGraphql(
        '{ myTokens { id name prefix scopes ipRanges expiresAt createdAt lastUsedAt oldUntil } }',
      ),
    rotate: (as, id, overlapHours) =>
      as.viaGraphql(
        `mutation($id: ID!, $input: RotateTokenInput!) { rotateToken(id: $id, input: $input) ${NEW} }`,
        { id, input: { overlapHours } },
      ),
    revoke: (as, id) => as.viaGraphql('mutation($id: ID!) { revokeToken(id: $id) { success } }', { id }),
  },
];

const TOKEN = { name: 'Stock import', scopes: ['listings:read', 'market:read'], expiresInDays: 30 };

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

const rows = (sql: string, ...values: unknown[]) =>
  product.database.query<Record<string, unknown>>(sql, values);
const program = ({ token, id }: NewToken) => new Program(product.url, token, id);
describe.each(apis)('API tokens through $name', (api) => {
  it('are shown once, listed without their secret, and read what they may', async () => {
    const member = await product.member();
    const { id } = await listContract(member);
    const made = dataOf(await api.create(member, { ...TOKEN, ipRanges: ['127.0.0.0/8', '::1'] }));
    expect(made).toEqual({
      id: expect.any(String),
      token: expect.stringMatching(/^hod_[0-9A-Za-z]{49}$/),
      prefix: made.token.slice(0, 12),
    });
    const client = program(made);
    expect(await readsListings(client)).toEqual(WORKING_TOKEN);
    expect((await client.rest<{ contract: { id: string } }[]>('GET', '/api/listings')).body).toMatchObject([
      { contract: { id } },
    ]);
    await until(async () => dataOf(await api.list(member))[0]?.lastUsedAt != null);
    const listed = dataOf(await api.list(member))[0]!;
    expect(listed).toMatchObject({
      ...{ id: made.id, prefix: made.prefix, name: 'Stock import', scopes: TOKEN.scopes },
      ipRanges: ['127.0.0.0/8', '::1'],
    });
    expect(JSON.stringify(listed)).not.toContain(made.token.slice(12));
    const stored = await rows('select * from api_tokens where id = $1', made.id);
    expect(JSON.stringify(stored)).not.toContain(made.token.slice(12));
    expect(Date.parse(listed.expiresAt) - Date.parse(listed.createdAt)).toBe(30 * 24 * 3_600_000);
  });

  it('are revoked from one request to the next', async () => {
    const member = await product.member();
    const made = dataOf(await api.create(member, TOKEN));
    expect(await readsListings(program(made))).toEqual(WORKING_TOKEN);
    expect(dataOf(await api.revoke(member, made.id))).toEqual({ success: true });
    expect(await readsListings(program(made))).toEqual(REFUSED_TOKEN);
    expect(dataOf(await api.list(member))).toEqual([]);
    expect(await api.revoke(member, made.id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('have an old and a new secret while they are rotated', async () => {
    const member = await product.member();
    const first = dataOf(await api.create(member, TOKEN));
    const second = dataOf(await api.rotate(member, first.id, 24));
    expect([second.id, second.token === first.token]).toEqual([first.id, false]);
    expect([await readsListings(program(first)), await readsListings(program(second))]).toEqual([
      WORKING_TOKEN,
      WORKING_TOKEN,
    ]);
    await rows(`update api_tokens set old_until = now() where id = $1`, first.id);
    expect([await readsListings(program(first)), await readsListings(program(second))]).toEqual([
      REFUSED_TOKEN,
      WORKING_TOKEN,
    ]);
    const third = dataOf(await api.rotate(member, first.id, 0));
    expect([await readsListings(program(second)), await readsListings(program(third))]).toEqual([
      REFUSED_TOKEN,
      WORKING_TOKEN,
    ]);
    expect(await api.rotate(member, first.id, 25)).toMatchObject({ code: 'VALIDATION' });
  });

  it('are audited and mailed about', async () => {
    const admin = await product.admin();
    const made = dataOf(await api.create(admin, TOKEN));
    dataOf(await api.rotate(admin, made.id, 1));
    dataOf(await api.revoke(admin, made.id));
    const { items } = dataOf(await adminApi.audit(admin, { first: 3 }));
    expect(items.map(({ action }) => action)).toEqual(['token.revoke', 'token.rotate', 'token.create']);
    expect(JSON.stringify(items)).not.toContain(made.token);
    for (const subject of [/token was created/, /new secret/, /token was revoked/])
      await mailTo(product, admin.email, subject);
  });

  it('need a recent proof of identity', async () => {
    const member = await product.member();
    const made = dataOf(await api.create(member, TOKEN));
    await rows(
      `update sessions set proved_at = now() - interval '1 hour' where sess #>> '{passport,user}' = $1`,
      member.id,
    );
    for (const refused of [
      await api.create(member, TOKEN),
      await api.rotate(member, made.id, 1),
      await api.revoke(member, made.id),
    ])
      expect(refused).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  it('are refused with a wrong name, scope, time or range, and beyond the twentieth', async () => {
    const member = await product.member();
    for (const wrong of [
      { name: ' ' },
      { scopes: [] },
      { scopes: ['payments:write'] },
      { expiresInDays: 0 },
      { expiresInDays: 366 },
      { ipRanges: ['everywhere'] },
    ])
      expect(await api.create(member, { ...TOKEN, ...wrong })).toMatchObject({ code: 'VALIDATION' });
    expect(await api.create(member, { ...TOKEN, scopes: ['admin:read'] })).toMatchObject({
      code: 'FORBIDDEN',
    });
    for (let made = 0; made < 20; made++) dataOf(await api.create(member, TOKEN));
    expect(await api.create(member, TOKEN)).toMatchObject({ code: 'CONFLICT' });
  });

  it("are another member's secret", async () => {
    const made = dataOf(await api.create(await product.member(), TOKEN));
    const other = await product.member();
    expect(dataOf(await api.list(other))).toEqual([]);
    expect(await api.rotate(other, made.id, 1)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.revoke(other, made.id)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
