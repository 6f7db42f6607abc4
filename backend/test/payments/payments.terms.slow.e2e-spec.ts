import { describe, expect, it } from '@jest/globals';
import { apis as adminApis, restApi } from '../support/admin-apis.js';
import { dataOf } from '../support/lists.js';
import { authorise, apis, idOf, listContract, rest, type PurchaseShown } from '../support/payments.js';
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
import { until } from '../support/until.js';
import { enumName } from '../support/person.js';
import { type ContractAnswer } from '../factories/contract.js';

type Terms = Pick<
  ContractAnswer,
  'title' | 'type' | 'description' | 'location' | 'monthlyPayment' | 'remainingTermMonths'
>;
type Shown = Terms & { termsVersion: number; status: string };

startPayments();

const edit = async (id: string, input: object) =>
  dataOf(await restApi.updateContract(admin, id, input as Record<string, unknown>));
const shown = async (id: string) => dataOf(await buyer.viaRest<Shown>('GET', `/api/contracts/${id}`));
const termsOf = ({
  title,
  type,
  description,
  location,
  monthlyPayment,
  remainingTermMonths,
}: Terms): Terms => ({
  title,
  type,
  description,
  location,
  monthlyPayment,
  remainingTermMonths,
});

/** Facts and the fee rule have tests of their own, and sales of an earlier release have none. */
const withoutFacts = (terms: object | null | undefined) => {
  const words = Object.entries(terms ?? {}).filter(
    ([key]) => !['facts', 'incentive', 'feeRule'].includes(key),
  );
  return terms && Object.fromEntries(words);
};

/** GraphQL has names for the types. */
function expectTerms(purchase: PurchaseShown | undefined, sold: Terms): void {
  expect({ ...withoutFacts(purchase?.terms), type: sold.type }).toEqual(sold);
  expect([sold.type, enumName(sold.type)]).toContain(purchase?.terms?.type);
}

async function expectNotCharged(intent: string): Promise<void> {
  await until(async () => (await purchaseOf(intent))?.status === 'released');
  expect(await purchaseOf(intent)).toMatchObject({ cause: 'terms-changed' });
  expect(await provider.intent(intent)).toMatchObject({ status: 'canceled' });
  expect(await provider.charged(intent)).toBe(0);
}

const MATERIAL: [string, object][] = [
  ['monthly payment', { monthlyPayment: 45900 }],
  ['remaining months', { remainingTermMonths: 6 }],
  ['type', { type: 'loan' }],
  ['title', { title: 'Something else' }],
  ['description', { description: 'Has a dent now.' }],
  ['location', { location: 'Dallas, TX' }],
];

describe('an edit between the dialog and the charge', () => {
  it.each(MATERIAL)('of the %s releases the open payment at once', async (_field, change) => {
    const { id } = await listContract(seller);
    const intent = idOf(dataOf(await rest.pay(buyer, id)).clientSecret);
    await edit(id, change);
    await expectNotCharged(intent);
    await expect(provider.confirm(intent)).rejects.toThrow(/canceled/);
  });

  it.each(apis)(
    'tells the buyer to look again, and sells under the new terms, through %s',
    async (_name, api) => {
      const { id } = await listContract(seller);
      const intent = await authorise(provider, buyer, id);
      points.onReach = async (point) => {
        if (point !== 'settle:before-write') return;
        points.onReach = null;
        await edit(id, { monthlyPayment: 45900 });
      };
      const answer = await api.complete(buyer, intent);
      expect(answer).toMatchObject({ ok: false, code: 'TERMS_CHANGED' });
      expect(answer.message).toContain('You were not charged.');
      await expectNotCharged(intent);

      const next = await authorise(provider, buyer, id);
      expect(dataOf(await api.complete(buyer, next))).toEqual({ status: 'completed' });
      expect(await purchaseOf(next)).toMatchObject({ status: 'captured', terms: { monthlyPayment: 45900 } });
    },
  );

  it('is noticed by the webhook alone', async () => {
    const { id } = await listContract(seller);
    const intent = idOf(dataOf(await rest.pay(buyer, id)).clientSecret);
    // as if the worker that runs the job of the edit had died
    await product.database.query(
      'update contracts set monthly_payment = 45900, terms_version = terms_version + 1 where id = $1',
      [id],
    );
    await provider.confirm(intent);
    await provider.knobs({ webhooks: { paused: false } });
    await expectNotCharged(intent);
  });

  it.each(adminApis)(
    'of the status alone, or to the same values, changes no terms, through $name',
    async (api) => {
      const { id } = await listContract(seller);
      const before = await shown(id);
      const intent = await authorise(provider, buyer, id);
      dataOf(await api.updateContract(admin, id, { status: 'active', monthlyPayment: 38900 }));
      expect((await shown(id)).termsVersion).toBe(before.termsVersion);
      expect(await rest.complete(buyer, intent)).toMatchObject({ ok: true });
    },
  );
});

