import { describe, expect, it } from '@jest/globals';
import { TransfersClock } from '../../src/transfers/transfers.clock.js';
import { dataOf } from '../support/lists.js';
import { authorise, bankDisputes, listContract, rest as payments } from '../support/payments.js';
import {
  admin,
  buyer,
  product,
  provider,
  purchaseOf,
  seller,
  startPayments,
} from '../support/payments-stage.js';
import type { Outcome } from '../support/person.js';
import { begun, rest, sell, type Sale } from '../support/transfers.js';
import { moneyOf, seen } from '../support/transfers/transfer-stage.js';
import { until } from '../support/until.js';

startPayments();

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const clock = () => product.app.get(TransfersClock);
const contractStatus = async ({ contractId }: Sale) =>
  (await rows<{ status: string }>('select status from contracts where id = $1', [contractId]))[0]?.status;
const offMarketReason = async ({ contractId }: Sale) =>
  (
    await rows<{ reason: string }>('select off_market_reason as reason from contracts where id = $1', [
      contractId,
    ])
  )[0]?.reason;
/** Moves everything that a deadline is computed from into the past. */
const pass = ({ id }: Sale, days: number) =>
  rows(
    `update transfer_steps set started_at = started_at - $2 * interval '1 day', due_at = due_at - $2 * interval '1 day',
       holder_said_at = holder_said_at - $2 * interval '1 day', buyer_said_at = buyer_said_at - $2 * interval '1 day',
       refusal = case when refusal is null then null else jsonb_set(refusal, '{at}',
         to_jsonb(to_char((refusal->>'at')::timestamptz at time zone 'UTC' - $2 * interval '1 day',
           'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end
     where transfer_id = $1 and status = 'current'`,
    [id, days],
  );
const events = async (sale: Sale, action: string) =>
  (await seen(sale)).events.filter((event) => event.action === action).length;

describe('the clock', () => {
  it.each([
    ['neither has accepted', [], 'holder-silent', 'cancelled'],
    ['the holder is silent', ['buyer'], 'holder-silent', 'cancelled'],
    ['the buyer is silent', ['holder'], 'buyer-silent', 'active'],
  ] as const)('refunds after 72 hours: %s', async (_when, accepted, endReason, contract) => {
    const sale = await sell(seller, buyer);
    for (const party of accepted) dataOf(await rest.accept(party === 'buyer' ? buyer : seller, sale.id));
    await pass(sale, 2.9);
    await clock().run();
    expect((await seen(sale)).status).toBe('proposed');
    await pass(sale, 0.2);
    // several processes, and once more
    await Promise.all([clock().run(), clock().run()]);
    await clock().run();
    expect(await seen(sale)).toMatchObject({ status: 'cancelled', endReason, feeOutcome: 'refund' });
    expect(await events(sale, 'expire')).toBe(1);
    await until(async () => (await moneyOf(sale)) === 'refunded');
    expect(await contractStatus(sale)).toBe(contract);
    expect(await provider.charged(sale.intent)).toBe(0);
    if (contract === 'active') return;
    // the holder sees why, and puts it up for sale again
    const listing = (action: string) => seller.viaRest('POST', `/api/listings/${sale.contractId}/${action}`);
    expect(await offMarketReason(sale)).toBe('holder-silent');
    expect(dataOf(await listing('relist'))).toMatchObject({ status: 'active', offMarketReason: null });
  });

  it.each([
    ['the buyer ends what the holder does not do', () => buyer, 'holder-stalled', 'refunded', 'cancelled'],
    ['the holder ends what the buyer does not do', () => seller, 'buyer-stalled', 'kept', 'active'],
  ] as const)('marks a late step as stalled: %s', async (_what, by, endReason, money, contract) => {
    const sale = await begun(seller, buyer);
    if (endReason === 'buyer-stalled') dataOf(await rest.step(seller, sale.id, 'ask-lessor', 'complete'));
    await pass(sale, 13);
    await clock().run();
    expect(await rest.act(by(), sale.id, 'end-stalled')).toMatchObject({ code: 'CONFLICT' });
    await pass(sale, 2);
    await clock().run();
    await clock().run();
    expect(await events(sale, 'stall')).toBe(1);
    const late = by() === buyer ? seller : buyer;
    expect(await rest.act(late, sale.id, 'end-stalled')).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await rest.act(by(), sale.id, 'end-stalled'))).toMatchObject({
      status: 'cancelled',
      endReason,
    });
    await until(async () => (await moneyOf(sale)) === money);
    expect(await contractStatus(sale)).toBe(contract);
  });

  it('ends a stalled decision of a third party once the other party was silent for five days', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await rest.step(seller, sale.id, 'ask-lessor', 'complete'));
    dataOf(await rest.step(buyer, sale.id, 'apply', 'complete'));
    await pass(sale, 22);
    await clock().run();
    expect(dataOf(await rest.act(buyer, sale.id, 'end-stalled')).status).toBe('in-progress');
    await pass(sale, 4.9);
    await clock().run();
    expect((await seen(sale)).status).toBe('in-progress');
    await pass(sale, 0.2);
    await clock().run();
    expect(await seen(sale)).toMatchObject({ endReason: 'third-party-stalled', feeOutcome: 'refund' });
    await until(async () => (await moneyOf(sale)) === 'refunded');
    expect(await contractStatus(sale)).toBe('active');
  });

  it('completes ten days after one party confirmed the last step', async () => {
    const sale = await begun(seller, buyer, 'apartment');
    for (const key of ['ask-landlord', 'viewing', 'apply', 'consent', 'sign', 'deposit'])
      dataOf(await rest.admin(admin, sale.id, 'skip-step', { key, reason: 'Done elsewhere' }));
    dataOf(await rest.step(buyer, sale.id, 'keys', 'complete'));
    await pass(sale, 9.9);
    await clock().run();
    expect((await seen(sale)).status).toBe('in-progress');
    await pass(sale, 0.2);
    await clock().run();
    expect((await seen(sale)).status).toBe('completed');
    expect(await contractStatus(sale)).toBe('completed');
  });

  it('pauses while a party is suspended', async () => {
    const sale = await sell(seller, buyer);
    const suspend = (action: string) =>
      admin.viaRest('POST', `/api/admin/users/${seller.id}/${action}`, { reason: 'Spam' });
    dataOf(await suspend('suspend'));
    await clock().run();
    await pass(sale, 5);
    await clock().run();
    expect(await seen(sale)).toMatchObject({ status: 'proposed', pauseReason: 'suspension' });
    dataOf(await suspend('reinstate'));
    await clock().run();
    expect((await seen(sale)).pauseReason).toBeNull();
  });

  it('stays paused after a suspension while the bank disputes the fee', async () => {
    const sale = await begun(seller, buyer);
    const suspend = (action: string) =>
      admin.viaRest('POST', `/api/admin/users/${buyer.id}/${action}`, { reason: 'Spam in threads' });
    dataOf(await suspend('suspend'));
    await clock().run();
    await bankDisputes(product, sale.intent, 'needs_response');
    expect((await seen(sale)).pauseReasons).toEqual(['suspension', 'dispute']);
    dataOf(await suspend('reinstate'));
    await clock().run();
    expect((await seen(sale)).pauseReasons).toEqual(['dispute']);
    await bankDisputes(product, sale.intent, 'won');
    expect((await seen(sale)).pauseReasons).toEqual([]);
  });
});

