import { expect, it } from '@jest/globals';
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
