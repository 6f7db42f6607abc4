import { describe, expect, it } from '@jest/globals';
import { dataOf, type PageQuery } from '../support/lists.js';
import { apis as paymentApis, listContract, rest as payments } from '../support/payments.js';
import { admin, buyer, product, purchaseOf, seller, startPayments } from '../support/payments-stage.js';
import { enumName } from '../support/person.js';
import { statementsOf } from '../support/product/statements.js';
import { apis as transferApis, begun, rest, sell, type Sale } from '../support/transfers.js';

/* Admins see a sale as one entry with two states: that of its payment and that of its transfer. */

startPayments();

const purchaseIdOf = async ({ intent }: Sale) => (await purchaseOf(intent))!.id;
const refund = async (sale: Sale) =>
  dataOf(await payments.refund(admin, await purchaseIdOf(sale), 'They asked for it'));
/** Enum values in the words of the API. */
const wordsFor = (name: string, query: PageQuery): PageQuery =>
  name === 'REST'
    ? query
    : Object.fromEntries(
        Object.entries(query).map(([key, value]) =>
          ['status', 'payment', 'state', 'group'].includes(key)
            ? [key, enumName(String(value))]
            : [key, value],
        ),
      );

describe.each(paymentApis)('the purchases in a status, through %s', (name, api) => {
  const all = async (query: PageQuery) => dataOf(await api.all(admin, wordsFor(name, query)));

  it('are listed newest first, page by page, also within a search', async () => {
    const sales = [await sell(seller, buyer), await sell(seller, buyer), await sell(seller, buyer)];
    const given = await sell(seller, buyer);
    await refund(given);
    const ids = (await Promise.all(sales.map(purchaseIdOf))).reverse();
    const q = seller.email;
    const first = await all({ q, status: 'captured', first: 2 });
    const second = await all({ q, status: 'captured', first: 2, after: first.next ?? '' });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    expect((await all({ q, status: 'refunded' })).items).toMatchObject([{ id: await purchaseIdOf(given) }]);
    expect((await all({ q, status: 'refund-failed' })).items).toEqual([]);
    // without a search, the newest of everyone
    const [newest, next] = (await all({ status: 'captured', first: 2 })).items;
    expect([newest?.id, next?.id]).toEqual(ids.slice(0, 2));
    expect(await api.all(buyer, wordsFor(name, { status: 'captured' }))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are refused for a status that does not exist', async () => {
    expect(await api.all(admin, { status: 'sold' })).toMatchObject({
      ok: false,
      code: name === 'REST' ? 'VALIDATION' : 'BAD_REQUEST',
    });
  });
});

it('an empty status in a query string sets no filter', async () => {
  const sale = await sell(seller, buyer);
  const { items } = dataOf(await payments.all(admin, { q: seller.email, status: '' }));
  expect(items.map(({ id }) => id)).toEqual([await purchaseIdOf(sale)]);
});

it.each(transferApis)(
  'transfers are listed by the status of their payment, too, through %s',
  async (name, api) => {
    const [open, accepted, given] = [
      await sell(seller, buyer),
      await begun(seller, buyer),
      await sell(seller, buyer),
    ];
    await refund(given);
    const idsOf = async (query: PageQuery) =>
      dataOf(await api.all(admin, wordsFor(name, { q: seller.email, ...query }))).items.map(({ id }) => id);
    expect(await idsOf({ payment: 'captured' })).toEqual([accepted.id, open.id]);
    expect(await idsOf({ payment: 'captured', state: 'proposed' })).toEqual([open.id]);
    expect(await idsOf({ payment: 'refunded' })).toEqual([given.id]);
    expect(await idsOf({ payment: 'refunded', group: 'open' })).toEqual([]);
  },
);

describe('a purchase of the admins', () => {
  const LIST = `query ($q: String, $first: Int) { purchases(q: $q, first: $first) { edges { node {
    id transfer { id status role allowedActions steps { key } events { action } contacts { email } } } } } }`;
  interface Listed {
    edges: {
      node: {
        id: string;
        transfer: Record<'allowedActions' | 'steps' | 'events', string[]> & { contacts: null };
      };
    }[];
  }

  it('has its transfer with all steps, as an admin may see and change it; null before the fee is paid', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await rest.admin(admin, sale.id, 'pause', { reason: 'Both are away' }));
    const contract = await listContract(seller);
    dataOf(await payments.pay(buyer, contract.id));
    const listed = async (q: string) => dataOf(await admin.viaGraphql<Listed>(LIST, { q })).edges;
    const [edge] = await listed(sale.contractId);
    expect(edge).toMatchObject({
      node: {
        id: await purchaseIdOf(sale),
        transfer: { id: sale.id, status: 'in-progress', role: null, contacts: null },
      },
    });
    const { allowedActions, steps, events } = edge!.node.transfer;
    expect(allowedActions).toContain('RESUME');
    expect(steps.length).toBeGreaterThan(5);
    expect(events).toContainEqual({ action: 'pause' });
    expect(await listed(contract.id)).toEqual([{ node: { id: expect.any(String), transfer: null } }]);
  });

  it('says after a refund how the transfer ended', async () => {
    const sale = await begun(seller, buyer);
    const answer = await admin.viaGraphql(
      `mutation ($id: ID!) { refundPurchase(id: $id, reason: "They asked for it") {
        status transfer { id status endReason feeOutcome allowedActions } } }`,
      { id: await purchaseIdOf(sale) },
    );
    expect(dataOf(answer)).toEqual({
      status: 'refunded',
      transfer: {
        id: sale.id,
        status: 'cancelled',
        endReason: 'REFUNDED',
        feeOutcome: 'REFUND',
        allowedActions: [],
      },
    });
  });

  it('costs no statement of its own', async () => {
    for (let count = 0; count < 6; count++) await sell(seller, buyer);
    const count = async (first: number) =>
      (await statementsOf(product, () => admin.viaGraphql(LIST, { q: seller.email, first }))).length;
    expect(await count(6)).toBe(await count(1));
  });
});
