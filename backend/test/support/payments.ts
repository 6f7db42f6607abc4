import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Ledger, LedgerIntent } from '../../../sandbox/server/ledger.js';
import { sandboxStripeOptions } from '../../../sandbox/server/stripe-options.js';
import { PaymentsSettle } from '../../src/payments/settling/payments.settle.js';
import type { TestApp } from './product/app.js';
import { dataOf, graphqlPage, restPage, type Page, type PageQuery } from './lists.js';
import type { Outcome, Person } from './person.js';
import { SANDBOX_KEY } from './servers/sandbox-key.js';

export interface PurchaseShown {
  id: string;
  contractId: string;
  contractTitle: string;
  buyerId: string;
  sellerId: string;
  amount: number;
  currency: string;
  mode: string;
  status: string;
  capturedAt: string | null;
  refundedAt: string | null;
  terms: {
    title: string;
    type: string;
    description: string;
    location: string;
    monthlyPayment: number;
    remainingTermMonths: number;
    feeRule?: string | null;
  } | null;
  amountRefunded: number;
  cardBrand: string | null;
  cardLast4: string | null;
}

export interface AdminPurchaseShown extends PurchaseShown {
  paymentIntentId: string | null;
  buyerEmail: string;
  sellerEmail: string;
  refundReason: string | null;
  refundable: boolean;
  history: { from: string | null; to: string; cause: string; by: string; byUserId: string | null }[];
}

/** The payment operations; the same expectations hold behind both APIs. */
export interface PaymentsApi {
  name: string;
  config(as: Person): Promise<Outcome<Record<string, string | null>>>;
  /** `termsVersion`: the terms that the buyer was shown. */
  pay(as: Person, contractId: string, termsVersion?: number): Promise<Outcome<{ clientSecret: string }>>;
  complete(as: Person, paymentIntentId: string): Promise<Outcome<{ status: string }>>;
  bought(as: Person, query?: PageQuery): Promise<Outcome<Page<PurchaseShown>>>;
  sold(as: Person, query?: PageQuery): Promise<Outcome<Page<PurchaseShown>>>;
  purchase(as: Person, id: string): Promise<Outcome<PurchaseShown>>;
  all(as: Person, query?: PageQuery): Promise<Outcome<Page<AdminPurchaseShown>>>;
  /** What the caller has to do with the contract; REST answers NOT_FOUND for nothing, GraphQL null. */
  mine(as: Person, contractId: string): Promise<Outcome<PurchaseShown | null>>;
  refund(
    as: Person,
    id: string,
    reason: string,
    takeOffMarket?: boolean,
  ): Promise<Outcome<AdminPurchaseShown>>;
}

const FIELDS =
  'id contractId contractTitle buyerId sellerId amount currency mode status capturedAt refundedAt amountRefunded cardBrand cardLast4 createdAt updatedAt terms { title type description location monthlyPayment remainingTermMonths }';
const ADMIN_FIELDS = `${FIELDS} paymentIntentId buyerEmail sellerEmail refundReason refundable holdsContract
  history { at from to cause by byUserId }`;

export const rest: PaymentsApi = {
  name: 'REST',
  config: (as) => as.viaRest('GET', '/api/payments/config'),
  pay: (as, contractId, termsVersion) =>
    as.viaRest('POST', '/api/create-payment-intent', { contractId, termsVersion }),
  complete: (as, paymentIntentId) => as.viaRest('POST', '/api/complete-purchase', { paymentIntentId }),
  bought: (as, query) => restPage(as, '/api/purchases', query),
  sold: (as, query) => restPage(as, '/api/sales', query),
  purchase: (as, id) => as.viaRest('GET', `/api/purchases/${id}`),
  all: (as, query) => restPage(as, '/api/admin/purchases', query),
  mine: (as, contractId) => as.viaRest('GET', `/api/contracts/${contractId}/my-purchase`),
  refund: (as, id, reason, takeOffMarket) =>
    as.viaRest('POST', `/api/admin/purchases/${id}/refund`, { reason, takeOffMarket }),
};

