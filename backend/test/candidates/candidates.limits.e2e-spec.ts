import { expect, it } from '@jest/globals';
import { ApplicationClock } from '../../src/candidates/line/application.clock.js';
import { applied, apis, buys, rest } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import { listContract } from '../support/payments.js';
import { admin, product, seller, startPayments } from '../support/payments-stage.js';
import type { Person } from '../support/person.js';

/* Who may not be chosen, and what each of the two learns of that. */

startPayments();

const suspend = async (person: Person) =>
  dataOf(await admin.viaRest('POST', `/api/admin/users/${person.id}/suspend`, { reason: 'A test' }));
const eventsOf = async (person: Person) =>
  (
    await product.database.query<{ event: string }>(
      `select event from notifications where user_id = $1 and kind = 'offer' order by id`,
      [person.id],
    )
  ).map(({ event }) => event);

it.each(apis)('the window of a suspended candidate ends at once, through %s', async (_, api) => {
  const { id } = await listContract(seller);
  const [chosen, other] = [await product.member(), await product.member()];
  const application = await applied(chosen, id);
  dataOf(await api.choose(seller, application));
  expect(await buys(other, id)).toBe('RESERVED');
  await suspend(chosen);
  expect(dataOf(await api.candidates(seller, id))).toMatchObject([{ status: 'open', reservedUntil: null }]);
  expect((await eventsOf(seller)).at(-1)).toBe('application-released');
  expect(await eventsOf(chosen)).toEqual(['application-chosen']);
  expect(await buys(other, id)).toBeNull();
});

it.each(apis)('choosing does not say that a candidate cannot buy, through %s', async (_, api) => {
  const { id } = await listContract(seller);
  const [suspended, left] = [await product.member(), await product.member()];
  const [one, two] = [await applied(suspended, id), await applied(left, id)];
  await suspend(suspended);
  dataOf(await rest.withdraw(left, two));
  const refused = await api.choose(seller, one);
  expect(refused).toMatchObject({ ok: false, code: 'CONFLICT' });
  expect(refused).toEqual(await api.choose(seller, two));
});

it.each(apis)('a contract is reserved for one candidate three times at most, through %s', async (_, api) => {
  const { id } = await listContract(seller);
  const candidate = await product.member();
  const windowIsOver = () =>
    product.database.query(
      `update contracts set reserved_until = now() - interval '1 second' where id = $1`,
      [id],
    );
  let application = await applied(candidate, id);
  for (let times = 0; times < 2; times++) {
    dataOf(await api.choose(seller, application));
    await windowIsOver();
    await product.app.get(ApplicationClock).run();
  }
  // who withdraws and asks again begins no new count
  dataOf(await api.withdraw(candidate, application));
  application = await applied(candidate, id);
  expect(dataOf(await api.choose(seller, application)).status).toBe('chosen');
  await windowIsOver();
  await product.app.get(ApplicationClock).run();
  expect(await api.choose(seller, application)).toMatchObject({ ok: false, code: 'CONFLICT' });
  expect(dataOf(await api.candidates(seller, id))[0]).toMatchObject({
    ...{ id: application, status: 'open' },
    allowedActions: ['offer', 'pass'],
  });
  // another candidate may be chosen, and this one buys what is public
  expect(await buys(candidate, id)).toBeNull();
});

it.each(apis)(
  'whom this holder reported with success does not ask them again, through %s',
  async (_, api) => {
    const { id } = await listContract(seller);
    const { id: elsewhere } = await listContract(await product.member());
    const candidate = await product.member();
    const { id: message } = dataOf(
      await candidate.viaRest<{ id: string }>('POST', `/api/contracts/${id}/chat`, {
        message: 'Hello there',
      }),
    );
    const { id: report } = dataOf(
      await seller.viaRest<{ id: string }>('POST', '/api/reports', {
        ...{ targetType: 'message', targetId: message, reason: 'scam' },
      }),
    );
    // a report alone keeps nobody away
    dataOf(await api.withdraw(candidate, await applied(candidate, id)));
    dataOf(
      await admin.viaRest('POST', `/api/admin/reports/${report}/resolve`, { uphold: true, action: 'none' }),
    );
    expect(await api.apply(candidate, id)).toEqual({
      ...{ ok: false, code: 'CONFLICT', message: 'You cannot ask for this contract.' },
    });
    dataOf(await api.apply(candidate, elsewhere));
  },
);

it.each(apis)('the holder reads how they sell, and nobody else does, through %s', async (_, api) => {
  const { id } = await listContract(seller);
  expect(dataOf(await api.saleSettings(seller, id))).toEqual({
    ...{ mode: 'first-come', requirements: null, lineAuto: true },
  });
  const requirements = { creditBand: '660-699' };
  dataOf(await api.saleMode(seller, id, { mode: 'choose', requirements, lineAuto: false }));
  const settings = { mode: 'choose', requirements, lineAuto: false };
  expect(dataOf(await api.saleSettings(seller, id))).toEqual(settings);
  // what is not said stays
  dataOf(await api.saleMode(seller, id, { mode: 'choose' }));
  expect(dataOf(await api.saleSettings(seller, id))).toEqual(settings);
  for (const other of [await product.member(), admin])
    expect(await api.saleSettings(other, id)).toMatchObject({ code: 'NOT_FOUND' });
});

it.each(apis)('the list of candidates has pages in its order, through %s', async (_, api) => {
  const { id } = await listContract(seller);
  const ids: string[] = [];
  for (let at = 0; at < 5; at++) ids.push(await applied(await product.member(), id));
  dataOf(await rest.pass(seller, ids[0]!, 'date'));
  dataOf(await rest.rank(seller, id, [ids[3]!]));
  dataOf(await rest.choose(seller, ids[4]!));
  const all = dataOf(await api.candidates(seller, id)).map((one) => one.id);
  expect(all).toEqual([4, 3, 1, 2, 0].map((at) => ids[at]));
  const pages: string[][] = [];
  for (let after: string | undefined; pages.length < 3; after = pages.at(-1)?.at(-1))
    pages.push(
      dataOf(await api.candidates(seller, id, { first: 2, ...(after && { after }) })).map((one) => one.id),
    );
  expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
  const { id: elsewhere } = await listContract(seller);
  const foreign = await applied(await product.member(), elsewhere);
  expect(await api.candidates(seller, id, { first: 2, after: foreign })).toMatchObject({
    code: 'VALIDATION',
  });
  expect(await api.candidates(seller, id, { first: 501 })).toMatchObject({ ok: false });
});

it('REST says where the next page of the candidates is', async () => {
  const { id } = await listContract(seller);
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) ids.push(await applied(await product.member(), id));
  const path = `/api/contracts/${id}/applications`;
  const linkOf = async (query: string) => (await seller.rest('GET', path + query)).headers.get('link');
  expect(await linkOf('')).toBeNull();
  expect(await linkOf('?limit=2')).toBe(`<${path}?limit=2&cursor=${ids[1]}>; rel="next"`);
  expect(await linkOf('?limit=3')).toBeNull();
  expect(await linkOf(`?limit=2&cursor=${ids[1]}`)).toBeNull();
});
