import { describe, expect, it } from '@jest/globals';
import { TopicBus } from '../../src/common/cluster/topics.js';
import { PaymentsSettle } from '../../src/payments/settling/payments.settle.js';
import { PaymentsSweeper } from '../../src/payments/settling/payments.sweeper.js';
import { TransfersClock } from '../../src/transfers/transfers.clock.js';
import { dataOf } from '../support/lists.js';
import { rest as payments } from '../support/payments.js';
import {
  admin,
  buyer,
  product,
  provider,
  purchaseOf,
  seller,
  startPayments,
} from '../support/payments-stage.js';
import { begun, rest, sell, type Sale } from '../support/transfers.js';
import { seen, stageDispute, stagePapers } from '../support/transfers/transfer-stage.js';
import { until } from '../support/until.js';

startPayments();

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const watch = (topic: 'transferChanged', { id }: Sale): string[] => {
  const heard: string[] = [];
  product.app.get(TopicBus).on(topic, ({ transferId }) => void (transferId === id && heard.push(id)));
  return heard;
};
const contractStatus = async ({ contractId }: Sale) =>
  (await rows<{ status: string }>('select status from contracts where id = $1', [contractId]))[0]?.status;

/** Where money, contract and transfer have come to; the ledger has at most one refund, and one event ended the transfer. */
async function ends(
  sale: Sale,
  { endReason, by, fee, money, contract }: Record<'endReason' | 'by' | 'fee' | 'money' | 'contract', string>,
): Promise<void> {
  await until(async () => (await purchaseOf(sale.intent))?.status === money);
  const { refunds } = await provider.ledger();
  const { status, feeOutcome, events, ...end } = await seen(sale);
  const ENDS = ['decline', 'withdraw', 'expire', 'cancel', 'answer-refusal', 'agree-silently'];
  if (endReason === 'charged-back') ENDS.push('charge-back');
  expect({
    status,
    endReason: end.endReason,
    feeOutcome,
    contract: await contractStatus(sale),
    refunds: refunds.filter(({ intent }) => intent === sale.intent).length,
    endedBy: events.filter(({ action }) => ENDS.includes(action)).map((event) => event.by),
  }).toEqual({
    status: 'cancelled',
    endReason,
    feeOutcome: fee,
    contract,
    refunds: money === 'refunded' ? 1 : 0,
    endedBy: [by],
  });
}

