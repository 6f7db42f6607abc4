import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractInput, contractWords, type ContractAnswer } from '../factories/contract.js';
import { vinOf } from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { PASSWORD, type Outcome, type Person } from '../support/person.js';

interface Words {
  title?: string;
  type?: string;
  monthlyPayment?: number;
  remainingTermMonths?: number;
  facts?: object;
  privateFacts?: object;
  organisationId?: string;
}
interface Put extends ContractAnswer {
  facts: Record<string, unknown>;
  freshUntil: string;
}
interface Api {
  put(as: Person, externalId: string, words?: Words): Promise<Outcome<Put>>;
  mine(as: Person): Promise<{ externalId: string | null; contract: { id: string } }[]>;
}

const FIELDS = 'id title type status monthlyPayment facts freshUntil updatedAt termsVersion';
const path = (externalId: string) => `/api/listings/by-external/${encodeURIComponent(externalId)}`;
const rest: Api = {
  put: (as, externalId, words) => as.viaRest('PUT', path(externalId), contractWords(words)),
  mine: async (as) => dataOf(await as.viaRest('GET', '/api/listings')),
};
const graphql: Api = {
  put: (as, externalId, words) =>
    as.viaGraphql(
      `mutation($externalId: String!, $input: SubmitContractInput!) {
         putListing(externalId: $externalId, input: $input) { ${FIELDS} } }`,
      { externalId, input: contractInput(contractWords(words)) },
    ),
  async mine(as) {
    const page = dataOf(
      await as.viaGraphql<{ edges: { node: Awaited<ReturnType<Api['mine']>>[0] }[] }>(
        '{ myListings(first: 50) { edges { node { externalId contract { id } } } } }',
      ),
    );
    return page.edges.map(({ node }) => node);
  },
};

let product: TestApp;
let seller: Person;
let stranger: Person;
let number = 0;
const fresh = () => `STOCK-${++number}`;
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const set = (id: string, change: string) => rows(`update contracts set ${change} where id = $1`, [id]);
const notices = (id: string) => rows('select event from notifications where contract_id = $1', [id]);

beforeAll(async () => {
  product = await startApp();
  [seller, stranger] = await Promise.all([product.member(), product.member()]);
});
afterAll(() => product.stop());

