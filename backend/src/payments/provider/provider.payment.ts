/** A payment at the provider, in our own terms. */
export interface ProviderPayment {
  id: string;
  state: PaymentState;
  /** In cents. */
  amount: number;
  currency: string;
  live: boolean;
  contractId: string | null;
  buyerId: string | null;
  purchaseId: string | null;
  clientSecret: string | null;
  /** Cents that were charged, refunds not subtracted. */
  taken: number;
  /** Cents of these that were refunded. */
  returned: number;
  /** The hold expired at the bank. */
  holdExpired: boolean;
  /** The card that was charged; null if it was not, or was another method. */
  card: { brand: string | null; last4: string | null } | null;
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** Newest first; loaded only if a refund was made or is under way. */
  refunds: ProviderRefund[];
  /** The provider refused the capture for good. */
  captureRefused?: boolean;
}

export type PaymentState =
  /** Waits for the buyer: no card, or a 3-D Secure step. */
  | 'open'
  /** The bank has not answered yet. */
  | 'processing'
  /** Authorised: held, not charged. */
  | 'held'
  /** Charged. */
  | 'taken'
  | 'cancelled';

export interface ProviderRefund {
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
  /** Which of our refunds it belongs to; null for one made in the provider's dashboard. */
  round: number | null;
}

/** A webhook event. Its data about the payment is not trusted: the payment itself is read again. */
export interface ProviderEvent {
  id: string;
  type: string;
  paymentIntentId: string | null;
  /** The purchase that the payment was opened for; null if it names none. */
  purchaseId: string | null;
  /** Events of this type do not carry our metadata, so the payment may still be ours. */
  isUnmarked: boolean;
}

/** Why a request to the provider failed. */
export type ProviderProblem =
  /** No answer, or a temporary refusal: the outcome is unknown, and the request is repeated with the same key. */
  | 'unavailable'
  /** An internal error: the outcome is unknown, and the provider repeats the error for the same key. */
  | 'broken'
  /** The provider refused the request. */
  | 'refused'
  /** The provider does not know the id. */
  | 'missing';

export class ProviderError extends Error {
  constructor(
    readonly problem: ProviderProblem,
    cause: unknown,
    /** Another request with the same key is in progress. */
    readonly inUse = false,
  ) {
    super(`The payment provider: ${problem} (${cause instanceof Error ? cause.message : String(cause)})`, {
      cause,
    });
  }

  /** The request may or may not have taken effect: read the payment before doing anything else. */
  get unknown(): boolean {
    return this.problem === 'unavailable' || this.problem === 'broken';
  }
}
