import { Suspense, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { TermsNowDocument, useCreatePaymentIntentMutation } from '../../generated/payments';
import { readError } from '../../lib/errors/read-error';
import { toastError } from '../../lib/toast/toast-error';
import { markTaken, readAgain, statedTerms, type ForSale } from './contract-for-sale';
import { toast } from '../../lib/toast/toast-store';
import { reservedText, toastCompletion, type Completion } from './useCompletePurchase';
import { lazyPart } from '../../lib/lazy-part';

const BuyDialog = lazyPart(() => import('./BuyDialog').then((module) => module.BuyDialog));
const PurchaseOutcome = lazyPart(() => import('./PurchaseOutcome').then((module) => module.PurchaseOutcome));

interface Buying {
  contract: ForSale;
  /** Null while the payment intent is being created. */
  clientSecret: string | null;
  /** The terms the buyer saw before an edit, if they must agree to new ones first. */
  before: ForSale | null;
  /** Set after the card was accepted: the dialog shows how the purchase ended, or that it is being finished. */
  paid?: { paymentIntentId: string; end: Completion['end'] };
}

/**
 * Opens the Buy dialog. The click creates the payment intent, not an effect of the dialog, so that one click creates
 * one intent. Closing discards the client secret. In a list, the dialog asks whether the buyer has read the contract.
 */
export function useBuy({ inList = false } = {}) {
  const client = useApolloClient();
  const [createIntent] = useCreatePaymentIntentMutation();
  const [buying, setBuying] = useState<Buying | null>(null);
  const attempt = useRef(0);

  const close = () => {
    attempt.current += 1;
    setBuying(null);
  };

  /** Reads the contract again and shows what has changed. */
  const showChanges = async (shown: ForSale) => {
    const mine = ++attempt.current;
    const before = { ...shown, ...statedTerms(client, shown.id) };
    setBuying({ contract: before, clientSecret: null, before: null });
    try {
      const { data } = await client.query({
        query: TermsNowDocument,
        variables: { id: before.id },
        fetchPolicy: 'network-only',
      });
      if (attempt.current !== mine || !data) return;
      const { agreed, agreedCost } = shown;
      setBuying({
        contract: { ...data.contract, ...(agreed && { agreed, agreedCost }) },
        clientSecret: null,
        before,
      });
    } catch (error) {
      if (attempt.current !== mine) return;
      close();
      toastError(error, 'The terms have changed', 'You were not charged. Please open the contract again.');
    }
  };

  const buy = async (wanted: ForSale) => {
    const mine = ++attempt.current;
    setBuying({ contract: wanted, clientSecret: null, before: null });
    try {
      const { data } = await createIntent({
        variables: { contractId: wanted.id, termsVersion: wanted.termsVersion },
      });
      const { clientSecret = null, feeRule = wanted.feeRule } = data?.createPaymentIntent ?? {};
      // the dialog promises what the payment has, which the page may have read before it was changed
      if (attempt.current === mine)
        setBuying({ contract: { ...wanted, feeRule }, clientSecret, before: null });
    } catch (error) {
      if (attempt.current !== mine) return;
      if (readError(error).code === 'TERMS_CHANGED') return showChanges(wanted);
      close();
      const why = reservedText(error);
      if (why) {
        toast({ title: 'Not for you right now', description: why, variant: 'destructive' });
        return readAgain(client, wanted.id);
      }
      const { code } = toastError(error, 'Error', 'Failed to initialize payment');
      if (code === 'NOT_FOR_SALE' || code === 'CONTRACT_TAKEN') markTaken(client, wanted.id);
      if (code === 'NOT_OFFERED') readAgain(client, wanted.id);
    }
  };

  /** The contract is not offered again: it is bought, someone else has it, or the outcome is still unknown. */
  const showEnd = (contract: ForSale, paymentIntentId: string, { end }: Completion) => {
    if (end === 'terms-changed') return void showChanges(contract);
    const isOpen = end === 'bought' || end === 'processing' || end === 'unknown';
    if (isOpen || end === 'taken') markTaken(client, contract.id);
    if (end === 'not-offered' || end === 'reserved') readAgain(client, contract.id);
    if (!isOpen) return close();
    if (end === 'bought') readAgain(client, contract.id);
    setBuying({ contract, clientSecret: null, before: null, paid: { paymentIntentId, end } });
  };

  const dialog = buying && (
    <Suspense fallback={null}>
      {buying.paid ? (
        <PurchaseOutcome
          contract={buying.contract}
          {...buying.paid}
          onClose={close}
          onDecided={(completion) => {
            toastCompletion(completion);
            showEnd(buying.contract, buying.paid?.paymentIntentId ?? '', completion);
            readAgain(client, buying.contract.id);
          }}
        />
      ) : (
        <BuyDialog
          {...buying}
          inList={inList}
          onClose={close}
          onPaid={(paymentIntentId, completion) => showEnd(buying.contract, paymentIntentId, completion)}
          onContinue={() => void buy(buying.contract)}
        />
      )}
    </Suspense>
  );
  return { buy: (wanted: ForSale) => void buy(wanted), dialog };
}
