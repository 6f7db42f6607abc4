import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { formatDay } from '@handover/domain/facts/format-fact';
import { shiftDay } from '@handover/domain/days';
import { ListingClosings } from '../../src/listings/listing.closings.js';
import { listContract, type ContractWords } from '../factories/contract.js';
import { rest } from '../support/contracts/rules.js';
import { dataOf } from '../support/lists.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';

let product: TestApp;
let holder: Person;

beforeAll(async () => {
  product = await startApp();
  holder = await product.member();
  const admin = await product.admin();
  const subject = dataOf(await rest.save(admin, {}));
  dataOf(await rest.publish(admin, dataOf(await rest.saveRule(admin, subject.id, {}))));
});
afterAll(() => product.stop());

const run = () => product.app.get(ListingClosings).run(undefined);
const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
/** A lease of Acme Leasing, which accepts no transfer in the last six months. */
const lease = (thirdParty = 'Acme Leasing') =>
  listContract(holder, { remainingTermMonths: 12, facts: { thirdParty } } as Partial<ContractWords>);

const lastDayOf = async (id: string) =>
  dataOf(await holder.viaRest<{ transferableUntil: string }>('GET', `/api/contracts/${id}`))
    .transferableUntil;

/** As if its term had been stated so long ago that the last day of a transfer is in about so many days: months differ by three. */
async function closesIn(id: string, days: number): Promise<string> {
  const wanted = shiftDay(new Date().toISOString().slice(0, 10), days);
  await rows(
    `update contracts set term_as_of = coalesce(term_as_of, created_at::date) - ($2::date - $3::date) where id = $1`,
    [id, await lastDayOf(id), wanted],
  );
  return lastDayOf(id);
}

const told = (contractId: string) =>
  rows<{ event: string; facts: { company: string; lastDay: string } }>(
    `select event, facts from notifications where contract_id = $1 and event = 'listing-closing' order by id`,
    [contractId],
  );

it('a holder is told once that the last day of a transfer is near, and again if the day changes', async () => {
  const { id } = await lease();
  await run();
  expect(await told(id)).toEqual([]);

  const lastDay = await closesIn(id, 55);
  await Promise.all([run(), run()]);
  expect((await told(id)).map(({ facts }) => facts)).toEqual([{ company: 'Acme Leasing', lastDay }]);
  const later = await closesIn(id, 50);
  await run();
  expect((await told(id)).map(({ facts }) => facts.lastDay)).toEqual([lastDay, later]);

  const { body } = await holder.rest<{ title: string; text: string }[]>('GET', '/api/notifications');
  expect(body[0]?.title).toMatch(/^Soon too late to transfer: /);
  expect(body[0]?.text).toContain(`accepts a transfer until ${formatDay(later)} only`);
});

it('says nothing of a contract whose company is not known, or whose last day is over', async () => {
  const [unknown, over] = [await lease('Some Other Bank'), await lease()];
  await closesIn(over.id, -5);
  await run();
  expect([...(await told(unknown.id)), ...(await told(over.id))]).toEqual([]);
});
