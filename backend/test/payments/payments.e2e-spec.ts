import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/product/app.js';
import { statementsOf } from '../support/product/statements.js';
import { dataOf, graphqlPage, restPage } from '../support/lists.js';
import {
  authorise,
  apis,
  idOf,
  listContract,
  ONE_MAIL_EACH,
  Provider,
  rest,
  watchMails,
} from '../support/payments.js';
import type { Person } from '../support/person.js';

interface Shown {
  id: string;
  forSale: boolean;
}

let product: TestApp;
let provider: Provider;
let mailsOf: (contractId: string) => Promise<string[]>;
let seller: Person;
let buyer: Person;
let admin: Person;

beforeAll(async () => {
  product = await startApp();
  provider = new Provider(product.url);
  // these tests are about what a call does by itself
  await provider.knobs({ webhooks: { paused: true } });
  mailsOf = await watchMails(product);
  [seller, buyer, admin] = await Promise.all([product.member(), product.member(), product.admin()]);
});
afterAll(() => product.stop());

const statusOf = async (contractId: string) =>
  (await seller.rest('GET', `/api/contracts/${contractId}`)).body.status as string;
const setStatus = (contractId: string, status: string) =>
  product.database.query('update contracts set status = $2 where id = $1', [contractId, status]);
/** As the page of the contract shows it, and the lists of visitors and admins. */
const forSaleOf = async (id: string) => {
  const visitor = product.visitor();
  const lists = [
    await restPage<Shown>(visitor, '/api/contracts', { first: 10 }),
    await graphqlPage<Shown>(visitor, 'contracts', 'id forSale', { first: 10 }),
    await restPage<Shown>(admin, '/api/admin/contracts', { first: 10 }),
  ];
  const { body } = await visitor.rest<Shown>('GET', `/api/contracts/${id}`);
  const shown = [body, ...lists.map((list) => dataOf(list).items.find((one) => one.id === id))];
  return shown.map((contract) => contract?.forSale);
};
const historyOf = async (paymentIntentId: string) =>
  (
    await product.database.query<{ to: string }>(
      `select t."to" from purchase_transitions t join purchases p on p.id = t.purchase_id
       where p.payment_intent_id = $1 order by t.id`,
      [paymentIntentId],
    )
  ).map(({ to }) => to);

