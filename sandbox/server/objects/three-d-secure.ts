import type Stripe from 'stripe';
import type { Background } from '../call.js';
import { ApiError } from '../errors.js';
import { authorise, fail } from './intent.confirm.js';
import type { Row, Store } from '../store.js';

/** What the page of the 3-D Secure step shows and where it leads to afterwards. */
export interface Challenge {
  amount: number;
  currency: string;
  last4: string;
  status: Stripe.PaymentIntent.Status;
  /** The step is still to be taken. */
  open: boolean;
  /** The shop's address with the result attached; null where the step is shown within the shop's page. */
  returnUrl: string | null;
}

const AUTHENTICATION_FAILED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  doc_url: 'https://docs.stripe.com/error-codes#payment-intent-authentication-failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** The id is long and random, so it authenticates the person at the bank's page. */
export async function readChallenge(store: Store, id: string): Promise<Challenge | undefined> {
  const intent = await intentOf(store, id);
  return intent && describe(store, id, intent);
}

/** The person proves who they are, or does not. Once taken, the step stays as it was. */
export async function takeChallenge(
  call: Background,
  id: string,
  passed: boolean,
): Promise<Challenge | undefined> {
  const { store } = call;
  const found = await intentOf(store, id);
  if (!found) return undefined;
  const intent = await store.find('payment_intent', found.body.id, true);
  if (!intent) return undefined;
  if (intent.body.status === 'requires_action' && intent.hidden.challenge === id) {
    const { returnUrl } = intent.hidden;
    const method = await store.find('payment_method', intent.body.payment_method as string);
    if (!method) throw new Error(`No payment method behind ${intent.body.id}`);
    if (passed) {
      try {
        await authorise(call, intent, method, true);
      } catch (error) {
        // A decline after the step is on the intent; the bank's page has done its part.
        if (!(error instanceof ApiError)) throw error;
      }
    } else await fail(call, intent.body, method.body, AUTHENTICATION_FAILED);
    intent.hidden = { challenge: id, returnUrl: returnUrl ?? null };
    await store.save(intent.body, intent.hidden);
  }
  return describe(store, id, intent);
}

async function intentOf(store: Store, id: string): Promise<Row<'payment_intent'> | undefined> {
  if (!/^tds_[A-Za-z0-9]{32}$/.test(id)) return undefined;
  const { rows } = await store.db.query<Row<'payment_intent'>>(
    `select body, hidden from sandbox.objects where kind = 'payment_intent' and hidden->>'challenge' = $1`,
    [id],
  );
  return rows[0];
}

async function describe(
  store: Store,
  id: string,
  { body, hidden }: Row<'payment_intent'>,
): Promise<Challenge> {
  const method = body.payment_method ?? body.last_payment_error?.payment_method?.id;
  const card = typeof method === 'string' ? await store.find('payment_method', method) : undefined;
  const open = body.status === 'requires_action' && hidden.challenge === id;
  return {
    amount: body.amount,
    currency: body.currency,
    last4: card?.body.card?.last4 ?? '',
    status: body.status,
    open,
    returnUrl: hidden.returnUrl ? withResult(hidden.returnUrl, body) : null,
  };
}

function withResult(returnUrl: string, intent: Stripe.PaymentIntent): string | null {
  if (!URL.canParse(returnUrl)) return null;
  const url = new URL(returnUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  const good = intent.status === 'succeeded' || intent.status === 'requires_capture';
  url.searchParams.set('redirect_status', good ? 'succeeded' : 'failed');
  return url.href;
}
