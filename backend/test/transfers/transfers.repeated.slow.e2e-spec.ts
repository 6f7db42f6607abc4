import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dataOf } from '../support/lists.js';
import { rest as payments } from '../support/payments.js';
import { admin, buyer, product, purchaseOf, seller, startPayments } from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { mailTo } from '../support/product/stored-mails.js';
import { apis, begun, rest, type Sale, type TransfersApi } from '../support/transfers.js';
import { seen, stageDispute } from '../support/transfers/transfer-stage.js';

startPayments();

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const OPERATOR = 'operator@example.com';
const titleOf = async ({ contractId }: Sale) =>
  dataOf(await admin.viaRest<{ title: string }>('GET', `/api/contracts/${contractId}`)).title;
const stoppedAgain = async () =>
  dataOf(
    await admin.viaRest<{ current: { sellersStoppedAgain: number } }>('GET', '/api/admin/overview?days=7'),
  ).current.sellersStoppedAgain;

beforeAll(async () => {
  const address = { key: 'contact_email', value: OPERATOR };
  dataOf(await admin.viaRest('POST', '/api/admin/settings', address));
});
beforeEach(() => rows(`update users set email_verified_at = now() where email_verified_at is null`));

describe.each(apis)('a seller who accepts buyers and withdraws, through %s', (_name, api) => {
  it('is counted, and the operator is told from the second time in 90 days on; buyers get the fee back', async () => {
    const holder = await product.member();
    const withdrawn = async () => {
      const sale = await begun(holder, await product.member());
      expect(dataOf(await api.act(holder, sale.id, 'withdraw')).feeOutcome).toBe('refund');
      return sale;
    };
    const before = await stoppedAgain();
    const first = await withdrawn();
    expect(await stoppedAgain()).toBe(before);
    await rows(`update transfers set cancelled_at = now() - interval '91 days' where id = $1`, [first.id]);
    await withdrawn();
    expect(await stoppedAgain()).toBe(before);
    const third = await withdrawn();
    expect(await stoppedAgain()).toBe(before + 1);
    const mail = await mailTo(product, OPERATOR, new RegExp(`Seller stopped again: ${await titleOf(third)}`));
    expect(mail.text).toContain('has stopped 2 transfers after the acceptance in the last 90 days');
  });
});

/** Buys, reads the seller's contact details, and says that the leasing company refused. */
async function harvest(api: TransfersApi, holder: Person): Promise<Sale> {
  const sale = await begun(holder, buyer);
  dataOf(await api.step(holder, sale.id, 'ask-lessor', 'complete'));
  dataOf(await api.step(buyer, sale.id, 'apply', 'refusal', { reason: 'not-approved' }));
  return sale;
}
const objects = (api: TransfersApi, holder: Person, { id }: Sale) =>
  api.step(holder, id, 'apply', 'refusal-answer', { agree: false, note: 'Acme knows no application' });
const refunds = { fee: 'refund', contractStatus: 'active', reason: 'We cannot find out' };

describe.each(apis)('a buyer whose refusal ended in a pause, through %s', (_name, api) => {
  it.each<[string, string, (sale: Sale, holder: Person) => Promise<unknown>]>([
    [
      'the seller objects, and an admin cancels with a refund',
      'admin-cancelled',
      async (sale, holder) => {
        dataOf(await objects(api, holder, sale));
        return dataOf(await api.admin(admin, sale.id, 'cancel', refunds));
      },
    ],
    [
      'an admin pauses it and refunds the purchase',
      'refunded',
      async (sale) => {
        dataOf(await api.admin(admin, sale.id, 'pause', { reason: 'We look into it' }));
        return dataOf<unknown>(
          await payments.refund(admin, (await purchaseOf(sale.intent))!.id, 'We cannot find out'),
        );
      },
    ],
    [
      'the bank takes the fee back for them',
      'charged-back',
      async (sale) => {
        await stageDispute(sale, 'needs_response');
        await stageDispute(sale, 'lost');
      },
    ],
  ])('has had a refund: %s', async (_how, endReason, ends) => {
    const first = await harvest(api, seller);
    await ends(first, seller);
    expect((await seen(first)).endReason).toBe(endReason);
    const other = await product.member();
    const second = await harvest(api, other);
    const ended = dataOf(await api.step(other, second.id, 'apply', 'refusal-answer', { agree: true }));
    expect(ended.feeOutcome).toBe('undecided');
  });
});

describe('what does not count for a buyer', () => {
  it.each<[string, (sale: Sale) => Promise<unknown>]>([
    [
      'an admin ended it, and the buyer had reported nothing',
      (sale) => rest.admin(admin, sale.id, 'cancel', refunds),
    ],
    [
      'the seller had reported the problem',
      async ({ id }) => {
        const said = { reason: 'not-transferable' };
        dataOf(await rest.step(seller, id, 'ask-lessor', 'refusal', said));
        return rest.admin(admin, id, 'cancel', refunds);
      },
    ],
    [
      'an admin found that the contract was not as listed',
      async ({ id }) => {
        dataOf(await rest.step(buyer, id, 'ask-lessor', 'refusal', { reason: 'terms-differ', note: 'Trim' }));
        return rest.admin(admin, id, 'cancel', refunds);
      },
    ],
    [
      'an admin kept the fee',
      async ({ id }) => {
        dataOf(await rest.step(buyer, id, 'ask-lessor', 'refusal', { reason: 'not-transferable' }));
        return rest.admin(admin, id, 'cancel', { ...refunds, fee: 'keep' });
      },
    ],
  ])('%s', async (_how, ends) => {
    const first = await begun(seller, buyer);
    await ends(first);
    expect((await seen(first)).status).toBe('cancelled');
    const other = await product.member();
    const second = await harvest(rest, other);
    const ended = dataOf(await rest.step(other, second.id, 'apply', 'refusal-answer', { agree: true }));
    expect(ended.feeOutcome).toBe('refund');
  });
});
