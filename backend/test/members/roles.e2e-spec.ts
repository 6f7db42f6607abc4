import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apis, restApi } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

const rolesOf = async (person: Person) =>
  (await person.rest<{ roles: string[]; isAdmin: boolean }>('GET', '/api/auth/user')).body;

describe.each(apis.map((api) => [api.name, api] as const))('roles through %s', (_name, api) => {
  it('are given and taken at once, and the member sees their own', async () => {
    const ada = await product.member();
    expect(await rolesOf(ada)).toMatchObject({ roles: [], isAdmin: false });
    expect(await api.contracts(ada)).toMatchObject({ code: 'FORBIDDEN' });

    const given = dataOf(await api.setRoles(admin, ada.id, ['support', 'moderator', 'moderator']));
    expect(given).toMatchObject({ id: ada.id, roles: ['moderator', 'support'], isAdmin: false });
    expect(await rolesOf(ada)).toMatchObject({ roles: ['moderator', 'support'], isAdmin: false });
    dataOf(await api.contracts(ada));

    dataOf(await api.setRoles(admin, ada.id, ['admin', 'finance']));
    expect(await rolesOf(ada)).toMatchObject({ roles: ['admin', 'finance'], isAdmin: true });
    dataOf(await api.settings(ada));

    expect(dataOf(await api.setRoles(admin, ada.id, []))).toMatchObject({ roles: [], isAdmin: false });
    expect(await api.settings(ada)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ada.graphql('{ me { roles isAdmin } }')).toMatchObject({
      body: { data: { me: { roles: [], isAdmin: false } } },
    });
    const { items } = dataOf(await api.audit(admin, { action: 'user.set-roles' }));
    expect(
      items.filter(({ targetId }) => targetId === ada.id).map(({ before, after }) => [before, after]),
    ).toEqual([
      ['{"roles":["admin","finance"]}', '{"roles":[]}'],
      ['{"roles":["moderator","support"]}', '{"roles":["admin","finance"]}'],
      ['{"roles":[]}', '{"roles":["moderator","support"]}'],
    ]);
  });

  it('stay with a member who is made an admin', async () => {
    const ada = await product.staff('finance');
    expect(dataOf(await api.makeAdmin(admin, ada.id))).toMatchObject({ roles: ['admin', 'finance'] });
  });

  it('are refused for what does not exist and for a suspended member, from whom they can be taken', async () => {
    const ada = await product.staff('moderator');
    expect(await api.setRoles(admin, crypto.randomUUID(), ['support'])).toMatchObject({ code: 'NOT_FOUND' });
    for (const wrong of ['owner', ''])
      expect((await api.setRoles(admin, ada.id, [wrong])).code).toMatch(/VALIDATION|BAD_REQUEST/);
    await product.database.query('update users set suspended_at = now() where id = $1', [ada.id]);
    for (const more of [['admin'], ['moderator', 'finance']])
      expect(await api.setRoles(admin, ada.id, more)).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await api.setRoles(admin, ada.id, []))).toMatchObject({ roles: [] });
  });

  it('filter the list of users', async () => {
    const [both, support] = [await product.staff('finance', 'support'), await product.staff('support')];
    const idsOf = async (role: string) =>
      dataOf(await api.users(admin, { role, first: 200 })).items.map(({ id }) => id);
    expect(await idsOf('finance')).toContain(both.id);
    expect(await idsOf('finance')).not.toContain(support.id);
    expect((await idsOf('support')).slice(0, 2)).toEqual([support.id, both.id]);
    expect(await idsOf('admin')).toContain(admin.id);
    expect(await idsOf('admin')).not.toContain(support.id);
    const found = dataOf(await api.users(admin, { role: 'support', q: both.email })).items;
    expect(found.map(({ roles }) => roles)).toEqual([['finance', 'support']]);
  });

  it('end with the account', async () => {
    const ada = await product.staff('support', 'finance');
    dataOf(await api.deleteUser(admin, ada.id));
    const [kept] = await product.database.query<object>('select staff_roles from users where id = $1', [
      ada.id,
    ]);
    expect(kept).toEqual({ staff_roles: [] });
  });
});

it('a role is written in REST as in GraphQL, too', async () => {
  const ada = await product.member();
  const path = `/api/admin/users/${ada.id}/roles`;
  expect(dataOf(await admin.viaRest('PUT', path, { roles: ['MODERATOR'] }))).toMatchObject({
    roles: ['moderator'],
  });
  for (const roles of [undefined, null, 'moderator', [['moderator']], [1]])
    expect(await admin.viaRest('PUT', path, { roles })).toMatchObject({ code: 'VALIDATION' });
  expect((await admin.rest('GET', '/api/admin/users?role=owner')).status).toBe(400);
  expect((await admin.rest('GET', '/api/admin/users?role=&limit=1')).body).toHaveLength(1);
});

it('the list of users with a role is read along the index of the staff', async () => {
  const plan = await product.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return tx.query<{ 'QUERY PLAN': string }>(
      `explain select id from users where deleted_at is null and (is_admin or staff_roles <> '{}')
       and staff_roles @> array['support'] order by created_at desc, id desc limit 25`,
    );
  });
  expect(JSON.stringify(plan)).toContain('users_staff');
});

describe('the last admin', () => {
  let alone: TestApp;
  beforeAll(async () => {
    alone = await startApp();
  });
  afterAll(() => alone.stop());
  const admins = async () =>
    (await alone.database.query('select 1 from users where is_admin and deleted_at is null')).length;

  it('keeps the role, whoever takes it, until another member has it', async () => {
    const last = await alone.admin();
    for (const api of apis) {
      expect(await api.setRoles(last, last.id, ['moderator'])).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('last admin'),
      });
      expect(dataOf(await api.setRoles(last, last.id, ['admin', 'finance']))).toMatchObject({
        isAdmin: true,
      });
    }
    const suspended = await alone.admin();
    await alone.database.query('update users set suspended_at = now() where id = $1', [suspended.id]);
    expect(await restApi.setRoles(last, last.id, [])).toMatchObject({ code: 'CONFLICT' });
    await alone.admin();
    dataOf(await restApi.setRoles(last, last.id, []));
    expect(await restApi.setRoles(last, last.id, ['admin'])).toMatchObject({ code: 'FORBIDDEN' });
    await alone.database.query('update users set is_admin = false');
  });

  it('remains if all admins give up the role, or take it from each other, at once', async () => {
    for (let round = 0; round < 5; round++) {
      const all = [await alone.admin(), await alone.admin(), await alone.admin()];
      await Promise.all(all.map((one) => restApi.setRoles(one, one.id, [])));
      expect(await admins()).toBe(1);
      await alone.database.query('update users set is_admin = true where id = any($1)', [
        all.map(({ id }) => id),
      ]);
      await Promise.all(all.map((one, at) => restApi.setRoles(one, all[(at + 1) % 3]!.id, [])));
      expect(await admins()).toBeGreaterThan(0);
      await alone.database.query('update users set is_admin = false');
    }
  });
});
