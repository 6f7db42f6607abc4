import { useCompletePurchaseMutation } from '../../generated/payments';
import { toast } from '../../lib/toast/toast-store';
import { readError } from '../../lib/errors/read-error';

const ASK_AGAIN_MS = 2_000;
const GIVE_UP_MS = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How a purchase ended, with the text for the buyer. */
export interface Completion {
  end:
    | 'bought'
    | 'taken'
    | 'not-offered'
    | 'reserved'
    | 'terms-changed'
    | 'not-paid'
    | 'not-theirs'
    | 'processing'
    | 'unknown';
  title: string;
  description: string;
}

const BOUGHT: Completion = {
  end: 'bought',
  title: 'Purchase Complete!',
  description: 'Confirmation emails have been sent to all parties.',
};
const PROCESSING: Completion = {
  end: 'processing',
  title: 'Payment still processing',
  description: "Your bank hasn't confirmed yet. Please don't pay again: we'll email you as soon as it does.",
};

/** Completes a confirmed payment and asks again while the bank has not answered. Never rejects. */
export function useCompletePurchase() {
  const [complete] = useCompletePurchaseMutation();

  const ask = async (paymentIntentId: string): Promise<Completion> => {
    const until = Date.now() + GIVE_UP_MS;
    for (;;) {
      const { data } = await complete({ variables: { paymentIntentId } });
      if (data?.completePurchase.status === 'COMPLETED') return BOUGHT;
      if (Date.now() + ASK_AGAIN_MS > until) return PROCESSING;
      await wait(ASK_AGAIN_MS);
    }
  };

  return (paymentIntentId: string): Promise<Completion> => ask(paymentIntentId).catch(explain);
}

function explain(error: unknown): Completion {
  const { code, message } = readError(error);
  switch (code) {
    case 'CONTRACT_TAKEN':
    case 'NOT_FOR_SALE':
      return {
        end: 'taken',
        title: 'Another buyer got this contract first',
        description: 'This contract was taken while you were paying. You were not charged.',
      };
    case 'NOT_OFFERED':
      return {
        end: 'not-offered',
        title: 'Not offered here',
        description: message ?? 'You were not charged.',
      };
    case 'RESERVED':
    case 'NOT_CHOSEN':
      return { end: 'reserved', title: 'Not for you right now', description: reservedText(error) ?? '' };
    case 'TERMS_CHANGED':
      return {
        end: 'terms-changed',
        title: 'The terms have changed',
        description: message ?? 'You were not charged. Please look at the terms again.',
      };
    case 'PAYMENT_REQUIRED':
      return { end: 'not-paid', title: 'Payment Failed', description: message ?? 'You were not charged.' };
    case 'NOT_FOUND':
      return {
        end: 'not-theirs',
        title: "This isn't your payment",
        description: "It belongs to another account, or it doesn't exist. Nothing has changed.",
      };
    default:
      return {
        end: 'unknown',
        title: 'Payment Successful',
        description:
          code === 'NETWORK'
            ? 'Payment succeeded but there was an issue sending confirmations. Please contact support.'
            : 'Payment succeeded but there was an issue completing the purchase. Please contact support.',
      };
  }
}

/** Why the seller's choice keeps a buyer from paying; null for other errors. */
export function reservedText(error: unknown): string | null {
  switch (readError(error).code) {
    case 'RESERVED':
      return 'The seller reserved this contract for another candidate. You were not charged.';
    case 'NOT_CHOSEN':
      return 'The seller chooses who can buy this contract. Ask to take over. You were not charged.';
    default:
      return null;
  }
}

/** The server knows the outcome; otherwise ask again, which never charges again. */
export const isDecided = ({ end }: Completion): boolean => end !== 'processing' && end !== 'unknown';

/** Changed terms are shown in the dialog instead. */
export function toastCompletion({ end, title, description }: Completion): void {
  if (end === 'terms-changed') return;
  const isGood = end === 'bought' || end === 'processing';
  toast({ title, description, ...(!isGood && { variant: 'destructive' }) });
}
