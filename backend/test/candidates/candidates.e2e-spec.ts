import { describe, expect, it } from '@jest/globals';
import { apis, applied, buys, rest } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import { listContract } from '../support/payments.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import { startApp } from '../support/product/app.js';

/* Candidates say who they are for a contract, and its holder chooses one. */

startPayments();

const publicOf = async (contractId: string) =>
  dataOf(
    await product
      .visitor()
      .viaGraphql<Record<string, unknown>>(
        `query($id: ID!) { contract(id: $id) { saleMode requirements reservedUntil reservedForMe applicationCount } }`,
        { id: contractId },
      ),
  );

describe.each(apis)('candidates, through %s', (_, api) => {
  it('are shown to the holder with answers and ticks, without name and id', async () => {
    const { id } = await listContract(seller);
    const requirements = { creditBand: '700-739', state: ['TX', 'OK'] };
    dataOf(await api.saleMode(seller, id, { mode: 'first-come', requirements }));
    const answers = { creditBand: '660-699', state: 'TX', insurance: 'have', milesPerMonth: 900 };
    const own = dataOf(
      await api.apply(buyer, id, { ...answers, nationality: 'x', note: 'Call 512 555 0100' }),
    );
    expect(own).toMatchObject({
      ...{ contractId: id, status: 'open', source: 'apply', place: null },
      requirements: [
        { key: 'state', met: true },
        { key: 'creditBand', met: false },
      ],
      allowedActions: ['offer', 'withdraw'],
    });
    expect(own.answers).toEqual({ ...answers, note: expect.stringMatching(/^Call •+/) });
    const [candidate, ...others] = dataOf(await api.candidates(seller, id));
    expect(others).toEqual([]);
    expect(candidate).toMatchObject({
      ...{ id: own.id, number: 1, status: 'open', emailConfirmed: true, handedOver: 0, memberId: null },
      ...{ answersWithinHours: null, answers: own.answers, requirements: own.requirements },
      memberSince: expect.stringMatching(/^\d{4}-\d{2}$/),
      allowedActions: ['offer', 'choose', 'pass'],
    });
    expect(JSON.stringify(candidate)).not.toContain(buyer.id);
    expect(dataOf(await api.mine(buyer)).items).toMatchObject([{ id: own.id }]);
    // an admin reads who it is, and the trail says so
    expect(dataOf(await api.candidates(admin, id))).toMatchObject([
      { memberId: buyer.id, allowedActions: [] },
    ]);
    const read = await product.database.query(
      `select target_id from audit_entries where action = 'candidates.read' and target_id = $1`,
      [id],
    );
    expect(read).toHaveLength(1);
  });

  it('do not exist for others, and refuse the holder and a second application', async () => {
    const { id } = await listContract(seller);
    expect(await api.apply(seller, id)).toMatchObject({ code: 'OWN_CONTRACT' });
    const application = dataOf(await api.apply(buyer, id));
    expect(await api.apply(buyer, id)).toMatchObject({ code: 'CONFLICT' });
    const stranger = await product.member();
    for (const outcome of [
      await api.candidates(stranger, id),
      await api.candidates(buyer, id),
      await api.choose(stranger, application.id),
      await api.choose(buyer, application.id),
      await api.pass(buyer, application.id, 'terms'),
      await api.withdraw(seller, application.id),
      await api.withdraw(stranger, application.id),
      await api.offer(stranger, application.id, { incentive: 1 }),
      await api.saleMode(stranger, id, { mode: 'choose' }),
      await api.rank(stranger, id, []),
      await api.release(stranger, id),
    ])
      expect(outcome).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await api.apply(buyer, id, { creditBand: 'great' })).toMatchObject({
      code: 'VALIDATION',
      fields: { creditBand: expect.any(String) },
    });
  });

  it('are chosen by the holder: the contract is theirs for some hours, and the purchase ends it', async () => {
    const { id } = await listContract(seller);
    dataOf(await api.saleMode(seller, id, { mode: 'choose' }));
    const other = await product.member();
    expect(await buys(other, id)).toBe('NOT_CHOSEN');
    const application = await applied(buyer, id);
    const waiting = await applied(other, id);
    expect(await api.choose(seller, application, 23)).toMatchObject({ code: 'VALIDATION' });
    const chosen = dataOf(await api.choose(seller, application, 24));
    const until = Date.parse(chosen.reservedUntil as string) - Date.now();
    expect(Math.abs(until - 24 * 3_600_000)).toBeLessThan(60_000);
    expect(chosen).toMatchObject({ status: 'chosen', allowedActions: ['release'] });
    expect(await api.choose(seller, waiting)).toMatchObject({ code: 'RESERVED' });
    expect(await publicOf(id)).toMatchObject({
      ...{ saleMode: 'CHOOSE', reservedUntil: chosen.reservedUntil, reservedForMe: false },
      applicationCount: null,
    });
    expect(await buys(other, id)).toBe('RESERVED');
    expect(await buys(buyer, id)).toBeNull();
    expect(dataOf(await api.mine(buyer)).items).toMatchObject([{ id: application, status: 'bought' }]);
    const [after] = dataOf(await api.mine(other)).items;
    expect(after).toMatchObject({ id: waiting, status: 'open', place: 1, placeOf: 1 });
    // stands by while the transfer is under way, which its buyer cannot
    expect(await api.standBy(buyer, id)).toMatchObject({ code: 'CONFLICT' });
    const third = await product.member();
    expect(await api.apply(third, id)).toMatchObject({ code: 'NOT_FOR_SALE' });
    expect(dataOf(await api.standBy(third, id))).toMatchObject({ source: 'stand-by', place: 2, placeOf: 2 });
  });

  it('are passed politely, withdraw, and are counted in public from three on', async () => {
    const { id } = await listContract(seller);
    const people = [buyer, await product.member(), await product.member()];
    const ids: string[] = [];
    for (const person of people) ids.push(await applied(person, id));
    expect(await publicOf(id)).toMatchObject({ applicationCount: 3 });
    const ranked = dataOf(await api.rank(seller, id, [ids[2]!, ids[0]!]));
    expect(ranked.map(({ number, rank }) => [number, rank])).toEqual([
      [3, 1],
      [1, 2],
      [2, null],
    ]);
    expect(dataOf(await api.pass(seller, ids[0]!, 'other-chosen'))).toMatchObject({
      ...{ status: 'passed', passReason: 'other-chosen' },
    });
    expect(dataOf(await api.mine(buyer)).items).toMatchObject([{ status: 'passed', passReason: null }]);
    dataOf(await api.pass(seller, ids[1]!, 'terms'));
    expect(dataOf(await api.mine(people[1]!)).items).toMatchObject([{ passReason: 'terms' }]);
    expect(await api.pass(seller, ids[1]!, 'terms')).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await api.withdraw(people[2]!, ids[2]!))).toMatchObject({ status: 'withdrawn' });
    expect(await publicOf(id)).toMatchObject({ applicationCount: null });
    // the same candidate keeps the number
    dataOf(await api.apply(buyer, id));
    expect(dataOf(await api.candidates(seller, id))[0]).toMatchObject({ number: 1, status: 'open' });
  });

  it('are released by the holder, and go to the end of the line', async () => {
    const { id } = await listContract(seller);
    const other = await product.member();
    const [first, second] = [await applied(buyer, id), await applied(other, id)];
    expect(await api.release(seller, id)).toMatchObject({ code: 'CONFLICT' });
    dataOf(await api.choose(seller, first));
    expect(dataOf(await api.release(seller, id))).toMatchObject({ reservedUntil: null });
    const line = dataOf(await api.candidates(seller, id));
    expect(line.map((candidate) => candidate.id)).toEqual([second, first]);
    expect(await buys(other, id)).toBeNull();
  });

  it('save their answers for the next time, and nobody else reads them', async () => {
    expect(dataOf(await api.profile(buyer, 'car-lease'))).toMatchObject({ answers: {}, updatedAt: null });
    const answers = { creditBand: '740-up', state: 'TX' };
    expect(dataOf(await api.saveProfile(buyer, 'car-lease', { ...answers, age: 40 })).answers).toEqual(
      answers,
    );
    dataOf(await api.saveProfile(buyer, 'car-lease', { state: 'OK' }));
    expect(dataOf(await api.profile(buyer, 'car-lease')).answers).toEqual({ state: 'OK' });
    expect(dataOf(await api.profile(seller, 'car-lease')).answers).toEqual({});
    const keys = dataOf(await api.questions(product.visitor(), 'car-lease')).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['state', 'creditBand', 'insurance', 'note']));
  });
});

