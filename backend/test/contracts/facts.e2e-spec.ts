import { describe, expect, it } from '@jest/globals';
import { RollDown } from '../../src/contracts/roll-down.js';
import { REVIEW_SUBJECTS } from '../../src/jobs/jobs.js';
import { reviewAll } from '../../src/moderation/text-review.js';
import { contractInput, contractWords, type ContractAnswer } from '../factories/contract.js';
import { dataOf } from '../support/lists.js';
import { admin, buyer, product, provider, seller, startPayments } from '../support/payments-stage.js';
import { PASSWORD, type Outcome, type Person } from '../support/person.js';
import { authorise, rest as payments } from '../support/payments.js';
import { CARD, rest as transfers } from '../support/transfers.js';
import { until } from '../support/until.js';

startPayments();

interface Shown extends ContractAnswer {
  facts: Record<string, unknown>;
  incentive: number;
  termAsOf: string;
  currentRemainingMonths: number;
  effectiveMonthly: number | null;
}
type Said = Record<string, unknown>;
interface Cost {
  lines: { key: string; label: string; cents: number }[];
  figures: { key: string; value: number }[];
  total: number;
  effectiveMonthly: number | null;
  cashAtTransfer: number | null;
  missing: string[];
}
interface Definition {
  key: string;
  kind: string;
  level: string;
  min: number | null;
  max: number | null;
  isPrivate: boolean;
  values: { value: string; label: string }[];
}

interface Api {
  name: string;
  submit(as: Person, said: Said): Promise<Outcome<Shown>>;
  update(id: string, said: Said): Promise<Outcome<Shown>>;
  get(as: Person, id: string): Promise<Outcome<Shown>>;
  cost(as: Person, id: string, assumptions: Said): Promise<Outcome<Cost>>;
  definitions(type: string): Promise<Outcome<Definition[]>>;
}

const FIELDS = `id status title termsVersion facts incentive termAsOf currentRemainingMonths effectiveMonthly`;
const inputOf = (said: Said) => contractInput(contractWords(said));

const rest: Api = {
  name: 'REST',
  submit: (as, said) => as.viaRest('POST', '/api/contracts', { ...contractWords(), ...said }),
  update: (id, said) => admin.viaRest('PUT', `/api/admin/contracts/${id}`, said),
  get: (as, id) => as.viaRest('GET', `/api/contracts/${id}`),
  cost: (as, id, assumptions) => as.viaRest('POST', `/api/contracts/${id}/true-cost`, assumptions),
  definitions: (type) => product.visitor().viaRest('GET', `/api/facts/${type}`),
};
const graphql: Api = {
  name: 'GraphQL',
  submit: (as, said) =>
    as.viaGraphql(`mutation($input: SubmitContractInput!) { submitContract(input: $input) { ${FIELDS} } }`, {
      input: inputOf(said),
    }),
  update: (id, said) =>
    admin.viaGraphql(
      `mutation($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) { ${FIELDS} } }`,
      { id, input: contractInput(said) },
    ),
  get: (as, id) => as.viaGraphql(`query($id: ID!) { contract(id: $id) { ${FIELDS} } }`, { id }),
  cost: (as, id, assumptions) =>
    as.viaGraphql(
      `query($id: ID!, $assumptions: JSON) { trueCost(contractId: $id, assumptions: $assumptions) {
         lines { key label cents } figures { key value } total effectiveMonthly cashAtTransfer missing } }`,
      { id, assumptions },
    ),
  definitions: (type) =>
    product.visitor().viaGraphql(
      `query($type: ContractType!) { factDefinitions(type: $type) {
         key label kind unit level min max values { value label } facet isPrivate } }`,
      { type: type.toUpperCase().replaceAll('-', '_') },
    ),
};

/** The contract of the first example in the definition of the cost of a car lease. */
const CIVIC = {
  monthlyPayment: 38900,
  remainingTermMonths: 18,
  incentive: 50000,
  facts: {
    ...{ make: 'Honda', model: 'Civic EX', year: 2023, fuel: 'hybrid', mileageNow: 14_200 },
    ...{ milesPerYear: 10_000, originalTermMonths: 36, excessMileFee: 25, dispositionFee: 35000 },
    thirdPartyFee: 59500,
  },
};
const VIN = '1M8GDM9AXKP042788';
const secretsOf = (as: Person, id: string) =>
  as.viaGraphql<Said>('query($id: ID!) { privateFacts(contractId: $id) }', { id });