describe('the job of the clock', () => {
  const waiting = () =>
    rows<{ minutes: number }>(
      `select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs
       where task_identifier = 'transfer-clock' and key = 'transfer-clock' and locked_at is null`,
    );

  it('runs at the start, and is queued once for the next hour', async () => {
    const sale = await sell(seller, buyer);
    await pass(sale, 4);
    for (let time = 0; time < 2; time++) await product.startAgain();
    await until(async () => (await seen(sale)).status === 'cancelled');
    await until(async () => (await waiting())[0]?.minutes === 60);
    expect(await waiting()).toEqual([{ minutes: 60 }]);
    expect(await events(sale, 'expire')).toBe(1);
  });
});

describe('around a transfer', () => {
  const setStatus = ({ contractId }: Sale, status: string) =>
    admin.viaRest('PUT', `/api/admin/contracts/${contractId}`, { status });

  it('a status that an admin sets leaves the fee undecided until an admin decides', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await setStatus(sale, 'active'));
    expect(await seen(sale)).toMatchObject({ endReason: 'status-changed', feeOutcome: 'undecided' });
    expect(await moneyOf(sale)).toBe('captured');
    dataOf(await rest.admin(admin, sale.id, 'fee', { fee: 'keep', reason: 'The buyer stopped' }));
    expect(await moneyOf(sale)).toBe('kept');
    expect(await contractStatus(sale)).toBe('active');
    const again = { fee: 'refund', reason: 'Once more' };
    expect(await rest.admin(admin, sale.id, 'fee', again)).toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    ['undecided', (sale: Sale) => setStatus(sale, 'active')],
    ['keep', (sale: Sale) => rest.act(buyer, sale.id, 'withdraw')],
  ])('a lost dispute settles a fee that was %s', async (feeOutcome, end) => {
    const sale = await begun(seller, buyer);
    await end(sale);
    expect((await seen(sale)).feeOutcome).toBe(feeOutcome);
    await bankDisputes(product, sale.intent, 'needs_response');
    expect((await seen(sale)).feeOutcome).toBe(feeOutcome);
    await bankDisputes(product, sale.intent, 'lost');
    expect(await moneyOf(sale)).toBe('charged-back');
    expect((await seen(sale)).feeOutcome).toBe('none');
  });

  it('completed by an admin stays open while the written consent is missing', async () => {
    const [car, flat] = [await begun(seller, buyer), await begun(seller, buyer, 'apartment')];
    for (const sale of [car, flat]) dataOf(await setStatus(sale, 'completed'));
    expect((await seen(flat)).status).toBe('completed');
    expect((await seen(car)).status).toBe('in-progress');
    expect((await seen(car)).events.at(-1)?.note).toContain('consent has not been recorded');
    const done = await rest.admin(admin, car.id, 'complete', { reason: 'It is done' });
    expect(done).toMatchObject({ code: 'CONFLICT' });
    const bound = `update transfer_steps set status = 'skipped' where transfer_id = $1 and key = 'consent'`;
    await expect(rows(bound, [car.id])).rejects.toMatchObject({
      constraint: 'transfer_steps_consent_recorded',
    });
  });

  it('three early withdrawals in 30 days keep a member from paying', async () => {
    for (let time = 0; time < 3; time++) {
      const { id } = await sell(seller, buyer);
      dataOf(await rest.act(buyer, id, 'withdraw'));
    }
    const next = await listContract(seller);
    expect(await payments.pay(buyer, next.id)).toMatchObject({ code: 'RATE_LIMITED' });
    await rows(`update transfers set cancelled_at = cancelled_at - interval '30 days' where buyer_id = $1`, [
      buyer.id,
    ]);
    expect(await payments.pay(buyer, next.id)).toMatchObject({ ok: true });
  });

  it('after an early withdrawal, proposals that are not accepted count, too', async () => {
    const sold = [await sell(seller, buyer), await sell(seller, buyer), await sell(seller, buyer)];
    dataOf(await rest.act(buyer, sold[0]!.id, 'withdraw'));
    const next = await listContract(seller);
    const refused = await payments.pay(buyer, next.id);
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('acceptance') });
    dataOf(await rest.accept(buyer, sold[1]!.id));
    expect(await payments.pay(buyer, next.id)).toMatchObject({ ok: true });
  });

  it('of four payments at once after an early withdrawal, two are charged', async () => {
    dataOf(await rest.act(buyer, (await sell(seller, buyer)).id, 'withdraw'));
    const contracts: string[] = [];
    for (let time = 0; time < 4; time++) contracts.push((await listContract(seller)).id);
    const intents = await Promise.all(contracts.map((id) => authorise(provider, buyer, id)));
    const answers = await Promise.all(intents.map((intent) => payments.complete(buyer, intent)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('not charged') });
    const charged = await Promise.all(intents.map((intent) => provider.charged(intent)));
    expect(charged.toSorted((a, b) => a - b)).toEqual([0, 0, 2500, 2500]);
    const statuses = await Promise.all(contracts.map((contractId) => contractStatus({ contractId } as Sale)));
    expect(statuses.toSorted()).toEqual(['active', 'active', 'pending', 'pending']);
  });

  it('no account of a party can be deleted while it is open, and the contact card goes with the account', async () => {
    const sale = await begun(seller, buyer);
    const leave = () => buyer.viaRest('DELETE', '/api/user', { password: 'correct horse battery' });
    expect((await leave()).ok).toBe(false);
    dataOf(await rest.act(seller, sale.id, 'withdraw', { note: 'Sorry' }));
    const cards = () => rows('select from contact_cards where user_id = $1', [seller.id]);
    expect(await cards()).toHaveLength(1);
    await until(async () => (await moneyOf(sale)) === 'refunded');
    dataOf(await admin.viaRest('DELETE', `/api/admin/users/${seller.id}`));
    expect(await cards()).toHaveLength(0);
    expect((await seen(sale)).events.every(({ note }) => note === null)).toBe(true);
  });

  // `make torture` runs many more rounds
  it.each([0, 1])('a race has one winner, round %d', async (round) => {
    const sale = await sell(seller, buyer);
    if (round % 2) dataOf(await rest.accept(buyer, sale.id));
    await pass(sale, 4);
    const { id: purchaseId } = (await purchaseOf(sale.intent)) as { id: string };
    const calls: (() => Promise<Outcome>)[] = [
      () => rest.accept(seller, sale.id),
      () => rest.act(seller, sale.id, 'decline'),
      () => (round % 2 ? rest.act(buyer, sale.id, 'withdraw') : rest.accept(buyer, sale.id)),
      () => payments.refund(admin, purchaseId, 'Goodwill of the house'),
    ];
    await Promise.all([...calls.map((call) => call()), clock().run(), clock().run()]);
    const { status, feeOutcome, endReason, events: history } = await seen(sale);
    // only the refund by an admin, the decline, the withdrawal or the clock can have ended it
    expect([status, feeOutcome === 'none']).toEqual(['cancelled', false]);
    const money =
      feeOutcome === 'keep' && endReason === 'buyer-withdrew' ? ['kept', 'refunded'] : ['refunded'];
    await until(async () => money.includes((await moneyOf(sale)) as string));
    const ends = ['decline', 'withdraw', 'expire', 'cancel'];
    expect(history.filter(({ action }) => ends.includes(action))).toHaveLength(1);
    const charged = await provider.charged(sale.intent);
    expect(charged).toBe((await moneyOf(sale)) === 'kept' ? 2500 : 0);
    const refunds = await rows<{ to: string }>(
      `select "to" from purchase_transitions where purchase_id = $1 and "to" = 'refunding'`,
      [purchaseId],
    );
    expect(refunds.length).toBeLessThanOrEqual(1);
  });
});
