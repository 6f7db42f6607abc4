import { tabStorage } from '../tab-storage';

/** Parameters that the provider adds to the address of the contract page after a full-page 3-D Secure step. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];
const KEY = 'handover.payment-return';
const CONTRACT_PATH = /^\/contracts\/([^/]+)\/?$/;

interface PaymentReturn {
  contractId: string;
  paymentIntentId: string;
}

/** The address without the provider's parameters, so that no link, log or history entry repeats them. */
export function withoutPaymentReturn(address: string): string {
  if (!ADDED.some((word) => address.includes(word))) return address;
  const url = new URL(address, 'http://localhost');
  for (const word of ADDED) url.searchParams.delete(word);
  return url.pathname + url.search + url.hash;
}

/** Which payment an address brings back, and for which contract. */
export function paymentReturnIn(address: string): PaymentReturn | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const contractId = CONTRACT_PATH.exec(pathname)?.[1];
  const paymentIntentId = searchParams.get('payment_intent');
  return contractId && paymentIntentId ? { contractId, paymentIntentId } : null;
}

/**
 * Removes the provider's parameters from the address before anything reads it. The payment's id stays in this tab, so
 * that a buyer who was signed out comes back to it after signing in. The client secret is not kept.
 */
export function keepPaymentReturn(): void {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + hash;
  const clean = withoutPaymentReturn(address);
  if (clean === address) return;
  const found = paymentReturnIn(address);
  // without storage, the webhook completes the purchase
  if (found) tabStorage.set(KEY, JSON.stringify(found));
  window.history.replaceState(window.history.state, '', clean);
}

const listeners = new Set<() => void>();

export function subscribePaymentReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The payment that came back to this contract's page in this tab. */
export function findPaymentReturn(contractId: string): string | null {
  const text = tabStorage.get(KEY);
  const found = text ? (JSON.parse(text) as PaymentReturn) : null;
  return found?.contractId === contractId ? found.paymentIntentId : null;
}

/** Call it when the result of the payment has been shown. */
export function forgetPaymentReturn(): void {
  tabStorage.remove(KEY);
  for (const listener of listeners) listener();
}