it('a confirmed address is needed only where the setting says so', async () => {
  const { id } = await listContract(seller);
  const member = await product.member();
  await admin.rest('POST', '/api/admin/settings', { key: 'require_confirmed_email', value: 'apply' });
  for (const [, api] of apis)
    expect(await api.apply(member, id)).toMatchObject({ code: 'EMAIL_UNCONFIRMED' });
  await admin.rest('DELETE', '/api/admin/settings/require_confirmed_email');
  dataOf(await rest.apply(member, id));
});

it('types that the setting leaves out take no applications, and their sellers can neither choose nor require', async () => {
  const { id } = await listContract(seller, undefined, 'apartment');
  await admin.rest('POST', '/api/admin/settings', { key: 'applications_types', value: 'car-lease, loan' });
  expect(await rest.apply(buyer, id)).toMatchObject({ code: 'CONFLICT' });
  for (const [, api] of apis)
    for (const said of [{ mode: 'choose' }, { mode: 'first-come', requirements: { cats: 0 } }])
      expect(await api.saleMode(seller, id, said)).toMatchObject({ code: 'CONFLICT' });
  expect(await publicOf(id)).toMatchObject({ saleMode: 'FIRST_COME', requirements: null });
  dataOf(await rest.saleMode(seller, id, { mode: 'first-come', requirements: null, lineAuto: false }));
  await admin.rest('DELETE', '/api/admin/settings/applications_types');
  dataOf(await rest.apply(buyer, id));
});

