import { describe, expect, it } from '@jest/globals';
import { apis, applied, buys, rest } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import { listContract, rest as payments } from '../support/payments.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import type { TransferShown } from '../support/transfers.js';
import { ApplicationClock } from '../../src/candidates/line/application.clock.js';

/* The two agree on terms in private; the listing stays as it is. */

startPayments();

const notified = async (userId: string, event: string) =>
  (
    await product.database.query('select id from notifications where user_id = $1 and event = $2', [
      userId,
      event,
    ])
  ).length;
const edit = (contractId: string, change: object) =>
  seller.viaRest('PUT', `/api/listings/${contractId}`, change);

describe.each(apis)('offers, through %s', (name, api) => {
  it('are countered, accepted and bought: receipt and transfer have the agreed terms, the listing its own', async () => {
    const { id } = await listContract(seller);
    const application = dataOf(await api.apply(buyer, id, { state: 'TX' }, { incentive: 200_000 }));
    const [first] = application.offers;
    expect(application.agreedCost).toBeNull();
    expect(first).toMatchObject({ round: 1, by: 'candidate', status: 'made' });
    expect(await api.offer(buyer, application.id, { incentive: 1 })).toMatchObject({ code: 'CONFLICT' });
    expect(await api.answer(buyer, first!.id, 'accept')).toMatchObject({ code: 'CONFLICT' });
    const counter = dataOf(
      await api.answer(seller, first!.id, 'counter', {
        ...{ incentive: 150_000, thirdPartyFeeBy: 'holder', handoverOn: '2027-03-01' },
        includes: 'Winter tires',
      }),
    );
    expect(counter).toMatchObject({ round: 2, by: 'holder', status: 'made' });
    expect(dataOf(await api.answer(buyer, counter.id, 'accept'))).toMatchObject({ status: 'accepted' });
    expect(await api.answer(buyer, counter.id, 'accept')).toMatchObject({ code: 'OFFER_CLOSED' });
    const chosen = dataOf(await api.choose(seller, application.id));
    expect(chosen.agreed).toMatchObject({ incentive: 150_000, thirdPartyFeeBy: 'holder' });
    expect(chosen).not.toHaveProperty('agreedCost');
    const cost = dataOf(await api.mine(buyer)).items[0]!.agreedCost!;
    expect(cost['listedTotal']! - cost['total']!).toBe(150_000);
    expect(cost['listedEffectiveMonthly']).toBeGreaterThan(cost['effectiveMonthly']!);
    expect(await buys(buyer, id)).toBeNull();
    const terms = { incentive: 150_000, handoverOn: '2027-03-01', includes: 'Winter tires' };
    const facts = { thirdPartyFeeBy: 'holder' };
    const [purchase] = dataOf(await payments.bought(buyer)).items;
    const receipt = await buyer.rest<{ terms: object }>('GET', `/api/purchases/${purchase!.id}`);
    expect(receipt.body.terms).toMatchObject({ ...terms, facts, applicationId: application.id });
    const transfer = await buyer.rest<TransferShown & { terms: object }>(
      'GET',
      `/api/contracts/${id}/transfer`,
    );
    expect(transfer.body.terms).toMatchObject({ ...terms, facts });
    const listed = await product
      .visitor()
      .rest<{ incentive: number; facts: object }>('GET', `/api/contracts/${id}`);
    expect(listed.body.incentive).toBe(0);
    expect(listed.body.facts).not.toHaveProperty('thirdPartyFeeBy');
  });

  it('end with an edit of the terms, and both are told', async () => {
    const { id } = await listContract(seller);
    const application = await applied(buyer, id);
    const offer = dataOf(await api.offer(seller, application, { incentive: 5_000 }));
    dataOf(await edit(id, { incentive: 1_000 }));
    expect(await api.answer(buyer, offer.id, 'accept')).toMatchObject({ code: 'OFFER_CLOSED' });
    const [mine] = dataOf(await api.mine(buyer)).items;
    expect(mine?.offers).toMatchObject([{ id: offer.id, status: 'void' }]);
    for (const person of [buyer, seller]) expect(await notified(person.id, 'offer-void')).toBe(1);
    // what was agreed on is about the old terms, too
    const next = dataOf(await api.offer(buyer, application, { incentive: 7_000 }));
    dataOf(await api.answer(seller, next.id, 'accept'));
    dataOf(await edit(id, { incentive: 2_000 }));
    expect(dataOf(await api.choose(seller, application)).agreed).toBeNull();
    // while a candidate has it reserved, the holder edits no terms
    expect(await edit(id, { incentive: 3_000 })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/until/),
    });
    dataOf(await edit(id, { description: 'Well kept.' }));
  });

  it('can be answered until their time is over, before the clock has noticed', async () => {
    const { id } = await listContract(seller);
    const application = await applied(buyer, id);
    const offer = dataOf(await api.offer(buyer, application, { incentive: 5_000 }));
    await product.database.query(`update offers set expires_at = now() - interval '1 second' where id = $1`, [
      offer.id,
    ]);
    expect(await api.answer(seller, offer.id, 'accept')).toMatchObject({ code: 'OFFER_CLOSED' });
    for (let runs = 0; runs < 2; runs++) await product.app.get(ApplicationClock).run();
    expect(await notified(buyer.id, 'offer-lapsed')).toBe(1);
    const again = dataOf(await api.offer(buyer, application, { incentive: 6_000 }));
    expect(dataOf(await api.answer(seller, again.id, 'decline'))).toMatchObject({ status: 'declined' });
    dataOf(await api.pass(seller, application, 'date'));
    expect(await api.offer(buyer, application, { incentive: 1 })).toMatchObject({ code: 'OFFER_CLOSED' });
  });

  it('know the types, mask contacts and end after ten rounds', async () => {
    const { id } = await listContract(seller);
    const application = await applied(buyer, id);
    expect(await api.offer(buyer, application, { price: 1 })).toMatchObject({ code: 'VALIDATION' });
    expect(await api.offer(buyer, application, { incentive: -1 })).toMatchObject({ code: 'VALIDATION' });
    let offer = dataOf(await api.offer(buyer, application, { includes: 'Tires, call 512 555 0100' }));
    expect(offer.terms['includes']).toMatch(/^Tires, call •+/);
    expect(await api.answer(seller, offer.id, 'counter', {})).toMatchObject({ code: 'VALIDATION' });
    for (let round = 2; round <= 10; round++)
      offer = dataOf(
        await api.answer(round % 2 === 0 ? seller : buyer, offer.id, 'counter', { incentive: round * 100 }),
      );
    expect(await api.answer(buyer, offer.id, 'counter', { incentive: 1 })).toMatchObject({
      code: 'CONFLICT',
    });
    const stranger = await product.member();
    expect(await api.answer(stranger, offer.id, 'accept')).toMatchObject({ code: 'NOT_FOUND' });
    expect(name).toBeTruthy();
  });
});

it('a payment opened before the agreement is not charged under the old terms', async () => {
  const { id } = await listContract(seller);
  const application = dataOf(await rest.apply(buyer, id, {}, { incentive: 90_000 }));
  dataOf(await rest.answer(seller, application.offers[0]!.id, 'accept'));
  dataOf(await payments.pay(buyer, id));
  dataOf(await rest.choose(seller, application.id));
  expect(await buys(buyer, id)).toBeNull();
  const [purchase] = dataOf(await payments.bought(buyer)).items;
  expect(purchase!.terms).toMatchObject({ incentive: 90_000 });
  expect(dataOf(await payments.all(admin, { q: buyer.email })).items.map(({ status }) => status)).toContain(
    'captured',
  );
});