describe.each(apis)('a dialog says which terms it shows, through %s', (_name, api) => {
  it('and does not open for terms that have changed since', async () => {
    const { id } = await listContract(seller);
    const { termsVersion } = await shown(id);
    await edit(id, { remainingTermMonths: 5 });
    expect(await api.pay(buyer, id, termsVersion)).toMatchObject({ ok: false, code: 'TERMS_CHANGED' });
    expect(await product.database.query('select 1 from purchases where contract_id = $1', [id])).toEqual([]);
    const now = await shown(id);
    expect(now).toMatchObject({ remainingTermMonths: 5 });
    expect(await api.pay(buyer, id, now.termsVersion)).toMatchObject({ ok: true });
  });

  it('and gets a payment of its own, not the one that was opened under older terms', async () => {
    const { id } = await listContract(seller);
    const early = idOf(dataOf(await api.pay(buyer, id)).clientSecret);
    await product.database.query(
      'update contracts set monthly_payment = 45900, terms_version = terms_version + 1 where id = $1',
      [id],
    );
    const late = idOf(dataOf(await api.pay(buyer, id)).clientSecret);
    expect(late).not.toBe(early);
    await expectNotCharged(early);
    await provider.confirm(late);
    expect(await api.complete(buyer, late)).toMatchObject({ ok: true });
    expect(await purchaseOf(late)).toMatchObject({ terms: { monthlyPayment: 45900 } });
  });
});

it.each(apis)(
  'shows the terms sold to buyer, seller and admins after the contract was edited, through %s',
  async (_name, api) => {
    const { id } = await listContract(seller);
    const sold = termsOf(await shown(id));
    const intent = await authorise(provider, buyer, id);
    dataOf(await api.complete(buyer, intent));
    await edit(id, { monthlyPayment: 1, description: 'Nothing of it.', location: 'Elsewhere' });
    const { id: purchase } = (await purchaseOf(intent)) ?? { id: '' };
    for (const reader of [buyer, seller, admin])
      expectTerms(dataOf(await api.purchase(reader, purchase)), sold);
    expectTerms(
      dataOf(await api.bought(buyer)).items.find((row) => row.id === purchase),
      sold,
    );
    expectTerms(dataOf(await api.all(admin, { q: purchase })).items[0], sold);
  },
);

it('keeps the texts as the buyer could read them, contacts masked', async () => {
  const { id } = await listContract(seller);
  await edit(id, { description: 'Call me at 415-555-2671, it is a good car.' });
  const sold = termsOf(await shown(id));
  expect(sold.description).not.toContain('415');
  const intent = await authorise(provider, buyer, id);
  dataOf(await rest.complete(buyer, intent));
  expect(withoutFacts((await purchaseOf(intent))?.terms)).toEqual(sold);
});

it('does not charge a buyer whose purchase has no terms', async () => {
  const { id } = await listContract(seller);
  const intent = await authorise(provider, buyer, id);
  await product.database.query(
    'update purchases set terms = null, terms_version = null where payment_intent_id = $1',
    [intent],
  );
  expect(await rest.complete(buyer, intent)).toMatchObject({ code: 'TERMS_CHANGED' });
  expect(await provider.charged(intent)).toBe(0);
});

it('never sells under other terms than the dialog showed, while an admin edits and buyers pay', async () => {
  // what the contract said at the very moment of each claim
  await product.database.query('create table claimed_at (purchase_id uuid, monthly_payment integer)');
  await product.database.query(`create function note_claim() returns trigger language plpgsql as $$ begin
    insert into claimed_at select new.id, c.monthly_payment from contracts c where c.id = new.contract_id;
    return null; end $$`);
  await product.database.query(`create trigger note_claim after update on purchases for each row
    when (new.status = 'claimed') execute function note_claim()`);
  const buyers = await Promise.all(Array.from({ length: 3 }, () => product.member()));
  const ends = { sold: 0, changed: 0 };
  const [NONE_CHANGES, ALL_CHANGE] = [0, 1];
  for (let round = 0; round < 15; round++) {
    const { id } = await listContract(seller);
    // an edit follows a random step of the buyers, whatever the speed of the machine
    let steps = 0;
    let isOver = false;
    const allSteps = 3 * buyers.length;
    const edited = Promise.withResolvers<unknown>();
    const tries: Promise<void>[] = buyers.map(async (person) => {
      const seen = await shown(id);
      steps++;
      const opened = await rest.pay(person, id, seen.termsVersion);
      steps++;
      if (!opened.ok) return;
      const intent = idOf(opened.data.clientSecret);
      await provider.confirm(intent).catch(() => null);
      steps++;
      if (round === ALL_CHANGE) await edited.promise;
      const answer = await rest.complete(person, intent);
      if (answer.code === 'TERMS_CHANGED') ends.changed++;
      const purchase = await purchaseOf(intent);
      if (purchase?.status !== 'captured') return;
      ends.sold++;
      expect(withoutFacts(purchase.terms)).toEqual(termsOf(seen));
      const [claim] = await product.database.query<{ monthlyPayment: number }>(
        'select monthly_payment as "monthlyPayment" from claimed_at where purchase_id = $1',
        [purchase.id],
      );
      expect(claim).toEqual({ monthlyPayment: seen.monthlyPayment });
    });
    const over = Promise.all(tries).finally(() => (isOver = true));
    const edits = (round === NONE_CHANGES ? [] : [1, 2]).map(async (number) => {
      const after = round === ALL_CHANGE ? allSteps : Math.random() * allSteps;
      await until(async () => steps >= after || isOver);
      await edit(id, { monthlyPayment: 40000 + round * 10 + number });
    });
    edited.resolve(Promise.all(edits));
    await Promise.all([over, edited.promise]);
  }
  // both happened, so that the race was one
  expect(ends.sold).toBeGreaterThan(0);
  expect(ends.changed).toBeGreaterThan(0);
});
