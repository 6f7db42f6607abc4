/** A payment as the provider has it, in our words. */
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
  /** Cents that left the buyer's account, whatever came back since. */
  taken: number;
  /** Of these, cents given back. */
  returned: number;
  /** The bank let the hold go by itself. */
  holdExpired: boolean;
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** Newest first; asked for where something was given back or is about to be. */
  refunds: ProviderRefund[];
  /** The provider said no to a charge, for good. */
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

/** A notice from the provider. What it says of a payment is not trusted: the payment itself is read again. */
export interface ProviderEvent {
  id: string;
  type: string;
  paymentIntentId: string | null;
  /** The purchase that the payment was opened for; null if it names none. */
  purchaseId: string | null;
  /** The notice has no room for such a name, so its payment may be ours all the same. */
  isUnmarked: boolean;
}

/** Why the provider did not do what it was asked. */
export type ProviderProblem =
  /** No answer, or "not now": nothing is known, the same key asks again. */
  | 'unavailable'
  /** An internal error: nothing is known either, and the key is used up. */
  | 'broken'
  /** A clear no. */
  | 'refused'
  /** The provider does not know the id. */
  | 'missing';

export class ProviderError extends Error {
  constructor(
    readonly problem: ProviderProblem,
    cause: unknown,
    /** Somebody else asks the same under the same key at this moment. */
    readonly inUse = false,
  ) {
    super(`The payment provider: ${problem} (${cause instanceof Error ? cause.message : String(cause)})`, {
      cause,
    });
  }

  /** Nobody knows whether it happened: look before doing anything else. */
  get unknown(): boolean {
    return this.problem === 'unavailable' || this.problem === 'broken';
  }
}
