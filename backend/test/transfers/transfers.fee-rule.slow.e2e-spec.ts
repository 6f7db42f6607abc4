import { afterEach, describe, expect, it } from '@jest/globals';
import { AvailabilityService } from '../../src/availability/availability.service.js';
import { ContractsService } from '../../src/contracts/contracts.service.js';
import { listContract } from '../factories/contract.js';
import { apis as deciders, openEverywhere, rest as decide } from '../support/availability.js';
import { dataOf } from '../support/lists.js';
import { authorise, rest as payments } from '../support/payments.js';
import {
  admin,
  buyer,
  points,
  product,
  provider,
  purchaseOf,
  seller,
  startPayments,
} from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { mailTo } from '../support/product/stored-mails.js';
import { apis, rest, type Sale } from '../support/transfers.js';
import { moneyOf, seen } from '../support/transfers/transfer-stage.js';
import { until } from '../support/until.js';

startPayments();
afterEach(() => openEverywhere(admin));

const TEXAS = 'Austin, TX';
const setFee = async (feeRule: string, api = decide) =>
  dataOf(await api.set(admin, 'TX', 'car-lease', { feeRule }));

/** Pays for a contract of the holder, whose card is authorized before `between` runs. */
async function sell(between = () => Promise.resolve<unknown>(null), holder: Person = seller): Promise<Sale> {
  const { id: contractId } = await listContract(holder, { location: TEXAS });
  const intent = await authorise(provider, buyer, contractId);
  await between();
  dataOf(await payments.complete(buyer, intent));
  const { id } = dataOf(await buyer.viaRest<{ id: string }>('GET', `/api/contracts/${contractId}/transfer`));
  return { contractId, intent, id };
}
async function begin(between?: () => Promise<unknown>, holder: Person = seller): Promise<Sale> {
  const sale = await sell(between, holder);
  for (const party of [holder, buyer]) dataOf(await rest.accept(party, sale.id));
  return sale;
}
const ruleOf = async ({ intent }: Sale) => (await purchaseOf(intent))?.terms.feeRule;

describe.each(apis)('a buyer who withdraws after the acceptance, through %s', (_name, api) => {
  it('gets the fee back if that was the rule when they bought', async () => {
    await setFee('always-refund');
    const sale = await begin();
    expect(dataOf(await api.act(buyer, sale.id, 'withdraw'))).toMatchObject({
      ...{ status: 'cancelled', endReason: 'buyer-withdrew', feeOutcome: 'refund' },
    });
    await until(async () => (await moneyOf(sale)) === 'refunded');
    expect(await provider.charged(sale.intent)).toBe(0);
    expect(dataOf(await seller.viaRest('GET', `/api/contracts/${sale.contractId}`))).toMatchObject({
      status: 'active',
    });
  });

  it('does not if the rule was made after the purchase', async () => {
    const sale = await begin();
    await setFee('always-refund');
    expect(dataOf(await api.act(buyer, sale.id, 'withdraw'))).toMatchObject({ feeOutcome: 'keep' });
    expect([await ruleOf(sale), await moneyOf(sale)]).toEqual(['standard', 'kept']);
    expect(await provider.charged(sale.intent)).toBe(2500);
  });

  it('gets it back although the rule was taken back after the purchase', async () => {
    await setFee('always-refund');
    const sale = await begin();
    await setFee('standard');
    expect(dataOf(await api.act(buyer, sale.id, 'withdraw'))).toMatchObject({ feeOutcome: 'refund' });
    await until(async () => (await moneyOf(sale)) === 'refunded');
  });
});

