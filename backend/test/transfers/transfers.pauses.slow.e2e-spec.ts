import { describe, expect, it } from '@jest/globals';
import { TransfersClock } from '../../src/transfers/transfers.clock.js';
import { dataOf } from '../support/lists.js';
import { authorise, rest as payments } from '../support/payments.js';
import { admin, buyer, product, provider, seller, startPayments } from '../support/payments-stage.js';
import { apis, begun, rest, sell, type Sale } from '../support/transfers.js';
import { moneyOf, seen, stageDispute, stagePapers, stepsUntil } from '../support/transfers/transfer-stage.js';
import { until } from '../support/until.js';

startPayments();

const contractOf = async ({ contractId }: Sale) =>
  dataOf(await seller.viaRest<{ status: string }>('GET', `/api/contracts/${contractId}`)).status;
const report = (by: typeof buyer, { id }: Sale, reason = 'asks-for-money') =>
  by.viaRest<{ id: string }>('POST', '/api/reports', { targetType: 'party', targetId: id, reason });
const resolve = (id: string, uphold: boolean) =>
  admin.viaRest('POST', `/api/admin/reports/${id}/resolve`, { uphold });
const suspended = (id: string, action: 'suspend' | 'reinstate') =>
  admin.viaRest('POST', `/api/admin/users/${id}/${action}`, { reason: 'Spam in threads' });
const resumed = { reason: 'It is as listed' };

describe.each(apis)('several reasons to wait, through %s', (_name, api) => {
  it('a transfer that an admin resumes waits for the bank until it has decided', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await api.step(buyer, sale.id, 'ask-lessor', 'refusal', { reason: 'terms-differ', note: 'Trim' }));
    await stageDispute(sale, 'needs_response');
    const waits = dataOf(await api.admin(admin, sale.id, 'resume', resumed));
    expect(waits.pauseReason).toBe('dispute');
    expect(waits.allowedActions).not.toContain('resume');
    expect(await api.step(seller, sale.id, 'ask-lessor', 'complete')).toMatchObject({ code: 'CONFLICT' });
    expect(await api.admin(admin, sale.id, 'resume', resumed)).toMatchObject({ code: 'CONFLICT' });
    await stageDispute(sale, 'won');
    expect(await seen(sale)).toMatchObject({ pauseReason: null, pauseReasons: [] });
    dataOf(await api.step(seller, sale.id, 'ask-lessor', 'complete'));
  });

  it('shows all reasons to both parties, in their order', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await report(buyer, sale));
    await stageDispute(sale, 'needs_response');
    dataOf(await api.admin(admin, sale.id, 'pause', { reason: 'We look into it' }));
    dataOf(await suspended(seller.id, 'suspend'));
    await product.app.get(TransfersClock).run();
    const reasons = ['report', 'dispute', 'admin', 'suspension'];
    const shown = dataOf(await api.get(buyer, sale.id));
    expect(shown).toMatchObject({ pauseReason: 'report', pauseReasons: reasons });
    dataOf(await suspended(seller.id, 'reinstate'));
    await product.app.get(TransfersClock).run();
    expect(dataOf(await api.get(buyer, sale.id)).pauseReasons).toEqual(reasons.slice(0, 3));
    expect(dataOf(await api.admin(admin, sale.id, 'resume', resumed)).pauseReasons).toEqual(['dispute']);
  });

  it('a report that is dismissed during a dispute leaves it paused', async () => {
    const sale = await begun(seller, buyer);
    const { id } = dataOf(await report(buyer, sale));
    await stageDispute(sale, 'needs_response');
    dataOf(await resolve(id, false));
    expect(dataOf(await api.get(seller, sale.id)).pauseReason).toBe('dispute');
    await stageDispute(sale, 'won');
    expect((await seen(sale)).pauseReason).toBeNull();
  });
});

