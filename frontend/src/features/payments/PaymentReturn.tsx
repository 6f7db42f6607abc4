import { Suspense, useSyncExternalStore } from 'react';
import {
  findPaymentReturn,
  forgetPaymentReturn,
  subscribePaymentReturn,
} from '../../lib/payments/payment-return';
import { useSession } from '../../lib/session/useSession';
import { lazyPart } from '../../lib/lazy-part';

const PaymentReturnDialog = lazyPart(() =>
  import('./PaymentReturnDialog').then((module) => module.PaymentReturnDialog),
);

/** Shows the result of a payment after a 3-D Secure redirect back to the contract page. */
export function PaymentReturn({ contractId, onBuyAgain }: { contractId: string; onBuyAgain: () => void }) {
  const { me, unknown } = useSession();
  const paymentIntentId = useSyncExternalStore(
    subscribePaymentReturn,
    () => findPaymentReturn(contractId),
    () => null,
  );
  if (!paymentIntentId || unknown) return null;
  return (
    <Suspense fallback={null}>
      <PaymentReturnDialog
        key={paymentIntentId}
        contractId={contractId}
        paymentIntentId={paymentIntentId}
        isSignedIn={me !== null}
        onClose={forgetPaymentReturn}
        onBuyAgain={() => {
          forgetPaymentReturn();
          onBuyAgain();
        }}
      />
    </Suspense>
  );
}
