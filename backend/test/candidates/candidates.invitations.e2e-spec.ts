import { expect, it } from '@jest/globals';
import { applied, apis, rest } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import { listContract } from '../support/payments.js';
import { admin, product, seller, startPayments } from '../support/payments-stage.js';
import { PASSWORD, type Person } from '../support/person.js';

/* A holder asks who wrote in the thread to apply, and does not learn by that who has applied. */

startPayments();

const writes = async (person: Person, contractId: string) =>
  dataOf(await person.viaRest('POST', `/api/contracts/${contractId}/chat`, { message: 'Is it in Texas?' }));
const newsOf = async (person: Person) =>
  dataOf(await person.viaRest<{ title: string; path: string }[]>('GET', '/api/notifications')).filter(
    ({ title }) => title.startsWith('The seller invites you'),
  );

it.each(apis)('who wrote in the thread is invited once, and comes as invited, through %s', async (_, api) => {
  const { id } = await listContract(seller);
  const [writer, stranger] = [await product.member(), await product.member()];
  await writes(writer, id);
  for (let times = 0; times < 2; times++)
    expect(dataOf(await api.invite(seller, id, writer.id))).toEqual({ success: true });
  expect(await newsOf(writer)).toMatchObject([{ path: `/contracts/${id}` }]);
  expect(await api.invite(seller, id, stranger.id)).toMatchObject({ code: 'NOT_FOUND' });
  for (const other of [writer, stranger, admin])
    expect(await api.invite(other, id, writer.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(dataOf(await api.apply(writer, id))).toMatchObject({ source: 'invited' });
  expect(dataOf(await api.candidates(seller, id))).toMatchObject([{ source: 'invited' }]);
  const exported = await writer.rest('GET', '/api/user/export');
  expect(exported.body).toMatchObject({ candidates: { invitations: [{ contractId: id }] } });
});

it.each(apis)('the answer does not tell who has applied or cannot, through %s', async (_, api) => {
  const { id } = await listContract(seller);
  const [candidate, suspended, writer] = [
    await product.member(),
    await product.member(),
    await product.member(),
  ];
  for (const person of [candidate, suspended, writer]) await writes(person, id);
  await applied(candidate, id);
  dataOf(await admin.viaRest('POST', `/api/admin/users/${suspended.id}/suspend`, { reason: 'A test' }));
  const answers = [];
  for (const person of [candidate, suspended, writer]) answers.push(await api.invite(seller, id, person.id));
  expect(answers).toEqual(answers.map(() => ({ ok: true, data: { success: true } })));
  expect(await newsOf(candidate)).toEqual([]);
  expect(dataOf(await rest.candidates(seller, id))).toMatchObject([{ source: 'apply' }]);
  // nor does a later application of the candidate who was not invited
  dataOf(await rest.withdraw(candidate, dataOf(await rest.mine(candidate)).items[0]!.id));
  expect(dataOf(await api.apply(candidate, id))).toMatchObject({ source: 'apply' });
});

it.each(apis)('nobody is invited to a home, or to what is not for sale, through %s', async (_, api) => {
  const { id: home } = await listContract(seller, undefined, 'apartment');
  const { id: gone } = await listContract(seller);
  const writer = await product.member();
  await writes(writer, home);
  await writes(writer, gone);
  expect(await api.invite(seller, home, writer.id)).toMatchObject({ code: 'CONFLICT' });
  dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${gone}`, { status: 'cancelled' }));
  expect(await api.invite(seller, gone, writer.id)).toMatchObject({ code: 'NOT_FOR_SALE' });
});

it('a deleted account leaves no invitation', async () => {
  const { id } = await listContract(seller);
  const writer = await product.member();
  await writes(writer, id);
  dataOf(await rest.invite(seller, id, writer.id));
  const left = () => product.database.query('select 1 from invitations where member_id = $1', [writer.id]);
  expect(await left()).toHaveLength(1);
  dataOf(await writer.viaRest('DELETE', '/api/user', { password: PASSWORD }));
  expect(await left()).toEqual([]);
});