describe.each(apis)('no party is held in a transfer, through %s', (_name, api) => {
  it.each([
    ['lost', 'charged-back', 'none'],
    // the refund is owed: an admin is told, and makes it
    ['won', 'refund-failed', 'refund'],
  ] as const)('a seller declines a buyer whose bank disputes the fee; it is %s', async (end, money, fee) => {
    const sale = await sell(seller, buyer);
    await stageDispute(sale, 'needs_response');
    const declined = dataOf(await api.act(seller, sale.id, 'decline'));
    expect(declined).toMatchObject({
      status: 'cancelled',
      endReason: 'holder-declined',
      feeOutcome: 'refund',
    });
    // for sale again, while the bank still looks at the fee
    expect(await contractOf(sale)).toBe('active');
    await stageDispute(sale, end);
    expect(await moneyOf(sale)).toBe(money);
    expect((await seen(sale)).feeOutcome).toBe(fee);
    expect(await contractOf(sale)).toBe('active');
  });

  it('a buyer leaves a seller who is suspended before they have accepted', async () => {
    const sale = await sell(seller, buyer);
    dataOf(await suspended(seller.id, 'suspend'));
    await product.app.get(TransfersClock).run();
    expect(dataOf(await api.act(buyer, sale.id, 'withdraw'))).toMatchObject({ feeOutcome: 'refund' });
  });

  it('after a charge-back both can end it, during the pause and after it', async () => {
    const [first, second] = [await begun(seller, buyer), await begun(seller, buyer)];
    for (const sale of [first, second]) {
      await stagePapers(sale);
      await stageDispute(sale, 'needs_response');
      await stageDispute(sale, 'lost');
      expect((await seen(sale)).pauseReason).toBe('charge-back');
    }
    dataOf(await api.admin(admin, second.id, 'resume', { reason: 'Both want to go on' }));
    dataOf(await api.act(seller, first.id, 'withdraw'));
    dataOf(await api.act(buyer, second.id, 'withdraw'));
    expect(await seen(first)).toMatchObject({ endReason: 'holder-withdrew', feeOutcome: 'none' });
    expect(await seen(second)).toMatchObject({ endReason: 'buyer-withdrew', feeOutcome: 'none' });
    expect([await contractOf(first), await contractOf(second)]).toEqual(['cancelled', 'active']);
    expect([await moneyOf(first), await moneyOf(second)]).toEqual(['charged-back', 'charged-back']);
    // the seller's own withdrawal leaves them the way back
    dataOf(await seller.viaRest('POST', `/api/listings/${first.contractId}/relist`));
  });

  it('an admin ends a transfer during a dispute, and what they decide holds when it is won', async () => {
    const sale = await begun(seller, buyer);
    await stageDispute(sale, 'needs_response');
    dataOf(await api.admin(admin, sale.id, 'cancel', { fee: 'keep', reason: 'The buyer told us to stop' }));
    expect(await contractOf(sale)).toBe('active');
    await stageDispute(sale, 'won');
    expect([await moneyOf(sale), (await seen(sale)).feeOutcome]).toEqual(['kept', 'keep']);
  });

  it('a party who is reported may still leave, before and after the acceptance', async () => {
    const [early, late] = [await sell(seller, buyer), await begun(seller, buyer)];
    for (const sale of [early, late]) dataOf(await report(buyer, sale));
    expect(dataOf(await api.get(seller, early.id)).allowedActions).toEqual(['decline']);
    expect(dataOf(await api.act(seller, early.id, 'decline')).endReason).toBe('holder-declined');
    expect(dataOf(await api.get(seller, late.id)).allowedActions).toEqual(['withdraw']);
    expect(dataOf(await api.act(seller, late.id, 'withdraw')).feeOutcome).toBe('refund');
  });
});

it('a report of a member whose address is not confirmed reaches the admins and pauses nothing', async () => {
  const stranger = await product.member();
  const sale = await sell(seller, stranger);
  const { id } = dataOf(await report(stranger, sale));
  expect(dataOf(await rest.get(seller, sale.id))).toMatchObject({
    pauseReason: null,
    allowedActions: ['accept', 'decline'],
  });
  const open = dataOf(await admin.viaRest<{ id: string }[]>('GET', '/api/admin/reports?state=open'));
  expect(open.find((one) => one.id === id)).toMatchObject({ urgent: false });
  dataOf(await resolve(id, false));
  await product.confirm(stranger);
  const other = await sell(seller, stranger);
  dataOf(await report(stranger, other));
  expect((await seen(other)).pauseReason).toBe('report');
});

describe.each(apis)(
  'a lost dispute that the bank reverses after the papers are signed, through %s',
  (_name, api) => {
    async function reversed(): Promise<Sale> {
      const sale = await begun(seller, buyer);
      await stagePapers(sale);
      for (const status of ['needs_response', 'lost', 'won'] as const) await stageDispute(sale, status);
      return sale;
    }

    it('gives the sale its fee back, and the parties go on to the end', async () => {
      const sale = await reversed();
      expect(await moneyOf(sale)).toBe('captured');
      expect(await seen(sale)).toMatchObject({ pauseReason: null, status: 'in-progress' });
      expect(await contractOf(sale)).toBe('pending');
      expect((await stepsUntil(sale, null)).status).toBe('completed');
      expect([await moneyOf(sale), await contractOf(sale)]).toEqual(['captured', 'completed']);
    });

    it.each([
      // the sandbox refuses the refund of a payment that was disputed: the operator is told, and an admin makes it
      ['seller', 'holder-withdrew', 'refund', 'refund-failed', 'pending'],
      ['buyer', 'buyer-withdrew', 'keep', 'kept', 'active'],
    ] as const)(
      'the %s ends it by the rules of any transfer',
      async (who, endReason, fee, money, contract) => {
        const sale = await reversed();
        const party = who === 'buyer' ? buyer : seller;
        expect(dataOf(await api.act(party, sale.id, 'withdraw'))).toMatchObject({
          endReason,
          feeOutcome: fee,
        });
        await until(async () => (await moneyOf(sale)) === money);
        expect(await contractOf(sale)).toBe(contract);
      },
    );

    it('waits for an admin whose own pause is not about the bank', async () => {
      const sale = await begun(seller, buyer);
      await stagePapers(sale);
      for (const status of ['needs_response', 'lost'] as const) await stageDispute(sale, status);
      dataOf(await api.admin(admin, sale.id, 'pause', { reason: 'We look into it' }));
      await stageDispute(sale, 'won');
      expect((await seen(sale)).pauseReasons).toEqual(['admin']);
    });

    it('owes the buyer a refund if the transfer had ended before', async () => {
      const sale = await begun(seller, buyer);
      await stagePapers(sale);
      for (const status of ['needs_response', 'lost'] as const) await stageDispute(sale, status);
      dataOf(await api.act(buyer, sale.id, 'withdraw'));
      const next = await product.member();
      const intent = await authorise(provider, next, sale.contractId);
      dataOf(await payments.complete(next, intent));
      await stageDispute(sale, 'won');
      expect([await moneyOf(sale), await moneyOf({ ...sale, intent })]).toEqual([
        'refund-failed',
        'captured',
      ]);
    });
  },
);
