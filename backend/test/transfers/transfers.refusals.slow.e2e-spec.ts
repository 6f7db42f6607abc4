import { beforeEach, describe, expect, it } from '@jest/globals';
import { TransfersClock } from '../../src/transfers/transfers.clock.js';
import { dataOf } from '../support/lists.js';
import { bankDisputes, rest as payments } from '../support/payments.js';
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
import { apis, begun, rest, sell, type Sale, type TransfersApi } from '../support/transfers.js';
import { moneyOf, seen } from '../support/transfers/transfer-stage.js';
import { until } from '../support/until.js';

startPayments();

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const contractOf = async ({ contractId }: Sale) =>
  dataOf(await admin.viaRest<{ status: string; facts: object }>('GET', `/api/contracts/${contractId}`));
const waiting = async () =>
  dataOf(await rest.all(admin, { group: 'waiting', first: 500 })).items.map(({ id }) => id);
const overview = async () =>
  dataOf(
    await admin.viaRest<{ feesUndecided: number; current: { refundsAfterAcceptance: number } }>(
      'GET',
      '/api/admin/overview?days=7',
    ),
  );
const silence = async ({ id }: Sale) => {
  await rows(
    `update transfer_steps set refusal = jsonb_set(refusal, '{at}', '"2026-01-01T00:00:00.000Z"')
     where transfer_id = $1 and status = 'current'`,
    [id],
  );
  await product.app.get(TransfersClock).run();
};
/** Buys, reads the seller's contact details, and says that the leasing company refused. */
async function harvest(api: TransfersApi, holder: Person, said: object = {}): Promise<Sale> {
  const sale = await begun(holder, buyer);
  dataOf(await api.step(holder, sale.id, 'ask-lessor', 'complete'));
  dataOf(await api.step(buyer, sale.id, 'apply', 'refusal', { reason: 'not-approved', ...said }));
  return sale;
}
/** The same, and the seller believes it; answers what happens to the fee. */
async function refusedBy(api: TransfersApi, holder: Person, said: object = {}) {
  const sale = await harvest(api, holder, said);
  const ended = dataOf(await api.step(holder, sale.id, 'apply', 'refusal-answer', { agree: true }));
  return { sale, fee: ended.feeOutcome };
}
const REFUND = { fee: 'refund', reason: 'Acme has confirmed it' };
const LETTER = { saidBy: 'Ms. Reed, Acme Leasing', saidOn: '2026-01-05' };

beforeEach(() => rows(`update users set email_verified_at = now() where email_verified_at is null`));

const listing = (action: string, { contractId }: Sale, body = {}) =>
  seller.viaRest<{ status: string; allowedActions: string[] }>(
    'POST',
    `/api/listings/${contractId}/${action}`,
    body,
  );

