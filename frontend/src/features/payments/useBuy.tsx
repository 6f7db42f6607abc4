import { lazy, Suspense, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useCreatePaymentIntentMutation } from '../../generated/payments';
import { toastError } from '../../lib/toast/toast-error';

const BuyDialog = lazy(() => import('./BuyDialog').then((module) => ({ default: module.BuyDialog })));

/** What the dialog must know about the contract that is bought. */
export interface ForSale {
  id: string;
  title: string;
  transferFee: number | null;
}

/**
 * Opens the Buy dialog. The payment intent is made here, in the click, and not in an effect of the dialog: one click,
 * one intent. Closing forgets the client secret.
 */
export function useBuy() {
  const client = useApolloClient();
  const [createIntent] = useCreatePaymentIntentMutation();
  const [contract, setContract] = useState<ForSale | null>(null);
  const [clientSecret, setClientSecret] = useState<string | null>(null);
  const attempt = useRef(0);

  const close = () => {
    attempt.current += 1;
    setContract(null);
    setClientSecret(null);
  };

  /** The contract is off the market, for this buyer or for another. */
  const showTaken = (id: string) => {
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Contract', id }) ?? '',
      fields: { status: () => 'PENDING', forSale: () => false },
    });
  };

  const buy = async (wanted: ForSale) => {
    const mine = ++attempt.current;
    setContract(wanted);
    setClientSecret(null);
    try {
      const { data } = await createIntent({ variables: { contractId: wanted.id } });
      if (attempt.current === mine) setClientSecret(data?.createPaymentIntent.clientSecret ?? null);
    } catch (error) {
      if (attempt.current !== mine) return;
      close();
      const { code } = toastError(error, 'Error', 'Failed to initialize payment');
      if (code === 'NOT_FOR_SALE' || code === 'CONTRACT_TAKEN') showTaken(wanted.id);
    }
  };

  const dialog = contract && (
    <Suspense fallback={null}>
      <BuyDialog
        contract={contract}
        clientSecret={clientSecret}
        onClose={close}
        onTaken={() => showTaken(contract.id)}
      />
    </Suspense>
  );
  return { buy: (wanted: ForSale) => void buy(wanted), dialog };
}