describe('the rule of a purchase', () => {
  it.each(deciders)('is what is in force at the claim, set through %s', async (_name, api) => {
    const sale = await begin(() => setFee('always-refund', api));
    expect(await ruleOf(sale)).toBe('always-refund');
    for (const reader of [buyer, seller, admin])
      expect(dataOf(await rest.get(reader, sale.id))).toMatchObject({ feeRule: 'always-refund' });
  });

  it('is the better one that the buyer was shown', async () => {
    await setFee('always-refund');
    const sale = await begin(() => setFee('standard'));
    expect(await ruleOf(sale)).toBe('always-refund');
    dataOf(await rest.act(buyer, sale.id, 'withdraw'));
    await until(async () => (await moneyOf(sale)) === 'refunded');
  });

  it('is promised by the payment of an open dialog', async () => {
    const { id } = await listContract(seller, { location: TEXAS });
    const opened = () =>
      buyer.viaGraphql<{ feeRule: string }>(
        'mutation($id: ID!) { createPaymentIntent(contractId: $id) { feeRule } }',
        { id },
      );
    expect(dataOf(await opened())).toEqual({ feeRule: 'STANDARD' });
    await setFee('always-refund');
    expect(dataOf(await opened())).toEqual({ feeRule: 'ALWAYS_REFUND' });
    await setFee('standard');
    expect(dataOf(await payments.pay(buyer, id))).toEqual({ clientSecret: expect.any(String) });
  });

  it('holds for an admin who would keep the fee', async () => {
    await setFee('always-refund');
    const sale = await begin();
    const keep = { fee: 'keep', reason: 'Both asked for it' };
    expect(dataOf(await rest.admin(admin, sale.id, 'cancel', keep))).toMatchObject({ feeOutcome: 'refund' });
    await until(async () => (await moneyOf(sale)) === 'refunded');
  });

  it('holds for a buyer who is late', async () => {
    await setFee('always-refund');
    const sale = await begin();
    dataOf(await rest.step(seller, sale.id, 'ask-lessor', 'complete'));
    await product.database.query(
      `update transfer_steps set due_at = now() - interval '10 days' where transfer_id = $1 and status = 'current'`,
      [sale.id],
    );
    await product.database.query('update transfers set stalled_at = now() where id = $1', [sale.id]);
    expect(dataOf(await rest.act(seller, sale.id, 'end-stalled'))).toMatchObject({
      ...{ endReason: 'buyer-stalled', feeOutcome: 'refund' },
    });
  });
});

describe('refunds that repeat where the fee always goes back', () => {
  async function refuse(holder: Person) {
    const sale = await begin(undefined, holder);
    dataOf(await rest.step(holder, sale.id, 'ask-lessor', 'complete'));
    dataOf(await rest.step(buyer, sale.id, 'apply', 'refusal', { reason: 'not-approved' }));
    const ended = dataOf(await rest.step(holder, sale.id, 'apply', 'refusal-answer', { agree: true }));
    return { sale, fee: ended.feeOutcome };
  }

  it('are made at once, and count for a later purchase under the standard rule', async () => {
    await setFee('always-refund');
    const fees = [(await refuse(seller)).fee, (await refuse(await product.member())).fee];
    expect(fees).toEqual(['refund', 'refund']);
    await setFee('standard');
    const last = await refuse(await product.member());
    expect([last.fee, await moneyOf(last.sale)]).toEqual(['undecided', 'undecided']);
    expect(await seen(last.sale)).toMatchObject({ endReason: 'not-approved' });
  });

  it('stop a buyer after three withdrawals, because each took a contract off the market for nothing', async () => {
    await setFee('always-refund');
    for (let time = 0; time < 3; time++) {
      const sale = await begin();
      dataOf(await rest.act(buyer, sale.id, 'withdraw'));
    }
    const { id } = await listContract(seller, { location: TEXAS });
    expect(await payments.pay(buyer, id)).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
  });

  it('do not stop a buyer whose fees were kept', async () => {
    for (let time = 0; time < 3; time++) {
      const sale = await begin();
      dataOf(await rest.act(buyer, sale.id, 'withdraw'));
    }
    const { id } = await listContract(seller, { location: TEXAS });
    expect(await payments.pay(buyer, id)).toMatchObject({ ok: true });
  });
});