export const graphql: PaymentsApi = {
  name: 'GraphQL',
  config: (as) => as.viaGraphql('{ paymentsConfig { mode publishableKey apiBase scriptUrl } }'),
  pay: (as, contractId, termsVersion) =>
    as.viaGraphql(
      'mutation($contractId: ID!, $termsVersion: Int) { createPaymentIntent(contractId: $contractId, termsVersion: $termsVersion) { clientSecret } }',
      { contractId, termsVersion },
    ),
  complete: (as, paymentIntentId) =>
    as.viaGraphql('mutation($id: String!) { completePurchase(paymentIntentId: $id) { status } }', {
      id: paymentIntentId,
    }),
  bought: (as, query) => graphqlPage(as, 'myPurchases', FIELDS, query),
  sold: (as, query) => graphqlPage(as, 'mySales', FIELDS, query),
  purchase: (as, id) => as.viaGraphql(`query($id: ID!) { purchase(id: $id) { ${FIELDS} } }`, { id }),
  all: (as, query) => graphqlPage(as, 'purchases', ADMIN_FIELDS, query),
  mine: (as, contractId) =>
    as.viaGraphql(`query($contractId: ID!) { myPurchaseOf(contractId: $contractId) { ${FIELDS} } }`, {
      contractId,
    }),
  refund: (as, id, reason, takeOffMarket) =>
    as.viaGraphql(
      `mutation($id: ID!, $reason: String!, $takeOffMarket: Boolean) {
        refundPurchase(id: $id, reason: $reason, takeOffMarket: $takeOffMarket) { ${ADMIN_FIELDS} } }`,
      { id, reason, takeOffMarket },
    ),
};

export const apis = [rest, graphql].map((api) => [api.name, api] as const);

export const idOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] as string;

/** The sandbox from outside: as a browser, as the provider's dashboard, as its auditor. */
export class Provider {
  readonly stripe: Stripe;

  constructor(private readonly url: string) {
    this.stripe = new Stripe(SANDBOX_KEY, sandboxStripeOptions(url));
  }

  /** The buyer types a card and presses Pay. */
  confirm(paymentIntentId: string, card = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
    return this.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: card });
  }

  async ledger(): Promise<Ledger> {
    return this.control('GET', '/ledger');
  }

  async intent(id: string): Promise<LedgerIntent> {
    return (await this.ledger()).intents.find((intent) => intent.id === id) as LedgerIntent;
  }

  /** Cents that the payments of a buyer have cost, refunds counted. */
  async charged(paymentIntentId: string): Promise<number> {
    const { charges } = await this.ledger();
    return charges
      .filter((charge) => charge.intent === paymentIntentId)
      .reduce((sum, charge) => sum + charge.amount_captured - charge.amount_returned, 0);
  }

  knobs(change: object): Promise<unknown> {
    return this.control('POST', '/knobs', change);
  }

  private async control<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.url}/sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${SANDBOX_KEY}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}

export interface ContractRow {
  id: string;
  userId: string;
  status: string;
}

export async function listContract(
  seller: Person,
  title = `Lease ${randomUUID().slice(0, 8)}`,
  type = 'car-lease',
): Promise<ContractRow> {
  return dataOf(
    await seller.viaRest<ContractRow>('POST', '/api/contracts', {
      title,
      type,
      description: 'Well kept.',
      location: 'Austin, TX',
      monthlyPayment: 38900,
      remainingTermMonths: 18,
    }),
  );
}

/** A buyer whose card is authorised for the contract: everything but "complete". */
export async function authorise(
  provider: Provider,
  buyer: Person,
  contractId: string,
  card?: string,
): Promise<string> {
  const { clientSecret } = dataOf(await rest.pay(buyer, contractId));
  await provider.confirm(idOf(clientSecret), card);
  return idOf(clientSecret);
}

/** Remembers every mail that was ever queued: a worker takes them away as soon as it can. */
export async function watchMails({ database }: Pick<TestApp, 'database'>) {
  await database.query('create table mails_queued (key text, payload json)');
  await database.query(`create function note_mail() returns trigger language plpgsql as $$ begin
    if new.task_id = (select id from graphile_worker._private_tasks where identifier = 'mail') then
      insert into mails_queued values (new.key, new.payload);
    end if; return null; end $$`);
  await database.query(
    'create trigger note_mail after insert on graphile_worker._private_jobs for each row execute function note_mail()',
  );
  return async (contractId: string): Promise<string[]> => {
    const rows = await database.query<{ template: string }>(
      `select payload->>'template' as template from mails_queued
       where payload->'data'->>'contractId' = $1 order by 1`,
      [contractId],
    );
    return rows.map(({ template }) => template);
  };
}

export const ONE_MAIL_EACH = ['purchase-buyer', 'purchase-operator', 'purchase-seller'];

/** What happens at the bank: its own dispute, opened or decided. */
export async function bankDisputes(
  product: TestApp,
  intent: string,
  status: 'needs_response' | 'won' | 'lost',
): Promise<void> {
  await product.database.query(
    `update sandbox.objects set body = jsonb_set(body::jsonb, '{disputed}', 'true') where kind = 'charge' and intent = $1`,
    [intent],
  );
  await product.database.query(
    `insert into sandbox.objects (id, kind, intent, body)
     values ('du_' || $1, 'dispute', $1, json_build_object('id', 'du_' || $1, 'object', 'dispute', 'status', $2::text))
     on conflict (id) do update set body = excluded.body`,
    [intent, status],
  );
  await product.app.get(PaymentsSettle).settle(intent, { actor: 'webhook' });
}
