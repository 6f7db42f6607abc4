import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { handover } from '@handover/client';
import { startApp, type TestApp } from '../support/product/app.js';
import { Provider } from '../support/payments.js';

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

/** A client generated from openapi.json, as any program may use one; it keeps the session cookie. */
function newClient() {
  let cookie = '';
  const client = handover(product.url);
  client.use({
    onRequest({ request }) {
      if (cookie) request.headers.set('cookie', cookie);
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? '';
    },
  });
  return client;
}

async function register(firstName: string) {
  const client = newClient();
  const { data, response } = await client.POST('/api/register', {
    body: {
      email: `${firstName.toLowerCase()}.${randomUUID()}@example.com`,
      password: 'a walk along the quiet harbour',
      firstName,
      lastName: 'Byron',
      acceptTerms: true,
    },
  });
  expect([response.status, data?.firstName, data?.lastName]).toEqual([201, firstName, 'Byron']);
  return client;
}

/** The compiler checks every field of these calls: there is no cast in this file. */
it('submits, finds, asks about and buys a contract through a generated client', async () => {
  const seller = await register('Ada');
  const buyer = await register('Grace');

  const { data: contract } = await seller.POST('/api/contracts', {
    body: {
      title: '2024 Honda Civic lease',
      type: 'car-lease',
      description: 'Well kept, 12,000 miles a year.',
      location: 'Austin, TX',
      monthlyPayment: 38_900,
      remainingTermMonths: 18,
    },
  });
  if (!contract) throw new Error('The contract was not listed.');

  const found = await buyer.GET('/api/contracts', {
    params: { query: { type: 'car-lease', location: 'austin', q: 'honda', limit: 20 } },
  });
  expect(found.data?.map(({ id }) => id)).toContain(contract.id);

  const asked = await buyer.POST('/api/contracts/{id}/chat', {
    params: { path: { id: contract.id } },
    body: { message: 'Is the mileage limit transferable?' },
  });
  expect(asked.data?.isSeller).toBe(false);

  const intent = await buyer.POST('/api/create-payment-intent', { body: { contractId: contract.id } });
  const paymentIntentId = intent.data?.clientSecret.split('_secret_')[0] ?? '';
  const early = await buyer.POST('/api/complete-purchase', { body: { paymentIntentId } });
  expect([early.response.status, early.error?.code]).toEqual([402, 'PAYMENT_REQUIRED']);

  await new Provider(product.url).confirm(paymentIntentId);
  const done = await buyer.POST('/api/complete-purchase', { body: { paymentIntentId } });
  expect([done.response.status, done.data?.status]).toEqual([200, 'completed']);

  const purchases = await buyer.GET('/api/purchases', { params: { query: { limit: 1 } } });
  expect(purchases.data?.[0]).toMatchObject({ contractId: contract.id, amount: 2500 });
});
