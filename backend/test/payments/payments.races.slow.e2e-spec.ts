import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import {
  authorise,
  apis,
  graphql,
  listContract,
  ONE_MAIL_EACH,
  Provider,
  rest,
  watchMails,
} from '../support/payments.js';
import { until } from '../support/until.js';
import type { Person } from '../support/person.js';
import { untilWaiting } from '../support/waiting.js';

const BUYERS = 20;

let product: TestApp;
let provider: Provider;
let mailsOf: (contractId: string) => Promise<string[]>;
let seller: Person;
let buyers: Person[];

beforeAll(async () => {
  product = await startApp();
  provider = new Provider(product.url);
  mailsOf = await watchMails(product);
  seller = await product.member();
  buyers = [];
  for (let count = 0; count < BUYERS; count++) buyers.push(await product.member());
});
afterAll(() => product.stop());

/** A job releases the cards of those who lost, some of them after the last answer. */
const untilReleased = (intents: string[]) =>
  until(async () => {
    const { intents: all } = await provider.ledger();
    return !all.some((one) => intents.includes(one.id) && one.status === 'requires_capture');
  });

/** Exactly one of the payments was charged, the others hold nothing. */
async function expectOneSale(contractId: string, intents: string[]): Promise<void> {
  await untilReleased(intents);
  const { intents: all, charges } = await provider.ledger();
  const mine = all.filter((intent) => intents.includes(intent.id));
  expect(mine.filter((intent) => intent.status === 'succeeded')).toHaveLength(1);
  expect(mine.filter((intent) => intent.status === 'canceled')).toHaveLength(intents.length - 1);
  const net = charges
    .filter((charge) => intents.includes(charge.intent))
    .reduce((sum, charge) => sum + charge.amount_captured - charge.amount_returned, 0);
  expect(net).toBe(2500);
  const sales = await product.database.query(
    `select 1 from purchases where contract_id = $1 and status = 'captured'`,
    [contractId],
  );
  expect(sales).toHaveLength(1);
  expect(await mailsOf(contractId)).toEqual(ONE_MAIL_EACH);
}

describe.each([
  ['with immediate webhooks', { paused: false, delayMs: 0 }],
  ['without webhooks', { paused: true }],
])('%s', (_name, webhooks) => {
  beforeAll(async () => void (await provider.knobs({ webhooks })));

  it.each(apis)(
    `sells to one of ${BUYERS} buyers through %s, and charges only that buyer`,
    async (_api, api) => {
      const contract = await listContract(seller);
      const intents: string[] = [];
      for (const buyer of buyers) intents.push(await authorise(provider, buyer, contract.id).catch(() => ''));
      // with webhooks the first buyer may have won before the last one opens a payment
      const ready = buyers
        .map((buyer, at) => ({ buyer, intent: intents[at] ?? '' }))
        .filter(({ intent }) => intent);
      const answers = await Promise.all(ready.map(({ buyer, intent }) => api.complete(buyer, intent)));
      const won = answers.filter((answer) => answer.ok);
      expect(won.map((answer) => answer.data?.status)).toEqual(['completed']);
      for (const lost of answers.filter((answer) => !answer.ok)) expect(lost.code).toBe('CONTRACT_TAKEN');
      await expectOneSale(
        contract.id,
        ready.map(({ intent }) => intent),
      );
    },
  );
});

it('completes one purchase once when its buyer sends twenty requests through both APIs', async () => {
  const contract = await listContract(seller);
  const buyer = buyers[0] as Person;
  const intent = await authorise(provider, buyer, contract.id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 ? rest : graphql).complete(buyer, intent)),
  );
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, data: { status: 'completed' } });
  await expectOneSale(contract.id, [intent]);
});