describe.each([rest, graphql])('facts through $name', (api) => {
  it('are stored, shown to everyone, and give the cost', async () => {
    const { id } = dataOf(
      await api.submit(seller, { ...CIVIC, facts: { ...CIVIC.facts, wings: 2, fuel: null } }),
    );
    const facts = Object.fromEntries(Object.entries(CIVIC.facts).filter(([key]) => key !== 'fuel'));
    expect(dataOf(await api.get(product.visitor(), id))).toMatchObject({
      facts,
      incentive: 50000,
      termAsOf: new Date().toISOString().slice(0, 10),
      currentRemainingMonths: 18,
      effectiveMonthly: 41511,
      termsVersion: 1,
    });
    const cost = dataOf(await api.cost(product.visitor(), id, {}));
    expect(cost).toMatchObject({ total: 747200, effectiveMonthly: 41511, cashAtTransfer: 12000 });
    expect(cost.missing).toEqual(['securityDeposit']);
    const own = dataOf(await api.cost(product.visitor(), id, { milesPerMonth: 1500 }));
    expect(own.lines.find(({ key }) => key === 'overage')?.cents).toBe(280_000);
    const wrong = await api.cost(product.visitor(), id, { milesPerMonth: 'far' });
    expect(Object.keys(wrong.fields ?? {})).toEqual(['assumptions.milesPerMonth']);
  });

  it('compare a loan with the rate that an admin has set, unless the reader names one', async () => {
    const LOAN = { balance: 1_850_000, rate: 4250, askingCash: 150_000 };
    const said = { type: 'loan', monthlyPayment: 41979, remainingTermMonths: 48, facts: LOAN };
    const { id } = dataOf(await api.submit(seller, said));
    const newPayment = async (assumptions: Said) =>
      dataOf(await api.cost(product.visitor(), id, assumptions)).figures.find(
        ({ key }) => key === 'newPayment',
      )?.value;
    expect(await newPayment({})).toBeUndefined();
    const setting = '/api/admin/settings/market_rate_loan';
    await admin.viaRest('POST', '/api/admin/settings', { key: 'market_rate_loan', value: '7.9' });
    expect(await newPayment({})).toBe(45077);
    expect(await newPayment({ marketRate: 0 })).toBe(Math.round(1_850_000 / 48));
    await admin.viaRest('DELETE', setting);
  });

  it('are not required', async () => {
    const { facts, incentive, effectiveMonthly } = dataOf(await api.submit(seller, {}));
    expect({ facts, incentive, effectiveMonthly }).toEqual({
      facts: {},
      incentive: 0,
      effectiveMonthly: 39039,
    });
  });

  it.each<[Said, string]>([
    [{ facts: { year: 1989 } }, 'facts.year'],
    [{ facts: { fuel: 'steam' } }, 'facts.fuel'],
    [{ facts: { make: 'Visa 4242 4242 4242 4242' } }, 'facts.make'],
    [{ privateFacts: { vin: '1M8GDM9A1KP042788' } }, 'facts.vin'],
    [{ type: 'mortgage', facts: { transferAllowed: 'no' } }, 'facts.transferAllowed'],
    [{ type: 'loan', title: 'My student loan' }, 'type'],
    [{ incentive: -1 }, 'incentive'],
  ])('refuses %j with a text for its field', async (said, field) => {
    const outcome = await api.submit(seller, said);
    expect(outcome).toMatchObject({ ok: false, code: 'VALIDATION' });
    expect(Object.keys(outcome.fields ?? {})).toEqual([field]);
  });

  it('mask contacts for others, and flag them and what does not fit', async () => {
    const facts = {
      make: 'Call 512-555-0199',
      mileageNow: 40_000,
      milesPerYear: 10_000,
      originalTermMonths: 36,
    };
    const { id } = dataOf(await api.submit(seller, { facts }));
    expect(dataOf(await api.get(buyer, id)).facts['make']).toBe('Call ••••••••••••');
    expect(dataOf(await api.get(seller, id)).facts['make']).toBe(facts.make);
    const flags = () =>
      product.database.query<{ flags: string[] }>('select flags from contracts where id = $1', [id]);
    expect((await flags())[0]?.flags).toEqual(['phone', 'facts']);
    await product.database.transaction(reviewAll);
    await until(
      async () =>
        (await product.database.query('select from text_reviews')).length === REVIEW_SUBJECTS.length,
    );
    expect((await flags())[0]?.flags).toEqual(['phone', 'facts']);
    expect(dataOf(await api.get(buyer, id)).facts['make']).toBe('Call ••••••••••••');
    dataOf(await admin.viaRest('POST', `/api/admin/contracts/${id}/hide`, { reason: 'Wants calls' }));
    expect(dataOf(await api.get(buyer, id)).facts).toEqual({});
  });

  it('are changed key by key, and a key fact is one of the terms', async () => {
    const { id } = dataOf(await api.submit(seller, CIVIC));
    const edited = dataOf(await api.update(id, { facts: { fuel: 'gas', dispositionFee: null } }));
    expect(edited).toMatchObject({ termsVersion: 1, effectiveMonthly: 39567 });
    expect(edited.facts).toMatchObject({ make: 'Honda', fuel: 'gas' });
    expect(edited.facts).not.toHaveProperty('dispositionFee');
    expect(dataOf(await api.update(id, { facts: { mileageNow: 15_000 } })).termsVersion).toBe(2);
    expect(dataOf(await api.update(id, { incentive: 0 })).termsVersion).toBe(3);
    expect(dataOf(await api.update(id, { type: 'loan' }))).toMatchObject({ facts: {}, termsVersion: 4 });
  });

  it('are described with their ranges of today', async () => {
    const definitions = dataOf(await api.definitions('car-lease'));
    const year = new Date().getUTCFullYear();
    expect(definitions.find(({ key }) => key === 'year')).toMatchObject({
      kind: 'int',
      min: 1990,
      max: year + 2,
    });
    expect(definitions.find(({ key }) => key === 'fuel')?.values).toContainEqual({
      value: 'gas',
      label: 'Gas',
    });
    expect(definitions.filter(({ isPrivate }) => isPrivate).map(({ key }) => key)).toEqual(['vin']);
  });
});

