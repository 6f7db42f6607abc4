import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { contractInput, contractWords, listContract } from '../factories/contract.js';
import { graphqlApi, restApi } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { linkIn, mailTo } from '../support/product/stored-mails.js';

const KEY = 'require_confirmed_email';

let product: TestApp;
let admin: Person;
/** A contract that a member may buy and write about. */
let contractId: string;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
  contractId = (await listContract(await product.member())).id;
});
afterAll(() => product.stop());
afterEach(async () => void (await restApi.deleteSetting(admin, KEY)));

type Call = (as: Person) => Promise<string | undefined>;
const rest =
  (path: () => string, body: () => object = () => ({})): Call =>
  async (as) =>
    (await as.viaRest('POST', path(), body())).code;
const graphql =
  (mutation: string, variables: (as: Person) => object = () => ({ id: contractId })): Call =>
  async (as) =>
    (await as.viaGraphql(mutation, variables(as))).code;

/** A contract of the member that the database takes off the market. */
const paused = new Map<string, string>();
const pausedOf = (as: Person) => paused.get(as.id) as string;
async function withPaused(member: Person): Promise<Person> {
  const { id } = await listContract(member);
  dataOf(await member.viaRest('POST', `/api/listings/${id}/pause`));
  paused.set(member.id, id);
  return member;
}

const calls: Record<string, Record<string, Call[]>> = {
  REST: {
    list: [
      rest(() => '/api/contracts', contractWords),
      async (as) => (await as.viaRest('POST', `/api/listings/${pausedOf(as)}/relist`)).code,
      async (as) => (await as.viaRest('POST', `/api/listings/${pausedOf(as)}/resume`)).code,
      async (as) => (await as.viaRest('PUT', '/api/listings/by-external/A-1', contractWords())).code,
      async (as) => (await as.viaRest('POST', '/api/imports', 'a', { 'content-type': 'text/csv' })).code,
      rest(
        () => '/api/imports/sources',
        () => ({ url: 'https://10.0.0.1/', format: 'csv', everyHours: 1 }),
      ),
    ],
    write: [
      rest(
        () => `/api/contracts/${contractId}/chat`,
        () => ({ message: 'Hello' }),
      ),
    ],
    pay: [
      rest(
        () => '/api/create-payment-intent',
        () => ({ contractId }),
      ),
    ],
  },
  GraphQL: {
    list: [
      graphql('mutation($input: SubmitContractInput!) { submitContract(input: $input) { id } }', () => ({
        input: contractInput(contractWords()),
      })),
      graphql('mutation($id: ID!) { relistContract(id: $id) { id } }', (as) => ({ id: pausedOf(as) })),
      graphql('mutation($id: ID!) { resumeContract(id: $id) { id } }', (as) => ({ id: pausedOf(as) })),
      graphql(
        'mutation($input: SubmitContractInput!) { putListing(externalId: "A-2", input: $input) { id } }',
        () => ({ input: contractInput(contractWords()) }),
      ),
      graphql('mutation { createImport(content: "a") { id } }'),
      graphql('mutation($input: ImportSourceInput!) { createImportSource(input: $input) { id } }', () => ({
        input: { url: 'https://10.0.0.1/', format: 'CSV', everyHours: 1 },
      })),
    ],
    write: [graphql('mutation($id: ID!) { sendMessage(contractId: $id, message: "Hello") { id } }')],
    pay: [graphql('mutation($id: ID!) { createPaymentIntent(contractId: $id) { clientSecret } }')],
  },
};

const VERIFY = '/api/email/verify';
const REFUSED = 'CONFIRMED_EMAIL_REQUIRED';
const adminApis = { REST: restApi, GraphQL: graphqlApi };

describe.each(['REST', 'GraphQL'] as const)('a confirmed email address, through %s', (name) => {
  const api = adminApis[name];
  const tried = async (as: Person, use: string) => {
    const codes: (string | undefined)[] = [];
    for (const call of calls[name]?.[use] ?? []) codes.push(await call(as));
    return codes;
  };

  it('is not asked for unless a setting says so', async () => {
    const member = await withPaused(await product.member());
    for (const use of ['list', 'write', 'pay'])
      for (const code of await tried(member, use)) expect(code).not.toBe(REFUSED);
    dataOf(await api.createSetting(admin, { key: KEY, value: 'off' }));
    expect(await tried(await product.member(), 'write')).toEqual([undefined]);
  });

  it.each(['list', 'write', 'pay'])(
    'is asked for to %s, and for nothing else, until it is there',
    async (use) => {
      const member = await withPaused(await product.member());
      dataOf(await api.createSetting(admin, { key: KEY, value: use }));
      const refused = await tried(member, use);
      expect(refused.length).toBeGreaterThan(0);
      for (const code of refused) expect(code).toBe(REFUSED);
      for (const other of ['write', 'pay'].filter((one) => one !== use))
        expect(await tried(member, other)).toEqual([undefined]);

      const link = linkIn(await mailTo(product, member.email, /confirm/i));
      const { status } = await member.rest('POST', VERIFY, { token: link.searchParams.get('token') });
      expect(status).toBe(200);
      for (const code of await tried(member, use)) expect(code).not.toBe(REFUSED);
    },
  );

  it('is asked for with a text that says what to do, and a link is sent again', async () => {
    dataOf(await api.createSetting(admin, { key: KEY, value: 'list, pay' }));
    const member = await product.member();
    const outcome =
      name === 'REST'
        ? await member.viaRest('POST', '/api/contracts', contractWords())
        : await member.viaGraphql(
            'mutation($id: ID!) { createPaymentIntent(contractId: $id) { clientSecret } }',
            {
              id: contractId,
            },
          );
    expect(outcome).toMatchObject({
      ok: false,
      code: REFUSED,
      message: expect.stringMatching(/open the link/),
    });
    expect((await member.rest('POST', '/api/auth/email-confirmation')).status).toBe(200);
  });

  it('is no longer asked for once the setting is changed or gone', async () => {
    dataOf(await api.createSetting(admin, { key: KEY, value: 'write' }));
    const member = await product.member();
    expect(await tried(member, 'write')).toEqual([REFUSED]);
    dataOf(await api.updateSetting(admin, KEY, { value: 'pay' }));
    expect(await tried(member, 'write')).toEqual([undefined]);
    dataOf(await api.updateSetting(admin, KEY, { value: 'write' }));
    expect(await tried(member, 'write')).toEqual([REFUSED]);
    dataOf(await api.deleteSetting(admin, KEY));
    expect(await tried(member, 'write')).toEqual([undefined]);
  });

  it('is a setting of three words', async () => {
    for (const value of ['true', 'list pay', 'sell'])
      expect(await api.createSetting(admin, { key: KEY, value })).toMatchObject({
        code: 'VALIDATION',
        fields: { value: expect.stringMatching(/list, write, pay/) },
      });
  });
});
