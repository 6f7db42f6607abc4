import { expect, it } from '@jest/globals';
import { Retention } from '../../src/retention/retention.js';
import { apis, applied, rest } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import { listContract } from '../support/payments.js';
import { buyer, product, seller, startPayments } from '../support/payments-stage.js';
import { PASSWORD, type Answer, type Person } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';
import { eventually } from '../support/until.js';
import { jobsAreDone } from '../support/product/jobs.js';

/* Answers are read by the holder and the candidate alone; a home is decided about by its stated requirements. */

startPayments();

const SECRET = { creditBand: 'under-600', state: 'AK', note: 'Only for this seller' };
const decisionsOf = (contractId: string) =>
  product.database.query<{
    decision: string;
    reason: string | null;
    setVersion: number;
    requirements: object;
    missed: string[];
  }>(
    `select decision, reason, set_version as "setVersion", requirements, missed from application_decisions
     where contract_id = $1 order by id`,
    [contractId],
  );
const textOf = (answers: Answer[]) => JSON.stringify(answers.map(({ body }) => body));
const deleteAccount = (person: Person) => person.viaRest('DELETE', '/api/user', { password: PASSWORD });

it('nothing that another candidate reads has an answer, a number or an id of the first one', async () => {
  const { id } = await listContract(seller);
  const application = await applied(buyer, id, SECRET);
  dataOf(await rest.offer(buyer, application, { incentive: 4_711_00 }));
  const other = await product.member();
  await product.confirm(other);
  const own = await applied(other, id, { state: 'TX' });
  const read = [
    await other.rest('GET', '/api/applications'),
    await other.rest('GET', `/api/contracts/${id}`),
    await other.rest('GET', `/api/contracts?q=${encodeURIComponent(SECRET.note)}`),
    await other.rest('GET', '/api/notifications'),
    await other.rest('GET', '/api/user/export'),
    await other.rest('GET', `/api/contracts/${id}/applications`),
    await other.rest('POST', `/api/applications/${application}/choose`, { hours: 48 }),
    await other.rest('POST', `/api/contracts/${id}/applications`, { answers: {} }),
    await other.graphql(
      `query($id: ID!) { contract(id: $id) { applicationCount reservedForMe requirements } myApplications { edges { node { id
        contract { id applicationCount } offers { id } requirements { key } } } } }`,
      { id },
    ),
    await other.graphql(`query($id: ID!) { candidates(contractId: $id) { id } }`, { id }),
  ];
  const all = textOf(read);
  for (const secret of [application, buyer.id, SECRET.note, 'under-600', '471100', '"AK"', 'number'])
    expect(all).not.toContain(secret);
  expect(all).toContain(own);
  // nor does the holder learn who it is, by what they are told or export
  const holder = [
    await seller.rest('GET', '/api/notifications'),
    await seller.rest('GET', '/api/user/export'),
  ];
  expect(textOf(holder)).not.toContain(buyer.id);
});

it.each(apis)(
  'an apartment: nothing forbidden can be stated, and a new set leaves earlier decisions, through %s',
  async (_, api) => {
    const { id } = await listContract(seller, undefined, 'apartment');
    dataOf(
      await api.saleMode(seller, id, {
        mode: 'choose',
        requirements: { incomeToRent: '3', cats: 0, children: 0 },
      }),
    );
    const forbidden = {
      note: 'Two kids',
      children: 2,
      age: 70,
      religion: 'x',
      photo: 'y',
      job: 'z',
      sourceOfIncome: 'w',
    };
    const application = dataOf(await api.apply(buyer, id, { ...forbidden, incomeToRent: '2', cats: 1 }));
    expect(application.answers).toEqual({ incomeToRent: '2', cats: 1 });
    expect(await api.offer(buyer, application.id, { includes: 'For a family' })).toMatchObject({
      code: 'VALIDATION',
    });
    const [stored] = await product.database.query<{ row: string }>(
      'select row_to_json(a)::text as row from applications a where id = $1',
      [application.id],
    );
    for (const word of ['kids', 'religion', '70']) expect(stored!.row).not.toContain(`"${word}`);
    dataOf(await api.pass(seller, application.id, 'requirement'));
    const before = await decisionsOf(id);
    expect(before).toEqual([
      {
        ...{ decision: 'pass', reason: 'requirement', setVersion: 1, missed: ['incomeToRent', 'cats'] },
        requirements: { incomeToRent: '3', cats: 0 },
      },
    ]);
    dataOf(await api.saleMode(seller, id, { mode: 'choose', requirements: { incomeToRent: '2' } }));
    const next = await product.member();
    dataOf(await api.choose(seller, await applied(next, id, { incomeToRent: '2' })));
    expect((await decisionsOf(id))[0]).toEqual(before[0]);
    expect((await decisionsOf(id))[1]).toMatchObject({ decision: 'choose', setVersion: 2, missed: [] });
  },
);