it('keeps the terms of the past apart: months left and cost follow the calendar', async () => {
  const { id } = dataOf(await rest.submit(seller, CIVIC));
  await product.database.query(
    `update contracts set term_as_of = current_date - interval '2 months', effective_monthly = null where id = $1`,
    [id],
  );
  await product.app.get(RollDown, { strict: false }).run(undefined);
  // the fees are spread over two months less
  expect(dataOf(await rest.get(buyer, id))).toMatchObject({
    currentRemainingMonths: 16,
    remainingTermMonths: 18,
    effectiveMonthly: 41838,
  });
  expect(dataOf(await rest.update(id, { remainingTermMonths: 12 }))).toMatchObject({
    currentRemainingMonths: 12,
  });
});

it('finds contracts by their facts', async () => {
  const { id } = dataOf(await rest.submit(seller, { facts: { make: 'Studebaker' } }));
  const found = dataOf(await buyer.viaRest<Shown[]>('GET', '/api/contracts?q=studebaker'));
  expect(found.map((contract) => contract.id)).toEqual([id]);
});

it('shows private facts to the holder, admins, and the buyer of an accepted transfer only', async () => {
  const { id } = dataOf(await rest.submit(seller, { ...CIVIC, privateFacts: { vin: VIN } }));
  for (const person of [seller, admin]) expect(dataOf(await secretsOf(person, id))).toEqual({ vin: VIN });
  const refused = { ok: false, code: 'NOT_FOUND' };
  expect(await secretsOf(buyer, id)).toMatchObject(refused);
  expect(await secretsOf(product.visitor(), id)).toMatchObject({ code: 'UNAUTHENTICATED' });
  const intent = await authorise(provider, buyer, id);
  dataOf(await payments.complete(buyer, intent));
  const sale = async () =>
    dataOf(await transfers.mine(seller)).items.find(({ contractId }) => contractId === id);
  await until(async () => Boolean(await sale()));
  const transferId = (await sale())?.id ?? '';
  dataOf(await transfers.accept(buyer, transferId, CARD));
  expect(await secretsOf(buyer, id)).toMatchObject(refused);
  dataOf(await transfers.accept(seller, transferId, CARD));
  expect(dataOf(await secretsOf(buyer, id))).toEqual({ vin: VIN });
  expect(await secretsOf(await product.member(), id)).toMatchObject(refused);
  const [sold] = await product.database.query<{ terms: Said }>(
    'select terms from purchases where payment_intent_id = $1',
    [intent],
  );
  expect(sold?.terms).toMatchObject({ incentive: 50000, facts: CIVIC.facts });
  // after the end for as long as the contract is theirs: another holder's facts are not
  const set = (status: string, contract: string) =>
    product.database.query(
      `with a as (update contracts set status = $3 where id = $1)
       update transfers set status = $4, completed_at = case when $4 = 'completed' then now() end where id = $2`,
      [id, transferId, contract, status],
    );
  await set('completed', 'completed');
  expect(dataOf(await secretsOf(buyer, id))).toEqual({ vin: VIN });
  await set('completed', 'active');
  expect(await secretsOf(buyer, id)).toMatchObject(refused);
  await set('in-progress', 'pending');
  dataOf(await transfers.admin(admin, transferId, 'cancel', { fee: 'refund', reason: 'A test' }));
  expect(await secretsOf(buyer, id)).toMatchObject(refused);
  const all = await buyer.rest('GET', '/api/contracts?limit=100');
  expect(JSON.stringify(all.body)).not.toContain(VIN);
});

it('exports facts and private facts, and deletes the private ones with the account', async () => {
  const holder = await product.member();
  const { id } = dataOf(await rest.submit(holder, { ...CIVIC, privateFacts: { vin: VIN } }));
  const { contracts } = dataOf(await holder.viaRest<{ contracts: Said[] }>('GET', '/api/user/export'));
  expect(contracts).toMatchObject([{ id, facts: CIVIC.facts, incentive: 50000, privateFacts: { vin: VIN } }]);
  dataOf(await holder.viaRest('DELETE', '/api/user', { password: PASSWORD }));
  expect(await product.database.query('select from private_facts where contract_id = $1', [id])).toEqual([]);
});
