import { lazy, Suspense, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ContractDocument } from '../../generated/contracts';
import { useCreatePaymentIntentMutation } from '../../generated/payments';
import { readError } from '../../lib/errors/read-error';
import { toastError } from '../../lib/toast/toast-error';
import type { ForSale } from './for-sale';

const BuyDialog = lazy(() => import('./BuyDialog').then((module) => ({ default: module.BuyDialog })));

interface Buying {
  contract: ForSale;
  /** Null while the payment intent is being created. */
  clientSecret: string | null;
  /** The terms the buyer saw before an edit, if they must agree to new ones first. */
  before: ForSale | null;
}

/**
 * Opens the Buy dialog. The click creates the payment intent, not an effect of the dialog, so that one click creates
 * one intent. Closing discards the client secret.
 */
export function useBuy() {
  const client = useApolloClient();
  const [createIntent] = useCreatePaymentIntentMutation();
  const [buying, setBuying] = useState<Buying | null>(null);
  const attempt = useRef(0);

  const close = () => {
    attempt.current += 1;
    setBuying(null);
  };

  /** Marks the cached contract as no longer for sale. */
  const showTaken = (id: string) => {
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Contract', id }) ?? '',
      fields: { status: () => 'PENDING', forSale: () => false },
    });
  };

  /** Reads the contract again and shows what has changed. */
  const showChanges = async (before: ForSale) => {
    const mine = ++attempt.current;
    setBuying({ contract: before, clientSecret: null, before: null });
    try {
      const { data } = await client.query({
        query: ContractDocument,
        variables: { id: before.id },
        fetchPolicy: 'network-only',
      });
      if (attempt.current !== mine || !data) return;
      setBuying({ contract: data.contract, clientSecret: null, before });
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
      const clientSecret = data?.createPaymentIntent.clientSecret ?? null;
      if (attempt.current === mine) setBuying({ contract: wanted, clientSecret, before: null });
    } catch (error) {
      if (attempt.current !== mine) return;
      if (readError(error).code === 'TERMS_CHANGED') return showChanges(wanted);
      close();
      const { code } = toastError(error, 'Error', 'Failed to initialize payment');
      if (code === 'NOT_FOR_SALE' || code === 'CONTRACT_TAKEN') showTaken(wanted.id);
    }
  };

  const dialog = buying && (
    <Suspense fallback={null}>
      <BuyDialog
        {...buying}
        onClose={close}
        onTaken={() => showTaken(buying.contract.id)}
        onTermsChanged={() => void showChanges(buying.contract)}
        onContinue={() => void buy(buying.contract)}
      />
    </Suspense>
  );
  return { buy: (wanted: ForSale) => void buy(wanted), dialog };
}