it('a member asks for ten contracts at most, and waits after leaving five sellers who chose them', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 10; at++) {
    const { id } = await listContract(seller);
    ids.push(await applied(buyer, id));
  }
  const { id: more } = await listContract(seller);
  expect(await rest.apply(buyer, more)).toMatchObject({ code: 'CONFLICT' });
  for (const id of ids.slice(0, 5)) {
    dataOf(await rest.choose(seller, id));
    dataOf(await rest.withdraw(buyer, id));
  }
  expect(await rest.apply(buyer, more)).toMatchObject({ code: 'CONFLICT' });
  await product.database.query(
    `update applications set decided_at = now() - interval '31 days' where id = any($1)`,
    [ids.slice(0, 1)],
  );
  dataOf(await rest.apply(buyer, more));
});

it('how a contract is sold changes twenty times a day at most: each change is kept, and releases payments', async () => {
  const limited = await startApp({ RATE_LIMITS: 'default' });
  try {
    const [holder, stranger] = [await limited.member(), await limited.member()];
    const { id } = await listContract(holder, undefined, 'apartment');
    for (let at = 0; at < 20; at++)
      dataOf(await apis[at % 2]![1].saleMode(holder, id, { mode: 'choose', requirements: { cats: at % 3 } }));
    for (const [, api] of apis) {
      expect(await api.saleMode(holder, id, { mode: 'choose' })).toMatchObject({ code: 'RATE_LIMITED' });
      expect(await api.saleMode(stranger, id, { mode: 'choose' })).toMatchObject({ code: 'NOT_FOUND' });
    }
  } finally {
    await limited.stop();
  }
});