it('is what the emails promise', async () => {
  await setFee('always-refund');
  const sale = await begin();
  const bought = await mailTo(product, buyer.email, /^Your purchase/);
  expect(bought.text?.replaceAll(/\s+/g, ' ')).toContain('you get the fee back, whatever the reason.');
  expect(bought.text).not.toMatch(/change your mind|second time/);
  dataOf(await rest.act(buyer, sale.id, 'withdraw'));
  const ended = await mailTo(product, buyer.email, /updates: |^Ended: /);
  expect(ended.text?.replaceAll(/\s+/g, ' ')).toContain(
    'The buyer withdrew. Your fee goes back to your card.',
  );
  await mailTo(product, buyer.email, /^Your refund/);
});

describe('a decision during a claim', () => {
  it('waits for the claim that has read the rule, and holds for the next one', async () => {
    const { id } = await listContract(seller, { location: TEXAS });
    const service = product.app.get(AvailabilityService);
    const contract = await product.app.get(ContractsService).get(id);
    const order: string[] = [];
    let decided: Promise<unknown> = Promise.resolve();
    await product.database.transaction(async (tx) => {
      expect(await service.stateRuleAtClaim(tx, contract)).toMatchObject({ feeRule: 'standard' });
      decided = setFee('always-refund').then(() => order.push('decided'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      order.push('claimed');
    });
    await decided;
    expect(order).toEqual(['claimed', 'decided']);
    expect(await product.database.transaction((tx) => service.stateRuleAtClaim(tx, contract))).toMatchObject({
      feeRule: 'always-refund',
    });
  });

  it('comes wholly before it or wholly after it, whichever is first', async () => {
    for (let round = 0; round < 12; round++) {
      const { id } = await listContract(seller, { location: TEXAS });
      const intent = await authorise(provider, buyer, id);
      const stop = round % 2 === 0;
      const [answer] = await Promise.all([
        payments.complete(buyer, intent),
        decide.set(admin, 'TX', 'car-lease', stop ? { mode: 'no-sale' } : { feeRule: 'always-refund' }),
      ]);
      const purchase = await purchaseOf(intent);
      if (answer.ok) expect(purchase).toMatchObject({ status: 'captured' });
      else {
        expect([stop, answer.code]).toEqual([true, 'NOT_OFFERED']);
        await until(async () => (await purchaseOf(intent))?.status === 'released');
      }
      expect(await provider.charged(intent)).toBe(answer.ok ? 2500 : 0);
      if (answer.ok) {
        const transfer = dataOf(
          await buyer.viaRest<{ id: string; feeRule: string }>('GET', `/api/contracts/${id}/transfer`),
        );
        expect(transfer.feeRule).toBe(purchase?.terms.feeRule);
        for (const party of [seller, buyer]) dataOf(await rest.accept(party, transfer.id));
        const { feeOutcome } = dataOf(await rest.act(buyer, transfer.id, 'withdraw'));
        expect(feeOutcome).toBe(transfer.feeRule === 'standard' ? 'keep' : 'refund');
        // withdrawals are limited; this is not about them
        await product.database.query(`update transfers set cancelled_at = now() - interval '40 days'`);
      }
      await openEverywhere(admin);
    }
  });

  it('that comes between the card and the claim stops the sale', async () => {
    const { id } = await listContract(seller, { location: TEXAS });
    const intent = await authorise(provider, buyer, id);
    points.onReach = async (point) => {
      if (point !== 'settle:before-write') return;
      points.onReach = null;
      dataOf(await decide.set(admin, 'TX', 'car-lease', { mode: 'no-sale' }));
    };
    expect(await payments.complete(buyer, intent)).toMatchObject({ ok: false, code: 'NOT_OFFERED' });
    await until(async () => (await purchaseOf(intent))?.status === 'released');
    expect(await provider.charged(intent)).toBe(0);
  });
});