it('a deleted account leaves the line without its answers; the decisions about a home stay for two years', async () => {
  const { id } = await listContract(seller, undefined, 'mortgage');
  const application = await applied(buyer, id, { use: 'primary' });
  dataOf(await rest.saveProfile(buyer, 'mortgage', { use: 'primary' }));
  dataOf(await rest.choose(seller, application));
  dataOf(await deleteAccount(buyer));
  await jobsAreDone(product);
  expect(dataOf(await rest.candidates(seller, id))).toMatchObject([
    { status: 'closed', answers: null, reservedUntil: null },
  ]);
  expect(
    await product.database.query('select 1 from candidate_profiles where user_id = $1', [buyer.id]),
  ).toEqual([]);
  expect((await decisionsOf(id)).map(({ decision }) => decision)).toEqual(['choose', 'close']);
  await product.app.get(Retention).run();
  expect(await decisionsOf(id)).toHaveLength(2);
  await product.database.query(`update application_decisions set decided_at = now() - interval '731 days'`);
  await product.app.get(Retention).run();
  expect(await decisionsOf(id)).toEqual([]);
});

it('a deleted account leaves no words in what the two agreed on', async () => {
  const { id } = await listContract(seller);
  const application = await applied(buyer, id);
  const { id: offer } = dataOf(
    await rest.offer(buyer, application, { incentive: 100, includes: 'My tires' }),
  );
  dataOf(await rest.answer(seller, offer, 'accept'));
  dataOf(await rest.choose(seller, application));
  dataOf(await deleteAccount(buyer));
  const [left] = await product.database.query<{ agreed: object; terms: object }>(
    `select a.agreed, o.terms from applications a join offers o on o.application_id = a.id where a.id = $1`,
    [application],
  );
  expect(left).toEqual({ agreed: { incentive: 100 }, terms: { incentive: 100 } });
});

it('answers are deleted 90 days after the end of an application', async () => {
  const { id } = await listContract(seller);
  const application = await applied(buyer, id, SECRET);
  dataOf(await rest.withdraw(buyer, application));
  await product.app.get(Retention).run();
  expect(dataOf(await rest.mine(buyer)).items[0]?.answers).toMatchObject({ state: 'AK' });
  await product.database.query(
    `update applications set decided_at = now() - interval '91 days' where id = $1`,
    [application],
  );
  await product.app.get(Retention).run();
  expect(dataOf(await rest.mine(buyer)).items[0]?.answers).toBeNull();
});

it('a socket tells the holder of every application, and a candidate of their own only', async () => {
  const { id } = await listContract(seller);
  await applied(buyer, id);
  const query = 'subscription($id: ID!) { applicationChanged(contractId: $id) { contractId applicationId } }';
  const listen = async (person: Person) => {
    const socket = await RawSocket.open(product.url, { person });
    socket.subscribe('1', query, { id });
    await socket.live('1');
    return socket;
  };
  const sockets = await Promise.all([seller, buyer, await product.member()].map(listen));
  const [holder, candidate, stranger] = sockets as [RawSocket, RawSocket, RawSocket];
  expect(await stranger.codeOf('1')).toBe('NOT_FOUND');
  const other = await applied(await product.member(), id);
  dataOf(await rest.choose(seller, other));
  await eventually(() => Promise.resolve(holder.messages().length >= 2), true);
  expect(holder.messages()).toEqual(holder.messages().map(() => ({ contractId: id, applicationId: other })));
  expect(candidate.messages()).toEqual([]);
  for (const { socket } of sockets) socket.close();
});
