import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REVIEW_SUBJECTS } from '../../src/jobs/jobs.js';
import { reviewAll } from '../../src/moderation/text-review.js';
import { contractInput, type ContractAnswer } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { moderationApis, rest } from '../support/moderation-apis.js';
import type { Outcome, Person } from '../support/person.js';
import { until } from '../support/until.js';

const REFUSING = { title: 'Sunny 1-bedroom', description: 'No Section 8. Couple preferred.' };
const HINTS = [
  '“No Section 8” may refuse or prefer people because of how they pay the rent. Many states and cities do not allow that. Give the rent, the deposit and the fees instead.',
  '“Couple preferred” may refuse or prefer people because of their family. Describe the home instead: its bedrooms, its floor, and how many people the lease allows.',
];

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());

describe.each(moderationApis)('words of a home through $name', (api) => {
  let holder: Person;
  beforeAll(async () => {
    holder = await product.member();
  });
  const edit = (id: string, words: Partial<ContractAnswer>): Promise<Outcome<ContractAnswer>> =>
    api.name === 'REST'
      ? holder.viaRest('PUT', `/api/listings/${id}`, words)
      : holder.viaGraphql(
          'mutation ($id: ID!, $input: UpdateMyContractInput!) { updateMyContract(id: $id, input: $input) { id } }',
          { id, input: contractInput(words) },
        );
  const submit = async (words: Partial<ContractAnswer>) =>
    dataOf(await api.submit(holder, { type: 'apartment', title: `Listing ${Math.random()}`, ...words }));
  const flagged = async (id: string) =>
    dataOf(await api.flaggedContracts(admin)).items.find((contract) => contract.id === id);

  it.each(['apartment', 'mortgage'])('put one of type %s on the market, and in the queue', async (type) => {
    const { id } = await submit({ ...REFUSING, title: `${REFUSING.title}, ${type}, ${api.name}`, type });
    expect(dataOf(await api.contract(product.visitor(), id))).toMatchObject({
      status: 'active',
      description: REFUSING.description,
    });
    expect(await flagged(id)).toMatchObject({ flags: ['fair-housing'], warnings: HINTS });
  });

  it('are no matter of other types', async () => {
    const { id } = await submit({ description: REFUSING.description, type: 'loan' });
    expect(await flagged(id)).toBeUndefined();
  });

  it('may welcome people who pay with a voucher', async () => {
    const { id } = await submit({ description: 'Section 8 welcome, housing vouchers accepted.' });
    expect(await flagged(id)).toBeUndefined();
  });

  it('are read after each edit of the holder and of an admin', async () => {
    const { id } = await submit({ description: 'Two bedrooms.' });
    dataOf(await edit(id, { description: 'Two bedrooms, no kids.' }));
    expect((await flagged(id))?.warnings).toEqual([expect.stringContaining('“no kids” may refuse')]);
    dataOf(await edit(id, { description: 'Two bedrooms, kids welcome.' }));
    expect(await flagged(id)).toBeUndefined();
    dataOf(await api.admin.updateContract(admin, id, { title: 'Whites only' }));
    expect((await flagged(id))?.flags).toEqual(['fair-housing']);
  });

  it('stay cleared until they change, or become those of a home', async () => {
    const { id } = await submit({ description: 'No kids, please.' });
    dataOf(await api.clearContract(admin, id));
    dataOf(await edit(id, { monthlyPayment: 1 }));
    expect(await flagged(id)).toBeUndefined();
    dataOf(await api.admin.updateContract(admin, id, { type: 'timeshare' }));
    dataOf(await api.admin.updateContract(admin, id, { type: 'mortgage' }));
    expect((await flagged(id))?.flags).toEqual(['fair-housing']);
  });
});

it('those that were listed before the rules are read by the review', async () => {
  const holder = await product.member();
  const list = async (title: string, description: string, flags: string) => {
    const { id } = dataOf(await rest.submit(holder, { type: 'apartment', title, description }));
    await product.database.query('update contracts set flags = $2 where id = $1', [id, flags]);
    return id;
  };
  const ids = [
    await list('One', 'No kids, no vouchers.', '{many-listings}'),
    await list('Two', 'Section 8 welcome.', '{refused-kind,many-listings}'),
    await list('Three', 'In public housing.', '{}'),
  ];
  await product.database.transaction(reviewAll);
  await until(
    async () => (await product.database.query('select from text_reviews')).length === REVIEW_SUBJECTS.length,
  );
  const rows = await product.database.query<{ id: string; flags: string[] }>(
    'select id, flags from contracts where id = any($1)',
    [ids],
  );
  expect(ids.map((id) => rows.find((row) => row.id === id)?.flags)).toEqual([
    ['fair-housing', 'many-listings'],
    ['many-listings'],
    ['refused-kind'],
  ]);
});
