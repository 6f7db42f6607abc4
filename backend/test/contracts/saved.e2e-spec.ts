import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { PASSWORD, type Person } from '../support/person.js';
import { apis, rest } from '../support/saved.js';

let product: TestApp;
let seller: Person;
let other: Person;
let member: Person;
beforeAll(async () => {
  product = await startApp();
  [seller, other] = [await product.member(), await product.member()];
});
beforeEach(async () => {
  member = await product.member();
});
afterAll(() => product.stop());

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

describe.each(apis)('favorites through %s', (_name, api) => {
  it('are added and removed, and repeating either changes nothing', async () => {
    const [first, second] = [await listContract(seller), await listContract(seller)];
    expect(dataOf(await api.ids(product.visitor()))).toEqual([]);
    for (const { id } of [first, second, first])
      expect(dataOf(await api.add(member, id))).toMatchObject({ id });
    expect(dataOf(await api.ids(member))).toEqual([second.id, first.id]);
    expect(dataOf(await api.ids(other))).toEqual([]);
    for (let twice = 0; twice < 2; twice++)
      expect(dataOf(await api.remove(member, second.id))).toEqual({ success: true });
    expect(dataOf(await api.ids(member))).toEqual([first.id]);
    for (const id of [UNKNOWN, 'no-id'])
      expect(await api.add(member, id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('come in pages, the one that was saved last first, whatever their status is', async () => {
    const contracts = [await listContract(seller), await listContract(seller), await listContract(seller)];
    for (const { id } of contracts) dataOf(await api.add(member, id));
    await rows(`update contracts set status = 'cancelled' where id = $1`, [contracts[1]!.id]);
    const page = dataOf(await api.favourites(member, { first: 2 }));
    const rest = dataOf(await api.favourites(member, { first: 2, after: page.next! }));
    expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(
      contracts.map(({ id }) => id).toReversed(),
    );
    expect(rest.next).toBeNull();
    expect(await api.favourites(member, { after: 'bm8' })).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe.each(apis)('saved searches through %s', (_name, api) => {
  it('are saved, changed and deleted by their member only', async () => {
    const saved = dataOf(
      await api.save(member, { name: ' Leases ', query: '?type=car-lease&sort=payment&new=1' }),
    );
    expect(saved).toMatchObject({ name: 'Leases', query: 'type=car-lease&new=1', frequency: 'daily' });
    expect(dataOf(await api.searches(member))).toEqual([saved]);
    expect(dataOf(await api.searches(other))).toEqual([]);

    const changed = { ...saved, name: 'Cars', frequency: 'weekly' };
    expect(dataOf(await api.update(member, saved.id, { name: 'Cars', frequency: 'weekly' }))).toEqual(
      changed,
    );
    expect(dataOf(await api.update(member, saved.id, { query: 'q=honda' }))).toEqual({
      ...changed,
      query: 'q=honda',
    });
    for (const id of [saved.id, UNKNOWN, 'no-id']) {
      expect(await api.update(other, id, { name: 'Mine' })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.delete(other, id)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(dataOf(await api.delete(member, saved.id))).toEqual({ success: true });
    expect(dataOf(await api.searches(member))).toEqual([]);
  });

  it('are at most 20, with a name and a search that fit', async () => {
    for (const [input, field] of [
      [{ name: '', query: '' }, 'name'],
      [{ name: 'x'.repeat(81), query: '' }, 'name'],
      [{ name: 'a\nb', query: '' }, 'name'],
      [{ name: 'Long', query: `q=${'x'.repeat(1000)}` }, 'query'],
    ] as const)
      expect(await api.save(member, input)).toMatchObject({
        code: 'VALIDATION',
        fields: { [field]: expect.any(String) },
      });
    expect(await api.save(member, { name: 'Nowhere', query: 'near=Xyzzyqqville' })).toMatchObject({
      code: 'VALIDATION',
      fields: { near: expect.any(String) },
    });
    const save = (index: number) => api.save(member, { name: `Search ${index}`, query: '' });
    for (let index = 0; index < 18; index++) dataOf(await save(index));
    const last = await Promise.all([18, 19, 20, 21].map(save));
    expect(last.filter(({ ok }) => ok)).toHaveLength(2);
    expect(last.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
    expect(dataOf(await api.searches(member))).toHaveLength(20);
  });
});

it('is exported, and deleted with the account', async () => {
  const { id } = await listContract(seller);
  dataOf(await rest.add(member, id));
  const { id: searchId } = dataOf(await rest.save(member, { name: 'All', query: '' }));
  await rows('insert into search_alerts (user_id, contract_id) values ($1, $2)', [member.id, id]);
  const { saved } = dataOf(await member.viaRest<{ saved: object }>('GET', '/api/user/export'));
  expect(saved).toEqual({
    favourites: [{ contractId: id, createdAt: expect.any(String) }],
    searches: [expect.objectContaining({ id: searchId, name: 'All', query: '', frequency: 'daily' })],
    alerts: [{ contractId: id, createdAt: expect.any(String) }],
  });
  dataOf(await member.viaRest('DELETE', '/api/user', { password: PASSWORD }));
  for (const table of ['favourites', 'saved_searches', 'search_alerts'])
    expect(await rows(`select 1 from ${table} where user_id = $1`, [member.id])).toEqual([]);
});
