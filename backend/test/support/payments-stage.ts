import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { PaymentPoints } from '../../src/payments/settling/payments.points.js';
import { startApp, type TestApp } from './product/app.js';
import { Provider, type PurchaseShown } from './payments.js';
import type { Person } from './person.js';

export let product: TestApp;
export let provider: Provider;
export let points: PaymentPoints;
export let admin: Person;
export let seller: Person;
export let buyer: Person;

/** Starts the product for the tests of a file. Each test has a new seller and buyer with confirmed addresses, and webhooks are paused. */
export function startPayments(settings: Record<string, string> = {}): void {
  beforeAll(async () => {
    product = await startApp(settings);
    provider = new Provider(product.url);
    points = product.app.get(PaymentPoints);
    admin = await product.admin();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    [seller, buyer] = await Promise.all([product.member(), product.member()]);
    await product.confirm(seller, buyer);
    await provider.knobs({ reset: true, webhooks: { paused: true } });
  });
  afterEach(() => void (points.onReach = null));
}

/** The purchase with this payment, as it is stored. */
export const purchaseOf = async (intent: string) =>
  (
    await product.database.query<{
      id: string;
      status: string;
      cause: string;
      terms: NonNullable<PurchaseShown['terms']>;
    }>('select id, status, cause, terms from purchases where payment_intent_id = $1', [intent])
  )[0];