describe.each([
  ['REST', rest],
  ['GraphQL', graphql],
] as const)('a contract with an external id, through %s', (_name, api) => {
  it('is listed for an organisation of the holder only', async () => {
    const organisationId = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f';
    for (let put = 0; put < 2; put++)
      expect(await api.put(seller, 'STOCK-FOREIGN', { organisationId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is listed once, then edited, and only its holder reads the id', async () => {
    const externalId = fresh();
    const listed = dataOf(await api.put(seller, externalId, { facts: { make: 'Honda', fuel: 'gas' } }));
    expect(listed).toMatchObject({
      status: 'active',
      facts: { make: 'Honda', fuel: 'gas' },
      termsVersion: 1,
    });
    const edited = dataOf(
      await api.put(seller, externalId, { monthlyPayment: 40900, facts: { make: 'Kia', fuel: null } }),
    );
    expect(edited).toMatchObject({ id: listed.id, monthlyPayment: 40900, facts: { make: 'Kia' } });
    expect(edited.facts).not.toHaveProperty('fuel');
    expect((await api.mine(seller)).find(({ contract }) => contract.id === listed.id)?.externalId).toBe(
      externalId,
    );
    for (const reader of [seller, stranger, product.visitor()])
      for (const answer of [
        await reader.rest('GET', `/api/contracts/${listed.id}`),
        await reader.rest('GET', '/api/contracts'),
      ])
        expect(JSON.stringify(answer.body)).not.toContain(externalId);
    const { body } = await seller.rest<{ contracts: { externalId: string | null }[] }>(
      'GET',
      '/api/user/export',
    );
    expect(body.contracts.map((contract) => contract.externalId)).toContain(externalId);
  });

  it('is not edited by what is stated as it is', async () => {
    const externalId = fresh();
    const words = { facts: { make: 'Honda' }, privateFacts: { vin: vinOf(number) } };
    const { id } = dataOf(await api.put(seller, externalId, words));
    dataOf(await stranger.viaRest('POST', `/api/contracts/${id}/chat`, { message: 'Is it available?' }));
    await set(id, `fresh_until = now() + interval '1 day', updated_at = '2026-01-01'`);
    const before = await notices(id);
    const again = dataOf(await api.put(seller, externalId, words));
    expect(again).toMatchObject({ id, termsVersion: 1, updatedAt: '2026-01-01T00:00:00.000Z' });
    // the holder has said that it is still there
    expect(Date.parse(again.freshUntil) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect(await notices(id)).toEqual(before);
    // months that have passed meanwhile are no edit either
    await set(id, `term_as_of = current_date - interval '2 months'`);
    expect(
      dataOf(await api.put(seller, externalId, { ...words, remainingTermMonths: 16 })).termsVersion,
    ).toBe(1);
  });

  it('belongs to its member: another one lists another contract', async () => {
    const externalId = fresh();
    const own = dataOf(await api.put(seller, externalId));
    const other = dataOf(await api.put(stranger, externalId, { monthlyPayment: 100 }));
    expect(other.id).not.toBe(own.id);
    expect(dataOf(await api.put(seller, externalId)).monthlyPayment).toBe(38900);
  });

  it.each([
    ['sold', `status = 'pending'`, 'in transfer'],
    ['handed over', `status = 'completed'`, 'handed over'],
    ['removed', `status = 'cancelled', off_market_reason = 'removed'`, 'removed by an admin'],
    ['hidden', 'hidden_at = now()', 'moderator removed'],
  ])('is refused once it is %s, and no second one is listed', async (_what, change, text) => {
    const externalId = fresh();
    const { id } = dataOf(await api.put(seller, externalId));
    await set(id, change);
    expect(await api.put(seller, externalId, { monthlyPayment: 1 })).toMatchObject({
      ...{ ok: false, code: 'CONFLICT', message: expect.stringContaining(text) },
    });
    expect(await rows('select id from contracts where external_id = $1', [externalId])).toEqual([{ id }]);
  });

  it('is listed once by ten requests at the same moment', async () => {
    const externalId = fresh();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.put(seller, externalId)));
    expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(1);
    expect(await rows('select id from contracts where external_id = $1', [externalId])).toHaveLength(1);
  });

  it('keeps the rules of single submissions and edits', async () => {
    const externalId = fresh();
    expect(await api.put(seller, externalId, { title: 'x' })).toMatchObject({ code: 'VALIDATION' });
    expect(await api.put(seller, externalId, { facts: { year: 1800 } })).toMatchObject({
      ...{ code: 'VALIDATION', fields: { 'facts.year': expect.any(String) } },
    });
    expect(await api.put(seller, ' ', {})).toMatchObject({ code: 'VALIDATION' });
    expect(await api.put(seller, 'x'.repeat(101))).toMatchObject({ code: 'VALIDATION' });
    dataOf(await api.put(seller, externalId));
    expect(await api.put(seller, externalId, { type: 'loan' })).toMatchObject({
      fields: { type: expect.any(String) },
    });
  });
});

it('answers 201 for a new contract and 200 for a known one', async () => {
  const externalId = `Lager 7/ä ${fresh()}`;
  const send = (words: Words) => seller.rest('PUT', path(externalId), contractWords(words));
  expect((await send({})).status).toBe(201);
  expect((await send({})).status).toBe(200);
  expect((await send({ monthlyPayment: 500 })).status).toBe(200);
});

it('the external id of a deleted account is gone', async () => {
  const member = await product.member();
  const externalId = fresh();
  dataOf(await rest.put(member, externalId));
  const { status } = await member.rest('DELETE', '/api/user', { password: PASSWORD });
  expect(status).toBe(200);
  expect(await rows('select id from contracts where external_id = $1', [externalId])).toEqual([]);
});