describe.each(apis)('a buyer who has a fee refunded again and again, through %s', (_name, api) => {
  it('gets the first one at once, and an admin decides about the second one', async () => {
    const first = await harvest(api, seller);
    await silence(first);
    expect(await seen(first)).toMatchObject({ endReason: 'not-approved', feeOutcome: 'refund' });
    await until(async () => (await moneyOf(first)) === 'refunded');

    const other = await product.member();
    const second = await harvest(api, other);
    await silence(second);
    expect(await seen(second)).toMatchObject({ endReason: 'not-approved', feeOutcome: 'undecided' });
    // the seller does not wait for the admin: the contract is for sale
    expect((await contractOf(second)).status).toBe('active');
    expect(await moneyOf(second)).toBe('undecided');
    expect(await provider.charged(second.intent)).toBe(2500);
    expect(await waiting()).toContain(second.id);
    const { feesUndecided, current } = await overview();
    expect(feesUndecided).toBeGreaterThan(0);
    expect(current.refundsAfterAcceptance).toBeGreaterThanOrEqual(2);
    for (const party of [other, buyer])
      expect(dataOf(await api.get(party, second.id))).toMatchObject({ feeOutcome: 'undecided' });

    dataOf(await api.admin(admin, second.id, 'fee', { fee: 'keep', reason: 'Acme knows no application' }));
    expect([await moneyOf(second), (await seen(second)).feeOutcome]).toEqual(['kept', 'keep']);
    expect(await waiting()).not.toContain(second.id);
    const again = { fee: 'refund', reason: 'Once more' };
    expect(await api.admin(admin, second.id, 'fee', again)).toMatchObject({ code: 'CONFLICT' });
  });

  it('says who refused and when, which the other party reads', async () => {
    const sale = await harvest(api, seller, LETTER);
    const step = dataOf(await api.get(seller, sale.id)).steps.find(({ key }) => key === 'apply');
    expect(step?.refusal).toMatchObject(LETTER);
    dataOf(await api.step(seller, sale.id, 'apply', 'refusal-answer', { agree: true }));
    const next = await begun(seller, buyer);
    const refuse = (saidOn: string) =>
      api.step(buyer, next.id, 'ask-lessor', 'refusal', {
        reason: 'not-transferable',
        saidBy: 'Acme',
        saidOn,
      });
    expect(await refuse('2999-01-01')).toMatchObject({ code: 'CONFLICT' });
    expect(await refuse('soon')).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('what counts as a repeated refund', () => {
  it('one that names who refused and when counts from the fourth on', async () => {
    const fees: string[] = [];
    for (let time = 0; time < 4; time++)
      fees.push((await refusedBy(rest, await product.member(), LETTER)).fee);
    expect(fees).toEqual(['refund', 'refund', 'refund', 'undecided']);
  });

  it('those of the last 90 days', async () => {
    const { sale } = await refusedBy(rest, seller);
    await rows(`update transfers set cancelled_at = now() - interval '91 days' where id = $1`, [sale.id]);
    expect((await refusedBy(rest, await product.member())).fee).toBe('refund');
  });

  it('of two that end at the same moment, the second one', async () => {
    const holders = [seller, await product.member()];
    const sales = [await harvest(rest, holders[0]!), await harvest(rest, holders[1]!)];
    const agree = (at: number) =>
      rest.step(holders[at]!, sales[at]!.id, 'apply', 'refusal-answer', { agree: true });
    const fees = (await Promise.all([agree(0), agree(1)])).map((ended) => dataOf(ended).feeOutcome);
    expect(fees.toSorted()).toEqual(['refund', 'undecided']);
  });

  it.each([
    ['the admin finds that it was true', (id: string) => rest.admin(admin, id, 'fee', REFUND)],
    [
      'the admin refunds the purchase',
      async (_id: string, intent: string) =>
        payments.refund(admin, (await purchaseOf(intent))!.id, REFUND.reason),
    ],
  ])('the buyer gets it back if %s', async (_how, decide) => {
    await refusedBy(rest, seller);
    const { sale, fee } = await refusedBy(rest, await product.member());
    expect(fee).toBe('undecided');
    dataOf<unknown>(await decide(sale.id, sale.intent));
    await until(async () => (await moneyOf(sale)) === 'refunded');
    expect(await seen(sale)).toMatchObject({ feeOutcome: 'refund' });
    expect((await contractOf(sale)).status).toBe('active');
    expect(await provider.charged(sale.intent)).toBe(0);
  });

  it.each([
    ['won', 'kept', 'undecided'],
    ['lost', 'charged-back', 'none'],
  ] as const)('a dispute that is %s before the admin has decided', async (end, money, fee) => {
    await refusedBy(rest, seller);
    const { sale } = await refusedBy(rest, await product.member());
    await bankDisputes(product, sale.intent, 'needs_response');
    await bankDisputes(product, sale.intent, end);
    expect([await moneyOf(sale), (await seen(sale)).feeOutcome]).toEqual([money, fee]);
    if (end === 'lost') return;
    dataOf(await rest.admin(admin, sale.id, 'fee', { fee: 'keep', reason: 'Acme knows no application' }));
    expect([await moneyOf(sale), (await seen(sale)).feeOutcome]).toEqual(['kept', 'keep']);
  });

  it('not that sellers withdrew, and no end before the acceptance', async () => {
    for (let time = 0; time < 2; time++) {
      const holder = await product.member();
      const sale = await begun(holder, buyer);
      expect(dataOf(await rest.act(holder, sale.id, 'withdraw')).feeOutcome).toBe('refund');
      const early = await sell(seller, buyer);
      expect(dataOf(await rest.act(seller, early.id, 'decline')).feeOutcome).toBe('refund');
    }
  });
});

describe('two members who want to save the fee', () => {
  it.each(apis)('through %s: an admin decides from the second time on', async (_name, api) => {
    const fees = [(await refusedBy(api, seller, LETTER)).fee, (await refusedBy(api, seller, LETTER)).fee];
    expect(fees).toEqual(['refund', 'undecided']);
  });

  it.each(apis)('through %s: also if the seller withdraws, and they change places', async (_name, api) => {
    const there = await begun(seller, buyer);
    dataOf(await api.act(seller, there.id, 'withdraw'));
    const back = await begun(buyer, seller);
    dataOf(await api.act(buyer, back.id, 'withdraw'));
    expect((await seen(back)).feeOutcome).toBe('undecided');
    // the seller's choice holds: the contract is off the market, and theirs to relist
    expect((await contractOf(back)).status).toBe('cancelled');
    dataOf(await buyer.viaRest('POST', `/api/listings/${back.contractId}/relist`));
    expect((await contractOf(back)).status).toBe('active');
  });
});

describe.each(apis)('a buyer who says that a contract cannot be transferred, through %s', (_name, api) => {
  it('does not mark it while its holder is silent: the holder is asked, edits and relists', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await api.step(buyer, sale.id, 'ask-lessor', 'refusal', { reason: 'not-transferable' }));
    await silence(sale);
    const ended = dataOf(await api.get(seller, sale.id));
    expect(ended).toMatchObject({ endReason: 'refusal-unanswered', feeOutcome: 'refund' });
    await until(async () => (await moneyOf(sale)) === 'refunded');
    const contract = await contractOf(sale);
    expect([contract.status, contract.facts]).toEqual(['cancelled', {}]);
    const told = dataOf(
      await seller.viaRest<{ title: string; text: string }[]>('GET', '/api/notifications?first=5'),
    );
    expect(told.map(({ text }) => text).join(' ')).toMatch(/you can relist it/);
    dataOf(
      await seller.viaRest('PUT', `/api/listings/${sale.contractId}`, { description: 'Acme has said yes.' }),
    );
    expect(dataOf(await listing('relist', sale)).status).toBe('active');
  });

  it('marks it once its holder agrees', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await api.step(buyer, sale.id, 'ask-lessor', 'refusal', { reason: 'not-transferable' }));
    dataOf(await api.step(seller, sale.id, 'ask-lessor', 'refusal-answer', { agree: true }));
    await until(async () => (await moneyOf(sale)) === 'refunded');
    expect((await contractOf(sale)).facts).toEqual({ transferAllowed: 'no' });
    expect(await listing('relist', sale)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe.each(apis)('an answer to a refusal, through %s', (_name, api) => {
  it('of a page that shows an earlier refusal is a conflict and does not answer the newer one', async () => {
    const sale = await begun(seller, buyer);
    const answer = (key: string, agree: boolean) =>
      api.step(seller, sale.id, key, 'refusal-answer', { agree, note: 'Acme has said yes to me' });
    dataOf(await api.step(buyer, sale.id, 'ask-lessor', 'refusal', { reason: 'not-transferable' }));
    dataOf(await answer('ask-lessor', false));
    dataOf(await api.admin(admin, sale.id, 'resume', { reason: 'Acme has written' }));
    dataOf(await api.step(seller, sale.id, 'ask-lessor', 'complete'));
    dataOf(await api.step(buyer, sale.id, 'apply', 'refusal', { reason: 'not-approved', ...LETTER }));

    expect(await answer('ask-lessor', true)).toMatchObject({ code: 'CONFLICT' });
    expect(await seen(sale)).toMatchObject({ status: 'in-progress', currentStep: { key: 'apply' } });
    expect(dataOf(await answer('apply', true))).toMatchObject({ endReason: 'not-approved' });
  });
});

it('an answer to a refusal through GraphQL may leave out which step was refused', async () => {
  const sale = await begun(seller, buyer);
  dataOf(await rest.step(buyer, sale.id, 'ask-lessor', 'refusal', { reason: 'not-transferable' }));
  const ended = await seller.viaGraphql<{ status: string }>(
    'mutation($id: ID!) { answerRefusal(id: $id, key: null, agree: true) { status } }',
    { id: sale.id },
  );
  expect(dataOf(ended)).toEqual({ status: 'cancelled' });
});

describe('what takes a contract off the market for good', () => {
  it('the word of the holder marks it without the buyer', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await rest.step(seller, sale.id, 'ask-lessor', 'refusal', { reason: 'not-transferable' }));
    await silence(sale);
    expect(await seen(sale)).toMatchObject({ endReason: 'not-transferable' });
    await until(async () => (await moneyOf(sale)) === 'refunded');
    expect((await contractOf(sale)).facts).toEqual({ transferAllowed: 'no' });
  });

  it('not the silence of a holder whose resort is said to buy the timeshare', async () => {
    const sale = await begun(seller, buyer, 'timeshare');
    for (
      let shown = dataOf(await rest.get(buyer, sale.id));
      ;
      shown = dataOf(await rest.get(buyer, sale.id))
    ) {
      const key = shown.currentStep!.key;
      const refused = await rest.step(buyer, sale.id, key, 'refusal', { reason: 'rofr-used' });
      if (refused.ok) break;
      const done = { key, doneOn: '2026-01-05', from: 'The resort', reason: 'By letter' };
      dataOf(await rest.admin(admin, sale.id, 'complete-step', done));
    }
    await silence(sale);
    expect(await seen(sale)).toMatchObject({ endReason: 'refusal-unanswered' });
    await until(async () => (await moneyOf(sale)) === 'refunded');
    expect(dataOf(await listing('relist', sale)).status).toBe('active');
  });
});
