import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { restApi as settings } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import type { Outcome, Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { statementsOf } from '../support/product/statements.js';

interface Compared {
  id: string;
  title: string;
}

interface Api {
  name: string;
  byIds(as: Person, ids: readonly string[]): Promise<Outcome<(Compared | null)[]>>;
  /** What the API answers in the place of a contract that it does not show. */
  gap: (Compared | null)[];
}

const rest: Api = {
  name: 'REST',
  byIds: (as, ids) => as.viaRest('GET', `/api/contracts?ids=${ids.join(',')}`),
  gap: [],
};
const graphql: Api = {
  name: 'GraphQL',
  byIds: (as, ids) =>
    as.viaGraphql('query ($ids: [ID!]!) { contractsByIds(ids: $ids) { id title trueCost { total } } }', {
      ids,
    }),
  gap: [null],
};

let product: TestApp;
let holder: Person;
let admin: Person;
let visitor: Person;
let ids: [string, string, string, string];
let hidden: string;
let waiting: string;
beforeAll(async () => {
  product = await startApp();
  [holder, admin, visitor] = [await product.member(), await product.admin(), product.visitor()];
  const list = async (title: string) => (await listContract(holder, { title })).id;
  ids = [await list('First'), await list('Second'), await list('Third'), await list('Fourth')];
  hidden = await list('Asks for money');
  dataOf(await admin.viaRest('POST', `/api/admin/contracts/${hidden}/hide`, { reason: 'Fraud' }));
  await product.database.query(`update contracts set status = 'cancelled' where id = $1`, [ids[2]]);
  dataOf(await settings.createSetting(admin, { key: 'approve_listings', value: 'true' }));
  waiting = await list('Not approved');
});
afterAll(() => product.stop());

describe.each([rest, graphql])('contracts by their ids through $name', (api) => {
  const titles = async (as: Person, asked: readonly string[]) =>
    dataOf(await api.byIds(as, asked)).map((contract) => contract && contract.title);

  it('come in the order of the ids and in any status, a repeated one once', async () => {
    const [first, second, third, fourth] = ids;
    expect(await titles(visitor, [third, first, fourth, second])).toEqual([
      ...['Third', 'First', 'Fourth', 'Second'],
    ]);
    expect(await titles(visitor, [second, first, second.toUpperCase()])).toEqual(['Second', 'First']);
    expect(await titles(visitor, [])).toEqual([]);
  });

  it('leave out what is unknown, malformed, hidden or not approved, unless the viewer may see it', async () => {
    const gap = api.gap as null[];
    for (const id of [crypto.randomUUID(), 'no-id', hidden, waiting])
      expect(await titles(visitor, [ids[0], id, ids[1]])).toEqual(['First', ...gap, 'Second']);
    expect(await titles(visitor, [hidden, waiting])).toEqual([...gap, ...gap]);
    expect(await titles(holder, [hidden, waiting])).toEqual([...gap, 'Not approved']);
    expect(await titles(admin, [hidden, waiting])).toEqual(['Asks for money', 'Not approved']);
  });

  it('are at most four, and are read in one statement', async () => {
    expect(await api.byIds(visitor, [...ids, hidden])).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Please compare at most 4 contracts.',
    });
    const read = await statementsOf(product, () => api.byIds(holder, ids));
    expect(read.filter((name) => !name.startsWith('session'))).toEqual(['contracts.compared']);
  });
});

it.each(['type=car-lease', 'sort=payment', 'limit=2', 'make=Honda'])(
  'REST refuses %s beside ids, which it would ignore',
  async (other) => {
    expect(await visitor.viaRest('GET', `/api/contracts?ids=${ids[0]}&${other}`)).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'ids names the contracts: it takes no filters, order or pages beside it.',
    });
  },
);
