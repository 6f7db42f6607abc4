import { useCompletePurchaseMutation } from '../../generated/payments';
import { readError } from '../../lib/errors/read-error';
import { toast } from '../../lib/toast/toast-store';

const ASK_AGAIN_MS = 2_000;
const GIVE_UP_MS = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Completion = 'bought' | 'taken' | 'unknown' | 'not-paid';

/** Tells the person how the purchase ended, in the words of the error catalogue. */
const news: Record<Exclude<Completion, 'not-paid'>, () => void> = {
  bought: () =>
    toast({ title: 'Purchase Complete!', description: 'Confirmation emails have been sent to all parties.' }),
  taken: () =>
    toast({
      title: 'Someone else was faster',
      description: 'This contract was taken while you were paying. You were not charged.',
      variant: 'destructive',
    }),
  unknown: () =>
    toast({
      title: 'Payment still processing',
      description:
        'Your bank has not confirmed yet. Please do not pay again: we will e-mail you as soon as it is settled.',
    }),
};

/** Completes a confirmed payment and asks again while the bank has not answered. */
export function useCompletePurchase() {
  const [complete] = useCompletePurchaseMutation();

  const ask = async (paymentIntentId: string): Promise<Completion> => {
    const until = Date.now() + GIVE_UP_MS;
    for (;;) {
      const { data } = await complete({ variables: { paymentIntentId } });
      if (data?.completePurchase.status === 'COMPLETED') return 'bought';
      if (Date.now() + ASK_AGAIN_MS > until) return 'unknown';
      await wait(ASK_AGAIN_MS);
    }
  };

  return async (paymentIntentId: string): Promise<Completion> => {
    try {
      const end = await ask(paymentIntentId);
      if (end !== 'not-paid') news[end]();
      return end;
    } catch (error) {
      return explain(error);
    }
  };
}

function explain(error: unknown): Completion {
  const { code, message } = readError(error);
  if (code === 'CONTRACT_TAKEN' || code === 'NOT_FOR_SALE') {
    news.taken();
    return 'taken';
  }
  if (code === 'PAYMENT_REQUIRED' || code === 'TERMS_CHANGED') {
    toast({ title: 'Payment Failed', ...(message && { description: message }), variant: 'destructive' });
    return 'not-paid';
  }
  toast({
    title: 'Payment Successful',
    description:
      code === 'NETWORK'
        ? 'Payment succeeded but there was an issue sending confirmations. Please contact support.'
        : 'Payment succeeded but there was an issue completing the purchase. Please contact support.',
    variant: 'destructive',
  });
  return 'unknown';
}
