import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract, type ContractAnswer } from '../factories/contract.js';
import { apis, restApi } from '../support/admin-apis.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

/** A purchase as the payments write it, in one of its states. */
async function purchase(contract: ContractAnswer, buyer: Person, status: string): Promise<string> {
  const holds = ['claimed', 'captured', 'disputed'].includes(status);
  const [row] = await product.database.query<{ id: string }>(
    `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status, holds_contract,
       payment_intent_id)
     values ($1, $2, $3, $4, 2500, 'sandbox', $5, $6, 'pi_' || gen_random_uuid()) returning id`,
    [contract.id, contract.title, buyer.id, contract.userId, status, holds],
  );
  return row?.id ?? '';
}

const setStatus = (id: string, status: string) =>
  product.database.query('update contracts set status = $2 where id = $1', [id, status]);

const statusOf = async (id: string) =>
  (await product.visitor().rest<ContractAnswer>('GET', `/api/contracts/${id}`)).body.status;

describe.each(apis)('users through $name', (api) => {
  it('lists users newest first, with the fields for admins and no others', async () => {
    const ada = await product.member();
    const [first] = dataOf(await api.users(admin, { first: 1 })).items;
    expect(first).toEqual({
      id: ada.id,
      email: ada.email,
      firstName: null,
      lastName: null,
      isAdmin: false,
      roles: [],
      createdAt: expect.stringMatching(/Z$/),
      suspendedAt: null,
      emailVerifiedAt: null,
    });
  });

  it('pages them without gaps or repeats', async () => {
    for (let n = 0; n < 3; n++) await product.member();
    const all = dataOf(await api.users(admin, { first: 500 })).items.map(({ id }) => id);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = dataOf(await api.users(admin, { first: 2, after }));
      seen.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(all);
  });

  it('finds users by any part of name or address, in any case, taking % and _ literally', async () => {
    const ada = await product.member();
    await ada.rest('PATCH', '/api/user/profile', { firstName: `Zo%_${api.name}`, lastName: 'Ünlü' });
    const found = async (q: string) => dataOf(await api.users(admin, { q })).items.map(({ id }) => id);
    expect(await found(`ZO%_${api.name.toLowerCase()}`)).toEqual([ada.id]);
    expect(await found(`${api.name} ünlü`)).toEqual([ada.id]);
    expect(await found(ada.email.slice(2, -4).toUpperCase())).toEqual([ada.id]);
    expect(await found('zo__%')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  it('promotes to admin, also for open sessions, and is safe to repeat', async () => {
    const ada = await product.member();
    expect(await api.settings(ada)).toMatchObject({ code: 'FORBIDDEN' });
    expect(dataOf(await api.makeAdmin(admin, ada.id))).toMatchObject({ id: ada.id, isAdmin: true });
    expect(await api.settings(ada)).toMatchObject({ ok: true });
    expect(dataOf(await api.makeAdmin(admin, ada.id)).isAdmin).toBe(true);
  });

  it('deletes: ends the sessions, anonymizes the account, and cancels its contracts', async () => {
    const ada = await product.member();
    await ada.rest('PATCH', '/api/user/profile', { firstName: 'Ada', lastName: 'Byron' });
    const active = await listContract(ada);
    const completed = await listContract(ada);
    await setStatus(completed.id, 'completed');

    expect(dataOf(await api.deleteUser(admin, ada.id))).toEqual({ success: true });

    expect((await ada.rest('GET', '/api/auth/user')).status).toBe(401);
    expect((await ada.signIn()).status).toBe(401);
    expect(dataOf(await api.users(admin, { q: ada.email })).items).toEqual([]);
    expect(await statusOf(active.id)).toBe('cancelled');
    expect(await statusOf(completed.id)).toBe('completed');
    const [kept] = await product.database.query<Record<string, unknown>>(
      'select * from users where id = $1',
      [ada.id],
    );
    expect(JSON.stringify(kept)).not.toMatch(/Ada|Byron|person\d/);
    expect(kept).toMatchObject({ password_hash: null, is_admin: false });
    expect(
      await product.database.query('select 1 from one_time_tokens where user_id = $1', [ada.id]),
    ).toEqual([]);

    // the address can be registered again
    const again = product.visitor();
    await again.register(ada.email);
    expect(again.id).not.toBe(ada.id);
  });

  it('answers NOT_FOUND for deleted and unknown users', async () => {
    const ada = await product.member();
    await api.deleteUser(admin, ada.id);
    for (const id of [ada.id, crypto.randomUUID(), 'nobody', '1'.repeat(500)]) {
      expect(await api.deleteUser(admin, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.makeAdmin(admin, id)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('refuses admins who delete themselves', async () => {
    const other = await product.admin();
    expect(await api.deleteUser(other, other.id)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('your own account'),
    });
  });

  it.each([
    ['authorised', 'active'],
    ['claimed', 'pending'],
    ['captured', 'pending'],
    ['disputed', 'pending'],
    ['releasing', 'active'],
  ])('refuses either party of a purchase that is %s', async (purchaseStatus, contractStatus) => {
    const [seller, buyer] = [await product.member(), await product.member()];
    const contract = await listContract(seller);
    const other = await listContract(seller);
    await setStatus(contract.id, contractStatus);
    await purchase(contract, buyer, purchaseStatus);
    for (const party of [seller, buyer])
      expect(await api.deleteUser(admin, party.id)).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('transfer in progress'),
      });
    // the refused deletion leaves no trace
    expect((await seller.rest('GET', '/api/auth/user')).status).toBe(200);
    expect(await statusOf(other.id)).toBe('active');
    await product.database.query('delete from purchases where contract_id = $1', [contract.id]);
  });

  it.each([
    ['captured', 'completed'],
    ['captured', 'cancelled'],
    ['released', 'active'],
    ['created', 'active'],
    ['refunded', 'pending'],
  ])(
    'deletes either party once the purchase is %s and the contract %s',
    async (purchaseStatus, contractStatus) => {
      const [seller, buyer] = [await product.member(), await product.member()];
      const contract = await listContract(seller);
      await setStatus(contract.id, contractStatus);
      const id = await purchase(contract, buyer, purchaseStatus);
      for (const party of [seller, buyer])
        expect(await api.deleteUser(admin, party.id)).toMatchObject({ ok: true });
      expect(await product.database.query('select 1 from purchases where id = $1', [id])).toHaveLength(1);
    },
  );

  it('is for admins only', async () => {
    const member = await product.member();
    for (const [who, code] of [
      [product.visitor(), 'UNAUTHENTICATED'],
      [member, 'FORBIDDEN'],
    ] as const) {
      expect(await api.users(who)).toMatchObject({ code });
      expect(await api.makeAdmin(who, member.id)).toMatchObject({ code });
      expect(await api.deleteUser(who, member.id)).toMatchObject({ code });
    }
  });
});

describe('the last admin', () => {
  let alone: TestApp;
  beforeAll(async () => {
    alone = await startApp();
  });
  afterAll(() => alone.stop());

  const admins = async () =>
    (await alone.database.query('select 1 from users where is_admin and deleted_at is null')).length;

  it('cannot be deleted', async () => {
    const last = await alone.admin();
    for (const api of apis)
      expect(await api.deleteUser(last, last.id)).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('last admin'),
      });
    expect(await admins()).toBe(1);
  });

  it('remains if all admins delete each other concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two, three] = [await alone.admin(), await alone.admin(), await alone.admin()];
      const before = await admins();
      const ring: [Person, Person][] = [
        [one, two],
        [two, three],
        [three, one],
      ];
      const outcomes = await Promise.all(ring.map(([who, whom]) => restApi.deleteUser(who, whom.id)));
      const deleted = outcomes.filter(({ ok }) => ok).length;
      expect(deleted).toBeGreaterThan(0);
      expect(deleted).toBeLessThan(3);
      expect(await admins()).toBe(before - deleted);
    }
  });
});
