import { describe, expect, it } from '@jest/globals';
import { dataOf } from '../support/lists.js';
import { graphql as paymentsGraphql, listContract, rest as paymentsRest } from '../support/payments.js';
import { admin, buyer, product, purchaseOf, seller, startPayments } from '../support/payments-stage.js';
import type { Outcome, Person } from '../support/person.js';
import { begun, graphql, rest, type Sale } from '../support/transfers.js';

startPayments();

/** What admins decide, through each API. */
interface Decisions {
  refund(as: Person, purchaseId: string): Promise<Outcome>;
  setStatus(as: Person, contractId: string, status: 'completed' | 'active' | 'cancelled'): Promise<Outcome>;
  resolve(as: Person, reportId: string): Promise<Outcome>;
  moderate(as: Person, type: 'contract' | 'message', id: string, verb: 'clear' | 'unhide'): Promise<Outcome>;
  pause(as: Person, transferId: string): Promise<Outcome>;
}

const reason = 'A gesture of goodwill';
const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const apis: [string, Decisions][] = [
  [
    'REST',
    {
      refund: (as, id) => paymentsRest.refund(as, id, reason),
      setStatus: (as, id, status) => as.viaRest('PUT', `/api/admin/contracts/${id}`, { status }),
      resolve: (as, id) => as.viaRest('POST', `/api/admin/reports/${id}/resolve`, { uphold: false }),
      moderate: (as, type, id, verb) => as.viaRest('POST', `/api/admin/${type}s/${id}/${verb}`),
      pause: (as, id) => rest.admin(as, id, 'pause', { reason }),
    },
  ],
  [
    'GraphQL',
    {
      refund: (as, id) => paymentsGraphql.refund(as, id, reason),
      setStatus: (as, id, status) =>
        as.viaGraphql(
          'mutation($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) { id } }',
          { id, input: { status: status.toUpperCase() } },
        ),
      resolve: (as, id) =>
        as.viaGraphql('mutation($id: ID!) { resolveReport(id: $id, uphold: false) { id } }', { id }),
      moderate: (as, type, id, verb) =>
        as.viaGraphql(`mutation($id: ID!) { ${verb}${capitalized(type)}(id: $id) { id } }`, { id }),
      pause: (as, id) => graphql.admin(as, id, 'pause', { reason }),
    },
  ],
];

const refused = { code: 'CONFLICT', message: expect.stringContaining('You are a party to this') };
const purchaseId = async ({ intent }: Sale) => (await purchaseOf(intent))!.id;
const report = async (by: Person, input: object) =>
  dataOf(await by.viaRest<{ id: string }>('POST', '/api/reports', input)).id;

describe.each(apis)('an admin who is a party decides nothing, through %s', (_name, decide) => {
  it.each([
    ['seller', () => begun(admin, buyer)],
    ['buyer', () => begun(seller, admin)],
  ] as const)('about a transfer and its fee, as its %s', async (_role, begin) => {
    const sale = await begin();
    expect(await decide.pause(admin, sale.id)).toMatchObject(refused);
    expect(await decide.refund(admin, await purchaseId(sale))).toMatchObject(refused);
    for (const status of ['active', 'cancelled', 'completed'] as const)
      expect(await decide.setStatus(admin, sale.contractId, status)).toMatchObject(refused);
    const [row] = await product.database.query<object>(
      `select t.status, p.status as money, c.status as contract from transfers t
       join purchases p on p.id = t.purchase_id join contracts c on c.id = t.contract_id where t.id = $1`,
      [sale.id],
    );
    expect(row).toEqual({ status: 'in-progress', money: 'captured', contract: 'pending' });
    const another = await product.admin();
    dataOf(await decide.setStatus(another, sale.contractId, 'active'));
    dataOf(await decide.refund(another, await purchaseId(sale)));
  });

  it('about reports of themselves, their contracts and the other party of their transfer', async () => {
    await product.confirm(admin);
    const [sale, { id: contractId }] = [await begun(admin, buyer), await listContract(admin)];
    const reports = [
      await report(buyer, { targetType: 'party', targetId: sale.id, reason: 'asks-for-money' }),
      await report(admin, { targetType: 'party', targetId: sale.id, reason: 'no-show' }),
      await report(buyer, { targetType: 'contract', targetId: contractId, reason: 'scam' }),
    ];
    for (const id of reports) expect(await decide.resolve(admin, id)).toMatchObject(refused);
    expect(dataOf(await rest.get(buyer, sale.id)).pauseReasons).toEqual(['report']);
    const another = await product.admin();
    for (const id of [reports[0]!, reports[2]!]) dataOf(await decide.resolve(another, id));
    expect(dataOf(await rest.get(buyer, sale.id)).pauseReasons).toEqual([]);
  });

  it('about flags of what they wrote', async () => {
    const { id: contractId } = await listContract(admin);
    const said = { message: 'Call me at 415-555-2671' };
    const { id } = dataOf(
      await admin.viaRest<{ id: string }>('POST', `/api/contracts/${contractId}/chat`, said),
    );
    expect(await decide.moderate(admin, 'message', id, 'clear')).toMatchObject(refused);
    expect(await decide.moderate(admin, 'contract', contractId, 'unhide')).toMatchObject(refused);
    dataOf(await decide.moderate(await product.admin(), 'message', id, 'clear'));
  });

  it('but manages contracts of their own that no one has bought', async () => {
    const { id } = await listContract(admin);
    dataOf(await decide.setStatus(admin, id, 'cancelled'));
    dataOf(await decide.setStatus(admin, id, 'active'));
  });
});