describe.each(apis)('through %s', (_name, api) => {
  it('says how the browser reaches the provider', async () => {
    expect(await api.config(product.visitor())).toMatchObject({
      ok: true,
      data: {
        mode: 'sandbox',
        publishableKey: 'pk_sandbox_handover',
        apiBase: '/sandbox/stripe',
        scriptUrl: '/sandbox/stripe.js',
      },
    });
  });

  describe('opening a payment', () => {
    it('asks for the fee of the contract as a hold on a card', async () => {
      const contract = await listContract(seller);
      const { clientSecret } = dataOf(await api.pay(buyer, contract.id));
      const intent = await provider.stripe.paymentIntents.retrieve(idOf(clientSecret));
      expect(intent).toMatchObject({
        amount: 2500,
        currency: 'usd',
        capture_method: 'manual',
        status: 'requires_payment_method',
        metadata: { contractId: contract.id, buyerId: buyer.id },
      });
    });

    it('gives the same open payment again', async () => {
      const contract = await listContract(seller);
      const first = dataOf(await api.pay(buyer, contract.id));
      expect(dataOf(await api.pay(buyer, contract.id))).toEqual(first);
    });

    it('makes one payment of two clicks at once', async () => {
      const contract = await listContract(seller);
      const answers = await Promise.all([1, 2, 3].map(() => api.pay(buyer, contract.id)));
      expect(new Set(answers.map((answer) => dataOf(answer).clientSecret)).size).toBe(1);
      const { intents } = await provider.ledger();
      expect(intents.filter((intent) => intent.metadata.contractId === contract.id)).toHaveLength(1);
    });

    it('opens a new one where the provider has closed the last', async () => {
      const contract = await listContract(seller);
      const first = dataOf(await api.pay(buyer, contract.id));
      await provider.stripe.paymentIntents.cancel(idOf(first.clientSecret));
      const second = dataOf(await api.pay(buyer, contract.id));
      expect(second.clientSecret).not.toBe(first.clientSecret);
      expect((await provider.intent(idOf(second.clientSecret))).status).toBe('requires_payment_method');
    });

    it('refuses a visitor, the seller, an unknown contract and one that is not for sale', async () => {
      const contract = await listContract(seller);
      expect(await api.pay(product.visitor(), contract.id)).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await api.pay(seller, contract.id)).toMatchObject({ code: 'OWN_CONTRACT' });
      expect(await api.pay(buyer, 'no-such-contract')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.pay(buyer, '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f')).toMatchObject({
        code: 'NOT_FOUND',
      });
      for (const status of ['pending', 'completed', 'cancelled']) {
        await setStatus(contract.id, status);
        expect(await api.pay(buyer, contract.id)).toMatchObject({ code: 'NOT_FOR_SALE' });
      }
    });
  });

  describe('completing a purchase', () => {
    it('asks the database 42 times from the session to the last commit', async () => {
      const contract = await listContract(seller);
      const intent = await authorise(provider, buyer, contract.id);
      const complete = async () => expect(await api.complete(buyer, intent)).toMatchObject({ ok: true });
      expect(await statementsOf(product, complete)).toHaveLength(42);
    });

    it('sells the contract, charges the fee once and notifies buyer and seller once', async () => {
      const contract = await listContract(seller, 'A quiet flat');
      const id = await authorise(provider, buyer, contract.id);
      expect(await provider.charged(id)).toBe(0);
      expect(await api.complete(buyer, id)).toMatchObject({ ok: true, data: { status: 'completed' } });
      expect(await statusOf(contract.id)).toBe('pending');
      expect(await provider.charged(id)).toBe(2500);
      expect(await historyOf(id)).toEqual(['created', 'authorised', 'claimed', 'captured']);
      expect(await api.complete(buyer, id)).toMatchObject({ ok: true, data: { status: 'completed' } });
      expect(await mailsOf(contract.id)).toEqual(ONE_MAIL_EACH);
      expect(await api.pay(buyer, contract.id)).toMatchObject({
        code: 'NOT_FOR_SALE',
        message: 'You have already bought this contract.',
      });
    });

    it('answers 402 until the card is confirmed, also after a decline, and 202 while the outcome is unknown', async () => {
      const contract = await listContract(seller);
      const id = idOf(dataOf(await api.pay(buyer, contract.id)).clientSecret);
      expect(await api.complete(buyer, id)).toMatchObject({ code: 'PAYMENT_REQUIRED' });
      await expect(provider.confirm(id, 'pm_card_chargeDeclined')).rejects.toMatchObject({
        code: 'card_declined',
      });
      expect(await api.complete(buyer, id)).toMatchObject({ code: 'PAYMENT_REQUIRED' });
      await provider.knobs({ faults: { 'payment_intents.retrieve': { failRate: 1 } } });
      expect(await api.complete(buyer, id)).toMatchObject({ ok: true, data: { status: 'processing' } });
      await provider.knobs({ faults: {} });
      await provider.confirm(id);
      expect(await api.complete(buyer, id)).toMatchObject({ ok: true, data: { status: 'completed' } });
    });

    it('answers NOT_FOUND for the payment of another user', async () => {
      const contract = await listContract(seller);
      const id = await authorise(provider, buyer, contract.id);
      expect(await api.complete(product.visitor(), id)).toMatchObject({ code: 'UNAUTHENTICATED' });
      for (const other of [seller, admin])
        expect(await api.complete(other, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.complete(buyer, 'pi_nobody')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await statusOf(contract.id)).toBe('active');
    });

    it('tells the second buyer that someone was faster, and lets their card go', async () => {
      const contract = await listContract(seller);
      const other = await product.member();
      const [first, second] = [
        await authorise(provider, other, contract.id),
        await authorise(provider, buyer, contract.id),
      ];
      dataOf(await api.complete(other, first));
      const lost = await api.complete(buyer, second);
      expect(lost).toMatchObject({ ok: false, code: 'CONTRACT_TAKEN' });
      expect(lost.message).toMatch(/faster.*not charged/);
      expect(await provider.intent(second)).toMatchObject({ status: 'canceled', capturable: 0, received: 0 });
      expect(await api.complete(buyer, second)).toMatchObject({ code: 'CONTRACT_TAKEN' });
    });

    it('does not sell what was withdrawn meanwhile', async () => {
      const contract = await listContract(seller);
      const id = await authorise(provider, buyer, contract.id);
      await setStatus(contract.id, 'cancelled');
      const lost = await api.complete(buyer, id);
      expect(lost).toMatchObject({ code: 'NOT_FOR_SALE' });
      expect(lost.message).toContain('not charged');
      expect(await provider.intent(id)).toMatchObject({ status: 'canceled' });
    });

    it('does not sell for another amount, nor with another contract on the payment', async () => {
      for (const tampered of [{ amount: 100 }, { metadata: { contractId: '0' } }]) {
        const contract = await listContract(seller);
        const id = idOf(dataOf(await api.pay(buyer, contract.id)).clientSecret);
        await provider.stripe.paymentIntents.update(id, tampered);
        await provider.confirm(id);
        const refused = await api.complete(buyer, id);
        expect(refused).toMatchObject({ code: 'PAYMENT_REQUIRED' });
        expect(refused.message).toContain('not charged');
        expect(await provider.intent(id)).toMatchObject({ status: 'canceled', received: 0 });
        expect(await statusOf(contract.id)).toBe('active');
      }
    });

    it('refunds a charge if the contract is already taken', async () => {
      const contract = await listContract(seller);
      const other = await product.member();
      const late = await authorise(provider, other, contract.id);
      dataOf(await rest.complete(buyer, await authorise(provider, buyer, contract.id)));
      // captured in the provider's dashboard before the worker can release it
      const { status } = await provider.stripe.paymentIntents.retrieve(late);
      if (status === 'requires_capture')
        await provider.stripe.paymentIntents.capture(late).catch(() => undefined);
      expect(await api.complete(other, late)).toMatchObject({ code: 'CONTRACT_TAKEN' });
      expect(await provider.charged(late)).toBe(0);
    });
  });

  describe('a status set by an admin', () => {
    it('does not sell a paid contract again before its buyer has the money back', async () => {
      const contract = await listContract(seller);
      const id = await authorise(provider, buyer, contract.id);
      dataOf(await api.complete(buyer, id));
      await setStatus(contract.id, 'active');
      const other = await product.member();
      expect(await forSaleOf(contract.id)).toEqual([false, false, false, false]);
      expect(await api.pay(other, contract.id)).toMatchObject({ code: 'NOT_FOR_SALE' });

      const { items } = dataOf(await api.all(admin, { q: id }));
      dataOf(await api.refund(admin, items[0]?.id ?? '', 'The transfer fell through.'));
      expect(await provider.charged(id)).toBe(0);
      expect(await forSaleOf(contract.id)).toEqual([true, true, true, true]);
      const again = await authorise(provider, other, contract.id);
      expect(await api.complete(other, again)).toMatchObject({ ok: true });
      expect(await provider.charged(again)).toBe(2500);
    });
  });

  describe('the lists of purchases', () => {
    it('are shown to buyer and seller, each their own side, and to no one else', async () => {
      const [author, reader] = await Promise.all([product.member(), product.member()]);
      const contract = await listContract(author, 'Beach week');
      const lost = await product.member();
      const open = await authorise(provider, lost, contract.id);
      dataOf(await api.complete(reader, await authorise(provider, reader, contract.id)));
      await api.complete(lost, open);

      const bought = dataOf(await api.bought(reader)).items;
      expect(bought).toMatchObject([
        {
          contractId: contract.id,
          contractTitle: 'Beach week',
          buyerId: reader.id,
          sellerId: author.id,
          amount: 2500,
          currency: 'usd',
          mode: 'sandbox',
          status: 'captured',
        },
      ]);
      expect(bought[0]).not.toHaveProperty('paymentIntentId');
      expect(dataOf(await api.sold(author)).items.map((sale) => sale.id)).toEqual([bought[0]?.id]);
      expect(dataOf(await api.sold(reader)).items).toEqual([]);
      expect(dataOf(await api.bought(lost)).items).toMatchObject([{ status: 'released', capturedAt: null }]);

      const id = bought[0]?.id ?? '';
      for (const party of [reader, author, admin])
        expect(await api.purchase(party, id)).toMatchObject({
          ok: true,
          data: { id, capturedAt: expect.any(String) },
        });
      expect(await api.purchase(buyer, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.purchase(buyer, 'nonsense')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.purchase(product.visitor(), id)).toMatchObject({ code: 'UNAUTHENTICATED' });
      // a lost attempt is the loser's own affair
      const attempt = dataOf(await api.bought(lost)).items[0]?.id ?? '';
      expect(await api.purchase(author, attempt)).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('go on page by page', async () => {
      const reader = await product.member();
      for (let count = 0; count < 3; count++) {
        const contract = await listContract(seller);
        dataOf(await api.complete(reader, await authorise(provider, reader, contract.id)));
      }
      const first = dataOf(await api.bought(reader, { first: 2 }));
      expect(first.items).toHaveLength(2);
      const second = dataOf(await api.bought(reader, { first: 2, after: first.next ?? '' }));
      expect(second.items).toHaveLength(1);
      expect(second.next).toBeNull();
    });

    it('show the admin everything, with its history, and only the admin', async () => {
      const contract = await listContract(seller, 'Cabin by the lake');
      const id = await authorise(provider, buyer, contract.id);
      dataOf(await api.complete(buyer, id));
      for (const q of [id, contract.id, buyer.email.toUpperCase(), 'cabin by'])
        expect(dataOf(await api.all(admin, { q })).items.map((one) => one.paymentIntentId)).toContain(id);
      const [purchase] = dataOf(await api.all(admin, { q: id })).items;
      expect(purchase).toMatchObject({
        paymentIntentId: id,
        buyerEmail: buyer.email,
        sellerEmail: seller.email,
        refundable: true,
        history: [
          { from: null, to: 'created', cause: 'opened', by: 'buyer' },
          { from: 'created', to: 'authorised', cause: 'card-authorised', by: 'buyer' },
          { from: 'authorised', to: 'claimed', cause: 'first', by: 'buyer' },
          { from: 'claimed', to: 'captured', cause: 'paid', by: 'buyer' },
        ],
      });
      expect(await api.all(buyer)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await api.all(product.visitor())).toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });
});

it('answers REST with 200 when it is completed and 202 while the outcome is unknown', async () => {
  const contract = await listContract(seller);
  const id = await authorise(provider, buyer, contract.id);
  await provider.knobs({ faults: { 'payment_intents.retrieve': { failRate: 1 } } });
  expect((await buyer.rest('POST', '/api/complete-purchase', { paymentIntentId: id })).status).toBe(202);
  await provider.knobs({ faults: {} });
  expect((await buyer.rest('POST', '/api/complete-purchase', { paymentIntentId: id })).status).toBe(200);
});
