import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MOST_COLLEAGUES } from '@handover/domain/business/organisations';
import { restApi as adminApi } from '../support/admin-apis.js';
import { organisationApis } from '../support/business/organisations.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { untilWaiting } from '../support/waiting.js';

const ACME = { name: 'Acme Motors', kind: 'dealer', licence: 'TX dealer license P12345' };

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

const rows = <Row extends object>(sql: string, ...values: unknown[]) =>
  product.database.query<Row>(sql, values);

describe.each(organisationApis)('invitations to organisations through $name', (api) => {
  async function approved(owner: Person): Promise<string> {
    const { id } = dataOf(await api.request(owner, ACME));
    dataOf(await api.approve(admin, id));
    return id;
  }
  async function confirmed(): Promise<Person> {
    const member = await product.member();
    await product.confirm(member);
    return member;
  }
  async function colleague(owner: Person, id: string, role: string): Promise<Person> {
    const member = await confirmed();
    const invitation = dataOf(await api.invite(owner, id, { email: member.email, role }));
    dataOf(await api.accept(member, invitation.id));
    return member;
  }
  const invited = async (by: Person, id: string) => {
    const whom = await confirmed();
    const invitation = dataOf(await api.invite(by, id, { email: whom.email, role: 'owner' }));
    return { whom, invitation: invitation.id };
  };

  it.each([
    ['is removed', (owner: Person, id: string, second: Person) => api.remove(owner, id, second.id)],
    ['leaves', (_: Person, id: string, second: Person) => api.remove(second, id, second.id)],
    [
      'is demoted',
      (owner: Person, id: string, second: Person) => api.setRole(owner, id, second.id, 'editor'),
    ],
    [
      'is suspended',
      (_: Person, __: string, { id }: Person) =>
        admin.viaRest('POST', `/api/admin/users/${id}/suspend`, { reason: 'Not who they say they are.' }),
    ],
    ['is deleted', (_: Person, __: string, { id }: Person) => adminApi.deleteUser(admin, id)],
  ])('end when their sender %s', async (_, ends) => {
    const owner = await product.member();
    const id = await approved(owner);
    const second = await colleague(owner, id, 'owner');
    const [theirs, another] = [await invited(second, id), await invited(owner, id)];
    expect((await ends(owner, id, second)).ok).toBe(true);
    expect(await api.accept(theirs.whom, theirs.invitation)).toMatchObject({ code: 'NOT_FOUND' });
    expect(dataOf(await api.sent(owner, id)).map((one) => one.id)).toEqual([another.invitation]);
    expect((await api.accept(another.whom, another.invitation)).ok).toBe(true);
  });

  it('end also if their sender is removed while they are accepted', async () => {
    const owner = await product.member();
    const id = await approved(owner);
    const second = await colleague(owner, id, 'owner');
    const { whom, invitation } = await invited(second, id);
    const { removed, accepted } = await product.database.transaction(async (tx) => {
      await tx.query('select from organisations where id = $1 for update', [id]);
      const removal = api.remove(owner, id, second.id);
      await untilWaiting(tx, 1, removal);
      const acceptance = api.accept(whom, invitation);
      await untilWaiting(tx, 2, acceptance);
      return { removed: removal, accepted: acceptance };
    });
    expect([(await removed).ok, (await accepted).ok]).toEqual([true, false]);
  });

  it('are listed and revoked by owners', async () => {
    const owner = await product.member();
    const id = await approved(owner);
    const editor = await colleague(owner, id, 'editor');
    const { whom, invitation } = await invited(owner, id);
    expect(await api.sent(editor, id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.revoke(editor, id, invitation)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.sent(whom, id)).toMatchObject({ code: 'NOT_FOUND' });
    const other = await product.member();
    expect(await api.revoke(other, await approved(other), invitation)).toMatchObject({ code: 'NOT_FOUND' });
    expect(dataOf(await api.revoke(owner, id, invitation))).toEqual({ success: true });
    expect(dataOf(await api.sent(owner, id))).toEqual([]);
    expect(await api.accept(whom, invitation)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are refused for members, and change no role', async () => {
    const owner = await product.member();
    const id = await approved(owner);
    const reader = await colleague(owner, id, 'reader');
    const { invitation } = await invited(owner, id);
    const input = { email: reader.email.toUpperCase(), role: 'owner' };
    expect(await api.invite(owner, id, input)).toMatchObject({ code: 'CONFLICT' });
    await rows('update organisation_invitations set email = $2 where id = $1', invitation, reader.email);
    expect(await api.accept(reader, invitation)).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await api.mine(reader))).toMatchObject([{ id, role: 'reader' }]);
  });

  it('are not accepted beyond the most members', async () => {
    const owner = await product.member();
    const id = await approved(owner);
    const { whom, invitation } = await invited(owner, id);
    await rows(
      `with people as (insert into users (email, terms_version) select gen_random_uuid() || '@example.com', '1'
         from generate_series(2, $2::int) returning id)
       insert into organisation_members (organisation_id, user_id, role) select $1, id, 'reader' from people`,
      id,
      MOST_COLLEAGUES,
    );
    expect(await api.accept(whom, invitation)).toMatchObject({ code: 'CONFLICT' });
  });

  it('are sent and accepted only while the organisation is approved', async () => {
    const owner = await product.member();
    const { id } = dataOf(await api.request(owner, { ...ACME, name: 'Buy now at spam.example' }));
    const input = { email: `${id}@example.com`, role: 'reader' };
    expect(await api.invite(owner, id, input)).toMatchObject({ code: 'CONFLICT' });
    dataOf(await api.approve(admin, id));
    const { whom, invitation } = await invited(owner, id);
    dataOf(await api.close(admin, id, 'No license.'));
    expect(await api.accept(whom, invitation)).toMatchObject({ code: 'CONFLICT' });
    expect(await api.invite(owner, id, input)).toMatchObject({ code: 'CONFLICT' });
  });

  it('and requests need a confirmed email address where listing does', async () => {
    const owner = await product.member();
    const id = await approved(owner);
    dataOf(await adminApi.createSetting(admin, { key: 'require_confirmed_email', value: 'list' }));
    const refused = { code: 'CONFIRMED_EMAIL_REQUIRED' };
    expect(await api.request(owner, ACME)).toMatchObject(refused);
    expect(await api.invite(owner, id, { email: 'a@example.com', role: 'reader' })).toMatchObject(refused);
    await adminApi.deleteSetting(admin, 'require_confirmed_email');
    expect((await api.request(owner, ACME)).ok).toBe(true);
  });
});
