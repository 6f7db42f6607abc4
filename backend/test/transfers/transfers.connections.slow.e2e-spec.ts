import { expect, it } from '@jest/globals';
import { buyer, product, seller, startPayments } from '../support/payments-stage.js';
import { graphql, rest, sell } from '../support/transfers.js';

startPayments({ DATABASE_POOL_SIZE: '4' });

it('64 parties accept at once with a pool of 4 connections', async () => {
  // the machine may be busy: what is asked is that nothing waits for itself, not how long it takes
  product.database.pool.options.connectionTimeoutMillis = 20_000;
  const sales = await Promise.all(Array.from({ length: 32 }, () => sell(seller, buyer)));
  const outcomes = await Promise.all(
    sales.flatMap(({ id }) => [rest.accept(seller, id), graphql.accept(buyer, id)]),
  );
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  for (const { id } of sales)
    expect(await rest.get(seller, id)).toMatchObject({ data: { status: 'in-progress' } });
});
