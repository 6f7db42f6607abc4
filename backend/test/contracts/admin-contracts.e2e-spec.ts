import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractWords, listContract } from '../factories/contract.js';
import { apis, restApi } from '../support/admin-apis.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';

let product: TestApp;
let admin: Person;
let seller: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
  seller = await product.member();
});
afterAll(() => product.stop());

const STATUSES = ['active', 'pending', 'completed', 'cancelled'];

describe.each(apis)('the contracts of the admin through $name', (api) => {
  it('lists contracts of every status', async () => {
    const made = [];
    for (const status of STATUSES) {
      const contract = await listContract(seller, { title: `A ${status} one` });
      made.push(dataOf(await api.updateContract(admin, contract.id, { status })));
    }
    const { items } = dataOf(await api.contracts(admin, { first: 4 }));
    expect(items).toEqual(made.toReversed());
  });

  it('searches them and pages them', async () => {
    for (let n = 0; n < 3; n++) await listContract(seller, { title: `Zeppelin ${api.name} ${n}` });
    const first = dataOf(await api.contracts(admin, { q: `zeppelin ${api.name}`, first: 2 }));
    const second = dataOf(
      await api.contracts(admin, { q: `zeppelin ${api.name}`, first: 2, after: first.next ?? '' }),
    );
    expect([...first.items, ...second.items].map(({ title }) => title.at(-1))).toEqual(['2', '1', '0']);
    expect(second.next).toBeNull();
  });

  it('edits every field of any contract and keeps the fields that are absent', async () => {
    const contract = await listContract(seller);
    const words = {
      title: 'A flat by the sea',
      description: 'Two rooms.\nOne balcony.',
      location: 'Miami, FL',
      monthlyPayment: 0,
      remainingTermMonths: 600,
      status: 'completed',
    };
    const changed = dataOf(await api.updateContract(admin, contract.id, words));
    expect(changed).toMatchObject({ ...words, id: contract.id, userId: seller.id, type: contract.type });
    expect(changed.updatedAt >= contract.updatedAt).toBe(true);
    const again = dataOf(await api.updateContract(admin, contract.id, { location: 'Tampa, FL' }));
    expect(again).toEqual({
      ...changed,
      location: 'Tampa, FL',
      ...('place' in changed && { place: 'Tampa, FL' }),
      termsVersion: changed.termsVersion + 1,
      updatedAt: again.updatedAt,
    });
  });

  it('sets any status after any other', async () => {
    const contract = await listContract(seller);
    for (const from of STATUSES)
      for (const status of STATUSES) {
        await api.updateContract(admin, contract.id, { status: from });
        expect(dataOf(await api.updateContract(admin, contract.id, { status })).status).toBe(status);
      }
  });

  it.each([
    ['title', 'ab'],
    ['title', 'x'.repeat(201)],
    ['description', ' '],
    ['location', 'x'],
    ['monthlyPayment', -1],
    ['monthlyPayment', 1_000_000_001],
    ['remainingTermMonths', 0],
    ['remainingTermMonths', 601],
  ])('refuses %s %j and changes nothing', async (field, value) => {
    const contract = await listContract(seller);
    expect(
      await api.updateContract(admin, contract.id, { ...contractWords(), [field]: value }),
    ).toMatchObject({
      code: 'VALIDATION',
      fields: { [field]: expect.any(String) },
    });
    expect((await seller.rest('GET', `/api/contracts/${contract.id}`)).body).toEqual(contract);
  });

  it('takes an active contract off the market with a reason, and refuses one that a buyer has paid for', async () => {
    const { id } = await listContract(seller);
    dataOf(await api.updateContract(admin, id, { status: 'pending' }));
    expect(await api.takeOffMarket(admin, id, 'Asks for cash')).toMatchObject({ code: 'CONFLICT' });
    const pending = dataOf(await api.updateContract(admin, id, {}));
    expect(pending.status).toBe('pending');
    dataOf(await api.updateContract(admin, id, { status: 'active' }));
    expect(await api.takeOffMarket(admin, id, ' ')).toMatchObject({ code: 'VALIDATION' });
    expect(dataOf(await api.takeOffMarket(admin, id, 'Asks for cash')).status).toBe('cancelled');
    const [entry] = dataOf(await api.audit(admin, { first: 1 })).items;
    expect(entry).toMatchObject({ action: 'contract.update', targetId: id });
    expect(entry?.after).toContain('Asks for cash');
    expect(await api.takeOffMarket(admin, id, 'Asks for cash')).toMatchObject({ code: 'CONFLICT' });
  });

  it('deletes a contract with its messages', async () => {
    const contract = await listContract(seller);
    await seller.rest('POST', `/api/contracts/${contract.id}/chat`, { message: 'Still there?' });
    expect(dataOf(await api.deleteContract(admin, contract.id))).toEqual({ success: true });
    expect((await seller.rest('GET', `/api/contracts/${contract.id}`)).status).toBe(404);
    expect(
      await product.database.query('select 1 from messages where contract_id = $1', [contract.id]),
    ).toEqual([]);
  });

  it('refuses to delete a contract that was bought', async () => {
    const contract = await listContract(seller);
    await product.database.query(
      `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status, holds_contract,
         payment_intent_id)
       values ($1, 'x', $2, $3, 2500, 'sandbox', 'captured', true, 'pi_' || gen_random_uuid())`,
      [contract.id, admin.id, seller.id],
    );
    expect(await api.deleteContract(admin, contract.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'This contract has a purchase. Set its status to cancelled instead.',
    });
    expect(await api.updateContract(admin, contract.id, { status: 'cancelled' })).toMatchObject({
      ok: true,
    });
  });

  it('answers NOT_FOUND for an unknown contract', async () => {
    for (const id of [crypto.randomUUID(), 'nobody', '9'.repeat(400)]) {
      expect(await api.updateContract(admin, id, { title: 'Anything' })).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await api.takeOffMarket(admin, id, 'a reason')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.deleteContract(admin, id)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('refuses members, including the holder of the contract', async () => {
    const contract = await listContract(seller);
    for (const [who, code] of [
      [product.visitor(), 'UNAUTHENTICATED'],
      [seller, 'FORBIDDEN'],
    ] as const) {
      expect(await api.contracts(who)).toMatchObject({ code });
      expect(await api.updateContract(who, contract.id, { title: 'Mine now' })).toMatchObject({ code });
      expect(await api.takeOffMarket(who, contract.id, 'a reason')).toMatchObject({ code });
      expect(await api.deleteContract(who, contract.id)).toMatchObject({ code });
    }
  });
});

it('deletes a contract once if several admins do it concurrently', async () => {
  const contract = await listContract(seller);
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => restApi.deleteContract(admin, contract.id)),
  );
  expect(outcomes.map((outcome) => outcome.code ?? 'deleted').sort()).toEqual([
    ...Array(4).fill('NOT_FOUND'),
    'deleted',
  ]);
});

it('refuses REST parameters that are not in the enum or not a number', async () => {
  const contract = await listContract(seller);
  const status = async (body: unknown) =>
    (await admin.rest('PUT', `/api/admin/contracts/${contract.id}`, body)).status;
  expect(await status({ status: 'sold' })).toBe(400);
  expect(await status({ type: 'boat' })).toBe(400);
  expect(await status({ monthlyPayment: '100' })).toBe(400);
  expect(await status({ monthlyPayment: 1.5 })).toBe(400);
  expect(await status([])).toBe(400);
  expect(await status({ id: crypto.randomUUID(), userId: admin.id, transferFee: 1 })).toBe(200);
  expect((await seller.rest('GET', `/api/contracts/${contract.id}`)).body).toMatchObject({
    userId: seller.id,
    transferFee: 2500,
  });
});
