import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { restApi } from '../support/admin-apis.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { authorise, Provider, rest as payments } from '../support/payments.js';
import type { Person } from '../support/person.js';
import { until } from '../support/until.js';

let product: TestApp;
let admin: Person;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  product = await startApp();
  [admin, seller, buyer] = [await product.admin(), await product.member(), await product.member()];
});
afterAll(() => product.stop());

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const { body } = await admin.graphql(query, variables);
  expect(body.errors).toBeUndefined();
  return body.data as Data;
}

describe('what an admin may delete', () => {
  it('leaves out a sold contract, the parties to its transfer, and the own account', async () => {
    const sold = await listContract(seller);
    const free = await listContract(seller, { title: 'Still for sale' });
    const intent = await authorise(new Provider(product.url), buyer, sold.id);
    await until(async () => (await payments.complete(buyer, intent)).data?.status === 'completed');
    const bystander = await product.member();
    const { allContracts, users } = await ask<{
      allContracts: { edges: { node: { id: string; deletable: boolean } }[] };
      users: { edges: { node: { id: string; deletable: boolean } }[] };
    }>(`{ allContracts(first: 2) { edges { node { id deletable } } }
          users(first: 10) { edges { node { id deletable } } } }`);
    const byId = ({ edges }: typeof users) => new Map(edges.map(({ node }) => [node.id, node.deletable]));
    expect(byId(allContracts)).toEqual(
      new Map([
        [free.id, true],
        [sold.id, false],
      ]),
    );
    const deletable = byId(users);
    expect([seller, buyer, admin, bystander].map(({ id }) => deletable.get(id))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(await restApi.deleteContract(admin, sold.id)).toMatchObject({ code: 'CONFLICT' });
    expect(await restApi.deleteUser(admin, buyer.id)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a list of the admins', () => {
  beforeAll(async () => {
    const holder = await product.member();
    const sold = await listContract(holder, { title: 'Sold for the list' });
    const intent = await authorise(new Provider(product.url), buyer, sold.id);
    await until(async () => (await payments.complete(buyer, intent)).data?.status === 'completed');
    for (const title of ['One for the list', 'Two for the list', 'Three for the list']) {
      const { id: targetId } = await listContract(holder, { title });
      dataOf(
        await buyer.viaRest('POST', '/api/reports', { targetType: 'contract', targetId, reason: 'other' }),
      );
    }
  });

  type Page = {
    edges: { node: { id: string } }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
  async function read(field: string, sort: string, after: string | null = null): Promise<string[]> {
    const data = await ask<Record<string, Page>>(
      `query($sort: ListOrder, $after: String) { ${field}(first: 2, sort: $sort, after: $after) {
         edges { node { id } } pageInfo { endCursor hasNextPage } } }`,
      { sort, after },
    );
    const { edges, pageInfo } = data[field] as Page;
    const ids = edges.map(({ node }) => node.id);
    return pageInfo.hasNextPage ? [...ids, ...(await read(field, sort, pageInfo.endCursor))] : ids;
  }

  it.each([
    ['users', 'users'],
    ['allContracts', 'contracts'],
    ['purchases', 'purchases'],
    ['reports', 'reports'],
  ])('%s comes oldest first on request, page by page, through both APIs', async (field, path) => {
    const oldest = await read(field, 'OLDEST');
    expect(oldest.length).toBeGreaterThan(1);
    expect(oldest).toEqual((await read(field, 'NEWEST')).toReversed());
    const rows = dataOf(
      await admin.viaRest<{ id: string }[]>('GET', `/api/admin/${path}?sort=oldest&limit=2`),
    );
    expect(rows.map(({ id }) => id)).toEqual(oldest.slice(0, 2));
  });

  it('of reports starts with the urgent ones in both orders', async () => {
    const [first, second, third] = await read('reports', 'OLDEST');
    await product.database.query('update reports set urgent = true where id = $1', [second]);
    expect(await read('reports', 'OLDEST')).toEqual([second, first, third]);
    expect(await read('reports', 'NEWEST')).toEqual([second, third, first]);
  });
});

describe('the audit trail', () => {
  it('links to who acted and to what they acted on, while it exists', async () => {
    await admin.rest('PATCH', '/api/user/profile', { firstName: 'Ada', lastName: 'Byron' });
    const contract = await listContract(seller, { title: 'A flat by the sea' });
    await restApi.updateContract(admin, contract.id, { location: 'Miami, FL' });
    const member = await product.member();
    await restApi.makeAdmin(admin, member.id);
    const lastTwo = async () =>
      (
        await ask<{ auditEntries: { edges: { node: object }[] } }>(`{ auditEntries(first: 2) { edges { node {
          actor { name } contract { id title } user { id email } message { id } purchase { id } } } } }`)
      ).auditEntries.edges.map(({ node }) => node);
    const nothing = { contract: null, user: null, message: null, purchase: null };
    expect(await lastTwo()).toEqual([
      { ...nothing, actor: { name: 'Ada B.' }, user: { id: member.id, email: member.email } },
      {
        ...nothing,
        actor: { name: 'Ada B.' },
        contract: { id: contract.id, title: 'A flat by the sea' },
      },
    ]);
    await restApi.deleteContract(admin, contract.id);
    await restApi.deleteUser(admin, member.id);
    expect(await lastTwo()).toEqual([
      { ...nothing, actor: { name: 'Ada B.' } },
      { ...nothing, actor: { name: 'Ada B.' } },
    ]);
  });
});

describe('the lists of an admin', () => {
  it('find a member by id, and contracts by their own id, their holder, or the address of the holder', async () => {
    const holder = await product.member();
    const { id } = await listContract(holder);
    expect(dataOf(await restApi.users(admin, { q: holder.id })).items).toMatchObject([{ id: holder.id }]);
    for (const q of [id, holder.id, holder.email.toUpperCase()])
      expect(dataOf(await restApi.contracts(admin, { q })).items.map((found) => found.id)).toEqual([id]);
    expect(dataOf(await restApi.contracts(admin, { q: crypto.randomUUID() })).items).toEqual([]);
  });

  it('count the flagged texts that wait for a decision', async () => {
    const { id } = await listContract(seller, { title: 'Civic, call 512-555-0199' });
    await seller.rest('POST', `/api/contracts/${id}/chat`, { message: 'Call 512-555-0199' });
    const viaGraphql = async () => {
      const { flaggedContractsWaiting, flaggedMessagesWaiting } = await ask<
        Record<string, { count: number }>
      >('{ flaggedContractsWaiting { count } flaggedMessagesWaiting { count } }');
      return [flaggedContractsWaiting?.count, flaggedMessagesWaiting?.count];
    };
    const viaRest = () =>
      Promise.all(
        ['contracts', 'messages'].map(
          async (kind) =>
            (await admin.rest<{ count: number }>('GET', `/api/admin/flagged-${kind}/waiting`)).body.count,
        ),
      );
    expect([await viaGraphql(), await viaRest()]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await admin.rest('POST', `/api/admin/contracts/${id}/hide`, { reason: 'Contact details' });
    expect([await viaGraphql(), await viaRest()]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});
