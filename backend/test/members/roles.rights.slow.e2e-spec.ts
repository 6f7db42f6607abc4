import { describe, expect, it } from '@jest/globals';
import { STAFF_ROLES } from '@handover/domain/roles';
import { apis as adminApis } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import { rest as moderation } from '../support/moderation-apis.js';
import { apis as payments, authorise, listContract } from '../support/payments.js';
import {
  admin,
  buyer,
  product,
  provider,
  purchaseOf,
  seller,
  startPayments,
} from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { threadApis } from '../support/transfer-threads.js';
import { apis as transfers, begun, rest } from '../support/transfers.js';
import { eventually } from '../support/until.js';

startPayments();

const PHONE = '512-555-0199';
const reason = 'It was a misunderstanding';
const report = async (by: Person, transferId: string) =>
  dataOf(
    await by.viaRest<{ id: string }>('POST', '/api/reports', {
      ...{ targetType: 'party', targetId: transferId, reason: 'asks-for-money' },
    }),
  ).id;

describe('what a role reads of types that are shared', () => {
  it('texts as they were written, for moderators', async () => {
    const { id } = dataOf(await moderation.submit(seller, { title: `Call ${PHONE}` }));
    dataOf(await moderation.send(seller, id, `Text ${PHONE}`));
    const seen = async (as: Person) => [
      dataOf(await moderation.contract(as, id)).title,
      dataOf(await moderation.thread(as, id)).at(-1)?.message,
    ];
    const [written, masked] = [
      [`Call ${PHONE}`, `Text ${PHONE}`],
      ['Call ••••••••••••', 'Text ••••••••••••'],
    ];
    expect(await seen(await product.staff('moderator'))).toEqual(written);
    expect(await seen(admin)).toEqual(written);
    for (const role of ['finance', 'support'] as const)
      expect(await seen(await product.staff(role))).toEqual(masked);
    for (const api of adminApis) {
      const titleFor = async (as: Person) => dataOf(await api.contracts(as, { q: id })).items[0]?.title;
      expect(await titleFor(await product.staff('moderator'))).toBe(written[0]);
      expect(await titleFor(await product.staff('support'))).toBe(masked[0]);
    }
    dataOf(await moderation.hideContract(admin, id, 'Contact details'));
    expect(dataOf(await moderation.contract(await product.staff('support'), id)).title).toBe(
      'Removed contract',
    );
  });

  it('a transfer without its purchase, contact cards and private facts, but for who needs them', async () => {
    const { id, contractId, intent } = await begun(seller, buyer);
    const purchaseId = (await purchaseOf(intent))!.id;
    const money = '{ transfers(first: 1) { edges { node { id purchase { amount buyerEmail } } } } }';
    for (const role of STAFF_ROLES) {
      const person = await product.staff(role);
      for (const [, api] of transfers) {
        expect(dataOf(await api.get(person, id))).toMatchObject({ id, contacts: null });
        expect(dataOf(await api.all(person, { q: id })).items).toMatchObject([{ id, contacts: null }]);
      }
      const [mayReadMoney, mayReach] = [role === 'finance', role === 'support'];
      for (const [, api] of transfers) {
        const payment = api.name === 'REST' ? 'captured' : 'CAPTURED';
        expect((await api.all(person, { payment })).code).toBe(mayReadMoney ? undefined : 'FORBIDDEN');
      }
      const sold = await person.graphql('{ purchases(first: 1) { edges { node { transfer { id } } } } }');
      expect(sold.body.errors?.[0]?.extensions?.code).toBe(mayReadMoney ? undefined : 'FORBIDDEN');
      const { body } = await person.graphql(money);
      expect(body.errors?.[0]?.extensions?.code).toBe(mayReadMoney ? undefined : 'FORBIDDEN');
      expect(JSON.stringify(body).includes(buyer.email)).toBe(mayReadMoney);
      for (const [, api] of payments)
        expect((await api.purchase(person, purchaseId)).code).toBe(mayReadMoney ? undefined : 'NOT_FOUND');
      const cards = `/api/admin/transfers/${id}/contacts`;
      expect((await person.viaRest('GET', cards)).code).toBe(mayReach ? undefined : 'FORBIDDEN');
      const facts = '{ privateFacts(contractId: "' + contractId + '") }';
      expect(await person.viaGraphql(facts)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('private threads, for moderators, and each reading is recorded', async () => {
    const { id } = await begun(seller, buyer);
    for (const [, api] of threadApis) {
      const moderator = await product.staff('moderator', 'support');
      dataOf(await api.list(moderator, id));
      for (const role of ['finance', 'support'] as const)
        expect(await api.list(await product.staff(role), id)).toMatchObject({ code: 'NOT_FOUND' });
      const [{ count }] = (await product.database.query<{ count: number }>(
        `select count(*)::int as count from audit_entries where action = 'transfer.read-thread' and actor_id = $1`,
        [moderator.id],
      )) as [{ count: number }];
      expect(count).toBe(1);
    }
  });

  it('names of members, for those who read members', async () => {
    await seller.rest('PATCH', '/api/user/profile', { firstName: 'Sam', lastName: 'Reed' });
    const { id } = await listContract(seller);
    const nameFor = async (as: Person) =>
      dataOf(
        await as.viaGraphql<{ holder: { name: string | null } }>(
          'query($id: ID!) { contract(id: $id) { holder { name } } }',
          { id },
        ),
      ).holder.name;
    for (const role of ['moderator', 'support'] as const)
      expect(await nameFor(await product.staff(role))).toBe('Sam R.');
    expect(await nameFor(await product.staff('finance'))).toBeNull();
  });
});

describe.each(transfers)('what a moderator decides moves no fee, through %s', (_name, api) => {
  it('a report: the transfer goes on, and what else paused it stays', async () => {
    const moderator = await product.staff('moderator');
    const { id } = await begun(seller, buyer);
    expect(dataOf(await api.get(moderator, id)).allowedActions).toEqual([]);
    expect(await api.admin(moderator, id, 'resume', { reason })).toMatchObject({ code: 'CONFLICT' });
    await report(buyer, id);
    dataOf(await rest.admin(admin, id, 'pause', { reason }));
    expect(dataOf(await api.get(moderator, id)).allowedActions).toEqual(['resume']);
    const group = api.name === 'REST' ? 'reported' : 'REPORTED';
    expect(dataOf(await api.all(moderator, { group })).items.map((one) => one.id)).toContain(id);
    const resumed = dataOf(await api.admin(moderator, id, 'resume', { reason }));
    expect(resumed).toMatchObject({ pauseReasons: ['admin'], allowedActions: [] });
    for (const [action, said] of [
      ['cancel', { fee: 'REFUND' }],
      ['complete', {}],
      ['extend', { days: 3 }],
    ] as const)
      expect(await api.admin(moderator, id, action, { reason, ...said })).toMatchObject({
        code: 'FORBIDDEN',
      });
  });

  it('a suspension: a hold is released, and a paid fee stays until finance decides', async () => {
    const [moderator, finance] = [await product.staff('moderator'), await product.staff('finance')];
    const [paid, open] = [await begun(seller, buyer), await listContract(seller)];
    const other = await product.member();
    const held = await authorise(provider, other, open.id);
    dataOf(await moderation.suspend(moderator, seller.id, 'Asked for a wire'));
    const moneyOf = async (intent: string) => (await purchaseOf(intent))?.status;
    await eventually(() => moneyOf(held), 'released');
    expect(await moneyOf(paid.intent)).toBe('captured');
    for (const [, money] of payments)
      expect(await money.refund(moderator, (await purchaseOf(paid.intent))!.id, reason)).toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(dataOf(await api.get(finance, paid.id)).allowedActions).toEqual(['cancel']);
    const fee = api.name === 'REST' ? 'refund' : 'REFUND';
    const ended = dataOf(await api.admin(finance, paid.id, 'cancel', { fee, reason }));
    expect(ended).toMatchObject({ status: 'cancelled', feeOutcome: 'refund' });
    await eventually(() => moneyOf(paid.intent), 'refunded');
  });

  it('an end by an admin’s status of the contract: the fee waits, and finance decides it', async () => {
    const finance = await product.staff('finance');
    const { id, contractId, intent } = await begun(seller, buyer);
    dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${contractId}`, { status: 'active' }));
    const group = api.name === 'REST' ? 'undecided' : 'UNDECIDED';
    expect(dataOf(await api.all(finance, { group })).items.map((one) => one.id)).toContain(id);
    expect(dataOf(await api.get(finance, id)).allowedActions).toEqual(['decide-fee']);
    const fee = api.name === 'REST' ? 'keep' : 'KEEP';
    dataOf(await api.admin(finance, id, 'fee', { fee, reason }));
    expect((await purchaseOf(intent))?.status).toBe('kept');
  });
});
