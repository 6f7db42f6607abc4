import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from './factories/contract.js';
import { doors, graphqlDoor, restDoor, type AuditAnswer } from './support/admin-doors.js';
import { startApp, type TestApp } from './support/app.js';
import { dataOf } from './support/doors.js';
import type { Person } from './support/person.js';

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

describe.each(doors)('the audit trail through $name', (door) => {
  const lastEntries = async (count: number) =>
    dataOf(await door.audit(admin, { first: count })).items.map(parsed);

  it('tells who did what to which setting, with before and after', async () => {
    const key = `phone.${door.name}`;
    await door.createSetting(admin, { key, value: 'one', category: 'contact' });
    await door.updateSetting(admin, key, { value: 'two', description: 'Support' });
    await door.deleteSetting(admin, key);
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

  it('tells of contracts', async () => {
    const seller = await product.member();
    const contract = await listContract(seller);
    await door.updateContract(admin, contract.id, { status: 'cancelled' });
    await door.deleteContract(admin, contract.id);
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
    await door.makeAdmin(admin, ada.id);
    await door.makeAdmin(admin, ada.id);
    const contract = await listContract(ada);
    await door.deleteUser(admin, ada.id);
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
    await door.createSetting(other, { key: `by.other.${door.name}`, value: 'x' });
    await door.deleteUser(admin, other.id);
    const entry = (await lastEntries(2)).find(({ actorId }) => actorId === other.id);
    expect(entry?.actorEmail).toBe(`deleted-${other.id}@deleted.invalid`);
  });

  it('has nothing of what was refused', async () => {
    const [newest] = await lastEntries(1);
    await door.deleteUser(admin, admin.id);
    await door.deleteSetting(admin, 'nobody');
    await door.createSetting(admin, { key: 'not a key', value: 'x' });
    await door.updateContract(admin, crypto.randomUUID(), { title: 'Anything' });
    expect(await lastEntries(1)).toEqual([newest]);
  });

  it('is for admins only', async () => {
    expect(await door.audit(product.visitor())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await door.audit(await product.member())).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('pages through both doors alike', async () => {
  for (let n = 0; n < 4; n++) await restDoor.createSetting(admin, { key: `page.${n}`, value: 'x' });
  for (const door of [restDoor, graphqlDoor]) {
    const first = dataOf(await door.audit(admin, { first: 2 }));
    const second = dataOf(await door.audit(admin, { first: 2, after: first.next ?? '' }));
    expect([...first.items, ...second.items].map(({ targetId }) => targetId)).toEqual(
      [3, 2, 1, 0].map((n) => `page.${n}`),
    );
  }
});
