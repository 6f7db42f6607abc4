import { describe, expect, it } from '@jest/globals';
import { dataOf } from '../support/lists.js';
import { admin, buyer, provider, purchaseOf, seller, startPayments } from '../support/payments-stage.js';
import { apis, begun, rest, sell, type Sale } from '../support/transfers.js';
import { moneyOf, stepsUntil } from '../support/transfers/transfer-stage.js';
import { until } from '../support/until.js';

startPayments();

const contractStatus = async ({ contractId }: Sale) =>
  dataOf(await seller.viaRest<{ status: string }>('GET', `/api/contracts/${contractId}`)).status;

/** Reason, what is done, the purchase's and the contract's status at the end. */
const ENDINGS: [string, (api: typeof rest) => Promise<Sale>, string, string][] = [
  [
    'holder-declined',
    async (api) => {
      const sale = await sell(seller, buyer);
      dataOf(await api.act(seller, sale.id, 'decline', { note: 'Changed my mind' }));
      return sale;
    },
    'refunded',
    'active',
  ],
  [
    'holder-declined',
    async (api) => {
      const sale = await sell(seller, buyer);
      dataOf(await api.act(seller, sale.id, 'decline', { takeOffMarket: true }));
      return sale;
    },
    'refunded',
    'cancelled',
  ],
  [
    'buyer-withdrew-early',
    async (api) => {
      const sale = await sell(seller, buyer);
      dataOf(await api.act(buyer, sale.id, 'withdraw'));
      return sale;
    },
    'refunded',
    'active',
  ],
  [
    'holder-withdrew',
    async (api) => {
      const sale = await begun(seller, buyer);
      dataOf(await api.act(seller, sale.id, 'withdraw'));
      return sale;
    },
    'refunded',
    'cancelled',
  ],
  [
    'buyer-withdrew',
    async (api) => {
      const sale = await begun(seller, buyer);
      dataOf(await api.act(buyer, sale.id, 'withdraw'));
      return sale;
    },
    'kept',
    'active',
  ],
  ...(['not-approved', 'not-transferable'] as const).map(
    (reason): [string, (api: typeof rest) => Promise<Sale>, string, string] => [
      reason,
      async (api) => {
        const sale = await begun(seller, buyer);
        await stepsUntil(sale, 'consent');
        dataOf(await api.step(buyer, sale.id, 'consent', 'refusal', { reason, note: 'By letter' }));
        dataOf(await api.step(seller, sale.id, 'consent', 'refusal-answer', { agree: true }));
        return sale;
      },
      'refunded',
      reason === 'not-approved' ? 'active' : 'cancelled',
    ],
  ),
  [
    'rofr-used',
    async (api) => {
      const sale = await begun(seller, buyer, 'timeshare');
      await stepsUntil(sale, 'rofr');
      dataOf(await api.step(seller, sale.id, 'rofr', 'refusal', { reason: 'rofr-used' }));
      dataOf(await api.step(buyer, sale.id, 'rofr', 'refusal-answer', { agree: true }));
      return sale;
    },
    'refunded',
    'cancelled',
  ],
  [
    'terms-differ',
    async (api) => {
      const sale = await begun(seller, buyer);
      const said = { reason: 'terms-differ', note: 'Another trim' };
      const paused = dataOf(await api.step(buyer, sale.id, 'ask-lessor', 'refusal', said));
      expect(paused).toMatchObject({ pauseReason: 'terms-differ', allowedActions: ['withdraw'] });
      const choice = { fee: 'refund', contractStatus: 'cancelled', reason: 'The photos show it' };
      dataOf(await api.admin(admin, sale.id, 'cancel', choice));
      return sale;
    },
    'refunded',
    'cancelled',
  ],
  [
    'admin-cancelled',
    async (api) => {
      const sale = await begun(seller, buyer);
      dataOf(await api.admin(admin, sale.id, 'cancel', { fee: 'keep', reason: 'Both asked for it' }));
      return sale;
    },
    'kept',
    'active',
  ],
  [
    'refunded',
    async () => {
      const sale = await begun(seller, buyer);
      const { id } = (await purchaseOf(sale.intent)) as { id: string };
      dataOf(await admin.viaRest('POST', `/api/admin/purchases/${id}/refund`, { reason: 'Goodwill' }));
      return sale;
    },
    'refunded',
    'active',
  ],
];

describe.each(apis)('an end through %s', (_name, api) => {
  it.each(ENDINGS)('%s', async (reason, act, money, contract) => {
    const sale = await act(api);
    await until(async () => (await moneyOf(sale)) === money);
    expect(await contractStatus(sale)).toBe(contract);
    const feeOutcome = money === 'kept' ? 'keep' : 'refund';
    expect(dataOf(await rest.get(buyer, sale.id))).toMatchObject({
      status: 'cancelled',
      endReason: reason,
      feeOutcome,
    });
    expect(await provider.charged(sale.intent)).toBe(money === 'kept' ? 2500 : 0);
  });
});
