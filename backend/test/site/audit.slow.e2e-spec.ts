import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { apis, graphqlApi, restApi, type AuditAnswer } from '../support/admin-apis.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf, done } from '../support/lists.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

const parsed = ({ before, after, ...entry }: AuditAnswer) => ({
  ...entry,
  before: before === null ? null : JSON.parse(before),
  after: after === null ? null : JSON.parse(after),
});

describe.each(apis)('the audit trail through $name', (api) => {
  const lastEntries = async (count: number) =>
    dataOf(await api.audit(admin, { first: count })).items.map(parsed);

  it('tells who did what to which setting, with before and after', async () => {
    const key = `phone.${api.name}`;
    await done(() => api.createSetting(admin, { key, value: 'one', category: 'contact' }));
    await done(() => api.updateSetting(admin, key, { value: 'two', description: 'Support' }));
    await done(() => api.deleteSetting(admin, key));
    const common = {
      id: expect.any(String),
      actorId: admin.id,
      actorEmail: admin.email,
      targetType: 'setting',
      targetId: key,
      ip: expect.stringMatching(/127\.0\.0\.1|::1/),
      createdAt: expect.stringMatching(/Z$/),
    };
    const one = { value: 'one', description: null, category: 'contact' };
    const two = { value: 'two', description: 'Support', category: 'contact' };
    expect(await lastEntries(3)).toEqual([
      { ...common, action: 'setting.delete', before: two, after: null },
      { ...common, action: 'setting.update', before: one, after: two },
      { ...common, action: 'setting.create', before: null, after: one },
    ]);
  });

  it('is found by target, by actor and by day', async () => {
    const key = `found.${api.name}`;
    await done(() => api.createSetting(admin, { key, value: 'one' }));
    await done(() => api.deleteSetting(admin, key));
    const found = async (query: object) =>
      dataOf(await api.audit(admin, { targetId: key, ...query })).items.map(({ action }) => action);
    const both = ['setting.delete', 'setting.create'];
    expect(await found({})).toEqual(both);
    expect(await found({ actorId: admin.id, action: 'setting.create' })).toEqual(['setting.create']);
    await product.database.query(
      `update audit_entries set created_at = '2026-03-01 23:59:59.9+00' where target_id = $1 and action = 'setting.create'`,
      [key],
    );
    expect(await found({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['setting.create']);
    expect(await found({ to: '2026-03-01' })).toEqual(['setting.create']);
    expect(await found({ from: '2026-03-02' })).toEqual(['setting.delete']);
    expect(await found({ to: '2026-02-28' })).toEqual([]);
    expect(await api.audit(admin, { from: 'yesterday' })).toMatchObject({ code: 'VALIDATION' });
    expect(await api.audit(admin, { to: '2026-02-30' })).toMatchObject({ code: 'VALIDATION' });
    expect(await api.audit(admin, { from: '2026-03-02', to: '2026-03-01' })).toMatchObject({
      code: 'VALIDATION',
      fields: { to: 'The last day is before the first.' },
    });
  });

  it('is searched by the email address of the actor, and by the id or key of a target', async () => {
    const other = await product.admin();
    const key = `searched.${api.name}`;
    await done(() => api.createSetting(other, { key, value: 'one' }));
    const found = async (q: string) =>
      dataOf(await api.audit(admin, { q })).items.map(({ actorId, targetId }) => [actorId, targetId]);
    expect(await found(other.email.toUpperCase())).toEqual([[other.id, key]]);
    expect(await found(` ${key} `)).toEqual([[other.id, key]]);
    expect(await found('nobody@example.com')).toEqual([]);
    expect(await found(key.slice(1))).toEqual([]);
  });

  it('tells of contracts', async () => {
    const seller = await product.member();
    const contract = await listContract(seller);
    await done(() => api.updateContract(admin, contract.id, { status: 'cancelled' }));
    await done(() => api.deleteContract(admin, contract.id));
    const [deleted, updated] = await lastEntries(2);
    expect(updated).toMatchObject({
      action: 'contract.update',
      targetId: contract.id,
      before: { status: 'active', title: contract.title, userId: seller.id },
      after: { status: 'cancelled', title: contract.title },
    });
    expect(deleted).toMatchObject({
      action: 'contract.delete',
      before: { status: 'cancelled' },
      after: null,
    });
  });

  it('tells of people without keeping who was deleted', async () => {
    const ada = await product.member();
    await done(() => api.makeAdmin(admin, ada.id));
    await done(() => api.makeAdmin(admin, ada.id));
    const contract = await listContract(ada);
    await done(() => api.deleteUser(admin, ada.id));
    const entries = await lastEntries(2);
    expect(entries).toMatchObject([
      {
        action: 'user.delete',
        targetId: ada.id,
        before: { isAdmin: true },
        after: { cancelledContracts: [contract.id] },
      },
      { action: 'user.make-admin', targetId: ada.id, before: { isAdmin: false }, after: { isAdmin: true } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(ada.email);
  });

  it('shows a deleted admin as anonymous', async () => {
    const other = await product.admin();
    await done(() => api.createSetting(other, { key: `by.other.${api.name}`, value: 'x' }));
    await done(() => api.deleteUser(admin, other.id));
    const entry = (await lastEntries(2)).find(({ actorId }) => actorId === other.id);
    expect(entry?.actorEmail).toBe(`deleted-${other.id}@deleted.invalid`);
  });

  it('records no entry for a refused action', async () => {
    const [newest] = await lastEntries(1);
    await api.deleteUser(admin, admin.id);
    await api.deleteSetting(admin, 'nobody');
    await api.createSetting(admin, { key: 'not a key', value: 'x' });
    await api.updateContract(admin, crypto.randomUUID(), { title: 'Anything' });
    expect(await lastEntries(1)).toEqual([newest]);
  });

  it('filters by action and by person', async () => {
    const other = await product.admin();
    const key = `filtered.${api.name}`;
    await api.createSetting(other, { key, value: 'x' });
    await api.createSetting(admin, { key: `${key}.2`, value: 'x' });
    await api.deleteSetting(admin, key);
    const targets = async (query: object) =>
      dataOf(await api.audit(admin, { first: 1, ...query })).items.map(({ targetId }) => targetId);
    expect(await targets({ actorId: other.id })).toEqual([key]);
    expect(await targets({ action: 'setting.create' })).toEqual([`${key}.2`]);
    expect(await targets({ action: 'setting.delete', actorId: other.id })).toEqual([]);
  });

  it('is for admins only', async () => {
    expect(await api.audit(product.visitor())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await api.audit(await product.member())).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('pages through both APIs alike', async () => {
  for (let n = 0; n < 4; n++)
    await done(() => restApi.createSetting(admin, { key: `page.${n}`, value: 'x' }));
  for (const api of [restApi, graphqlApi]) {
    const first = dataOf(await api.audit(admin, { first: 2 }));
    const second = dataOf(await api.audit(admin, { first: 2, after: first.next ?? '' }));
    expect([...first.items, ...second.items].map(({ targetId }) => targetId)).toEqual(
      [3, 2, 1, 0].map((n) => `page.${n}`),
    );
  }
});

it('is a file with the filters of the list', async () => {
  await done(() => restApi.createSetting(admin, { key: 'in.a.file', value: '=1+1' }));
  const { status, headers, body } = await admin.rest<string>(
    'GET',
    '/api/admin/audit.csv?targetId=in.a.file',
  );
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [heading, ...lines] = body.trim().split('\r\n');
  expect(heading).toBe('time,actor id,actor email,action,target type,target id,before,after,ip,id');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/setting\.create,setting,in\.a\.file/);
  const [entry] = dataOf(await restApi.audit(admin, { first: 1 })).items;
  expect(entry).toMatchObject({ action: 'list.download', targetId: 'audit' });
  expect((await (await product.member()).rest('GET', '/api/admin/audit.csv')).status).toBe(403);
});