describe('a dispute at the bank', () => {
  it('pauses the transfer; lost before the papers are signed, it ends it', async () => {
    const sale = await begun(seller, buyer);
    await stageDispute(sale, 'needs_response');
    await stageDispute(sale, 'needs_response');
    expect(await seen(sale)).toMatchObject({ status: 'in-progress', pauseReason: 'dispute' });
    expect(await rest.act(buyer, sale.id, 'withdraw')).toMatchObject({ code: 'CONFLICT' });
    await stageDispute(sale, 'lost');
    await stageDispute(sale, 'lost');
    const wanted = { endReason: 'charged-back', by: 'provider', fee: 'none', money: 'charged-back' };
    await ends(sale, { ...wanted, contract: 'active' });
    // the contract is for sale again
    const { id } = await sell(seller, await product.member());
    expect(id).toBeTruthy();
  });

  it('also before both have accepted, and no deadline runs meanwhile', async () => {
    const sale = await sell(seller, buyer);
    await stageDispute(sale, 'needs_response');
    await rows(
      `update transfer_steps set due_at = now() - interval '1 day' where transfer_id = $1 and status = 'current'`,
      [sale.id],
    );
    await product.app.get(TransfersClock).run();
    expect((await seen(sale)).status).toBe('proposed');
    await stageDispute(sale, 'lost');
    const wanted = { endReason: 'charged-back', by: 'provider', fee: 'none', money: 'charged-back' };
    await ends(sale, { ...wanted, contract: 'active' });
  });

  it('that is won lets it go on, with every deadline moved', async () => {
    const sale = await begun(seller, buyer);
    const due = async () => (await seen(sale)).steps[1]?.dueAt as string;
    const before = await due();
    await stageDispute(sale, 'needs_response');
    await rows(`update transfers set paused_at = paused_at - interval '3 days' where id = $1`, [sale.id]);
    await rows(
      `update transfer_steps set started_at = started_at - interval '4 days' where transfer_id = $1`,
      [sale.id],
    );
    await stageDispute(sale, 'won');
    expect(await seen(sale)).toMatchObject({ status: 'in-progress', pauseReason: null });
    expect(Date.parse(await due()) - Date.parse(before)).toBeGreaterThan(2.9 * 86_400_000);
    expect((await purchaseOf(sale.intent))?.status).toBe('captured');
  });

  it('lost after the papers are signed leaves the transfer to an admin', async () => {
    const sale = await begun(seller, buyer);
    await stagePapers(sale);
    await stageDispute(sale, 'needs_response');
    await stageDispute(sale, 'lost');
    expect(await seen(sale)).toMatchObject({
      status: 'in-progress',
      pauseReason: 'charge-back',
      steps: expect.arrayContaining([expect.objectContaining({ key: 'sign', status: 'current' })]) as unknown,
    });
    expect(await contractStatus(sale)).toBe('pending');
    // neither refunded nor kept, whatever the admin chooses: the bank has the money
    const choice = { fee: 'refund', contractStatus: 'cancelled', reason: 'The bank took it' };
    dataOf(await rest.admin(admin, sale.id, 'cancel', choice));
    const wanted = { endReason: 'admin-cancelled', by: 'admin', fee: 'none', money: 'charged-back' };
    await ends(sale, { ...wanted, contract: 'cancelled' });
  });

  it('lost, and the status of the contract set: the fee does not stay undecided', async () => {
    const sale = await begun(seller, buyer);
    await stagePapers(sale);
    await stageDispute(sale, 'needs_response');
    await stageDispute(sale, 'lost');
    dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${sale.contractId}`, { status: 'active' }));
    expect((await seen(sale)).feeOutcome).toBe('undecided');
    dataOf(await rest.admin(admin, sale.id, 'fee', { fee: 'keep', reason: 'The bank took it' }));
    const wanted = { endReason: 'status-changed', by: 'admin', fee: 'none', money: 'charged-back' };
    await ends(sale, { ...wanted, contract: 'active' });
  });
});

describe('a dispute after the transfer has ended', () => {
  it('lost before the refund was made: the bank has taken the fee, and the contract is given back', async () => {
    const sale = await begun(seller, buyer);
    await provider.knobs({ faults: { 'refunds.create': { failRate: 1 } } });
    dataOf(await rest.act(seller, sale.id, 'withdraw'));
    expect((await purchaseOf(sale.intent))?.status).toBe('refunding');
    expect([(await seen(sale)).feeOutcome, await contractStatus(sale)]).toEqual(['refund', 'pending']);
    const published = watch('transferChanged', sale);
    await stageDispute(sale, 'needs_response');
    await stageDispute(sale, 'lost');
    expect((await purchaseOf(sale.intent))?.status).toBe('charged-back');
    // the seller withdrew: their contract does not return to the market
    expect([(await seen(sale)).feeOutcome, await contractStatus(sale)]).toEqual(['none', 'cancelled']);
    await until(() => Promise.resolve(published.length > 0));
  });

  it('lost after a refund that arrived: the fee was refunded all the same', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await rest.act(seller, sale.id, 'withdraw'));
    await until(async () => (await purchaseOf(sale.intent))?.status === 'refunded');
    await stageDispute(sale, 'needs_response');
    await stageDispute(sale, 'lost');
    expect((await purchaseOf(sale.intent))?.status).toBe('charged-back');
    expect((await seen(sale)).feeOutcome).toBe('refund');
  });
});

describe('an admin, the provider and the installation', () => {
  const refunded = { by: 'provider', fee: 'refund', money: 'refunded', contract: 'active' };

  it.each(['proposed', 'in-progress'])(
    "an admin's refund ends a transfer that is %s, once",
    async (status) => {
      const sale = await (status === 'proposed' ? sell : begun)(seller, buyer);
      const { id } = (await purchaseOf(sale.intent))!;
      const refund = () => admin.viaRest('POST', `/api/admin/purchases/${id}/refund`, { reason: 'Goodwill' });
      const answers = await Promise.all([refund(), refund(), refund()]);
      expect(answers.some(({ ok }) => ok)).toBe(true);
      await ends(sale, { ...refunded, endReason: 'refunded' });
    },
  );

  it("a refund in the provider's dashboard ends it, too", async () => {
    const sale = await begun(seller, buyer);
    await provider.stripe.refunds.create({ payment_intent: sale.intent });
    await product.app.get(PaymentsSettle).settle(sale.intent, { actor: 'webhook' });
    await ends(sale, { ...refunded, endReason: 'refunded' });
  });

  it('a sale of a test mode that is no longer configured is closed with its transfer', async () => {
    const sale = await begun(seller, buyer);
    await rows(`update purchases set mode = 'test', next_look_at = now() where payment_intent_id = $1`, [
      sale.intent,
    ]);
    await rows(`delete from sandbox.objects where intent = $1 or id = $1`, [sale.intent]);
    await product.app.get(PaymentsSweeper).sweep();
    const wanted = { endReason: 'test-closed', by: 'provider', fee: 'none', money: 'closed' };
    await ends(sale, { ...wanted, contract: 'active' });
  });

  it('a sale of another mode is not refunded by an ending: it stays open until the keys are there', async () => {
    const sale = await begun(seller, buyer);
    await rows(`update purchases set mode = 'live' where payment_intent_id = $1`, [sale.intent]);
    expect(await rest.act(seller, sale.id, 'withdraw')).toMatchObject({ code: 'CONFLICT' });
    expect(await seen(sale)).toMatchObject({ status: 'in-progress', endReason: null });
    expect(await contractStatus(sale)).toBe('pending');
  });

  it('a suspended party cannot act, and an admin ends the transfer for them', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await admin.viaRest('POST', `/api/admin/users/${buyer.id}/suspend`, { reason: 'Spam' }));
    await Promise.all([product.app.get(TransfersClock).run(), product.app.get(TransfersClock).run()]);
    expect(await rest.act(seller, sale.id, 'withdraw')).toMatchObject({ code: 'CONFLICT' });
    expect((await rest.act(buyer, sale.id, 'withdraw')).ok).toBe(false);
    const { events } = await seen(sale);
    expect(events.filter(({ action }) => action === 'pause')).toHaveLength(1);
    dataOf(
      await rest.admin(admin, sale.id, 'cancel', {
        fee: 'refund',
        contractStatus: 'active',
        reason: 'Suspended',
      }),
    );
    await ends(sale, { ...refunded, by: 'admin', endReason: 'admin-cancelled' });
  });

  it('a contract that cannot be transferred says so from then on', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await rest.step(seller, sale.id, 'ask-lessor', 'refusal', { reason: 'not-transferable' }));
    dataOf(await rest.step(buyer, sale.id, 'ask-lessor', 'refusal-answer', { agree: true }));
    await ends(sale, {
      endReason: 'not-transferable',
      by: 'buyer',
      fee: 'refund',
      money: 'refunded',
      contract: 'cancelled',
    });
    const shown = dataOf(await seller.viaRest<{ facts: object }>('GET', `/api/contracts/${sale.contractId}`));
    expect(shown.facts).toEqual({ transferAllowed: 'no' });
  });

  it('terms that differ: the admin may keep the fee and leave the contract for sale', async () => {
    const sale = await begun(seller, buyer);
    const said = { reason: 'terms-differ', note: 'The odometer says more' };
    dataOf(await rest.step(buyer, sale.id, 'ask-lessor', 'refusal', said));
    dataOf(await rest.admin(admin, sale.id, 'cancel', { fee: 'keep', reason: 'It is as listed' }));
    await ends(sale, {
      endReason: 'terms-differ',
      by: 'admin',
      fee: 'keep',
      money: 'kept',
      contract: 'active',
    });
    expect(await provider.charged(sale.intent)).toBe(2500);
  });

  it('what it decided about the contract holds when the fee is refunded later', async () => {
    const sale = await begun(seller, buyer);
    const choice = { fee: 'keep', contractStatus: 'cancelled', reason: 'It is sold elsewhere' };
    dataOf(await rest.admin(admin, sale.id, 'cancel', choice));
    const { id } = (await purchaseOf(sale.intent)) as { id: string };
    dataOf(await payments.refund(admin, id, 'A gesture of goodwill'));
    await until(async () => (await purchaseOf(sale.intent))?.status === 'refunded');
    expect(await contractStatus(sale)).toBe('cancelled');
    expect(await rows('select take_off_market as off from purchases where id = $1', [id])).toEqual([
      { off: true },
    ]);
    const again = await payments.refund(admin, id, 'Once more');
    expect(again).toMatchObject({
      code: 'CONFLICT',
      message: 'This purchase cannot be refunded. The fee was refunded.',
    });
  });
});