it('releases a losing purchase once when its buyer sends ten requests', async () => {
  await provider.knobs({ webhooks: { paused: true } });
  const contract = await listContract(seller);
  const [winner, loser] = buyers as [Person, Person];
  const [first, second] = [
    await authorise(provider, winner, contract.id),
    await authorise(provider, loser, contract.id),
  ];
  let clicking: Promise<{ code?: string }[]> | undefined;
  await product.database.transaction(async (tx) => {
    await tx.query('select 1 from purchases where payment_intent_id = $1 for update', [second]);
    dataOf(await rest.complete(winner, first));
    clicking = Promise.all(Array.from({ length: 10 }, () => rest.complete(loser, second)));
    await untilWaiting(tx, 1, clicking);
  });
  for (const answer of (await clicking) ?? []) expect(answer).toMatchObject({ code: 'CONTRACT_TAKEN' });
  await expectOneSale(contract.id, [first, second]);
});

it('releases the cards of all other buyers soon after the sale, without a request of theirs', async () => {
  await provider.knobs({ webhooks: { paused: true } });
  const contract = await listContract(seller);
  const intents: string[] = [];
  for (const buyer of buyers) intents.push(await authorise(provider, buyer, contract.id));
  dataOf(await rest.complete(buyers[3] as Person, intents[3] as string));
  await expectOneSale(contract.id, intents);
});

it('sells each of several contracts once to competing buyers', async () => {
  const contracts = await Promise.all(Array.from({ length: 5 }, () => listContract(seller)));
  const tries: { buyer: Person; intent: string; contract: string }[] = [];
  for (const { id } of contracts)
    for (const buyer of buyers.slice(0, 6))
      tries.push({ buyer, contract: id, intent: await authorise(provider, buyer, id) });
  tries.sort(() => Math.random() - 0.5);
  await Promise.all(tries.map(({ buyer, intent }) => rest.complete(buyer, intent)));
  for (const { id } of contracts)
    await expectOneSale(
      id,
      tries.filter(({ contract }) => contract === id).map(({ intent }) => intent),
    );
});

it('waits for a concurrent edit by an admin and then respects it', async () => {
  const contract = await listContract(seller);
  const buyer = buyers[0] as Person;
  const intent = await authorise(provider, buyer, contract.id);
  let completing: Promise<unknown> | undefined;
  await product.database.transaction(async (tx) => {
    await tx.query('select 1 from contracts where id = $1 for update', [contract.id]);
    completing = rest.complete(buyer, intent);
    await untilWaiting(tx, 1, completing);
    await tx.query(`update contracts set status = 'cancelled' where id = $1`, [contract.id]);
  });
  expect(await completing).toMatchObject({ code: 'NOT_FOR_SALE' });
  expect(await provider.intent(intent)).toMatchObject({ status: 'canceled', received: 0 });
  const purchases = await product.database.query<{ to: string }>(
    `select t."to" from purchase_transitions t join purchases p on p.id = t.purchase_id
     where p.payment_intent_id = $1 order by t.id`,
    [intent],
  );
  // never claimed, because the contract was being withdrawn
  expect(purchases.map(({ to }) => to)).toEqual(['created', 'authorised', 'releasing', 'released']);
});

describe('database constraints', () => {
  const insert = (contractId: string, buyerId: string, status: string, holds: boolean) =>
    product.database.query(
      `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status, holds_contract)
       values ($1, 'A lease', $2, $3, 2500, 'sandbox', $4, $5)`,
      [contractId, buyerId, seller.id, status, holds],
    );

  it('refuse a second sale in every status that holds the contract', async () => {
    const contract = await listContract(seller);
    const [first, second] = buyers as [Person, Person];
    await insert(contract.id, first.id, 'captured', true);
    for (const status of ['claimed', 'captured', 'disputed'])
      await expect(insert(contract.id, second.id, status, true)).rejects.toMatchObject({
        code: '23505',
        constraint: 'purchases_one_sale',
      });
    // a sale without holds_contract is refused as well
    await expect(insert(contract.id, second.id, 'captured', false)).rejects.toMatchObject({ code: '23514' });
  });

  it('allow one open purchase per contract and buyer', async () => {
    const contract = await listContract(seller);
    const [buyer] = buyers as [Person];
    await insert(contract.id, buyer.id, 'created', false);
    await expect(insert(contract.id, buyer.id, 'authorised', false)).rejects.toMatchObject({
      constraint: 'purchases_one_open',
    });
  });
});
