import { useState } from 'react';
import { Money } from '../../../components/mui/Money';
import { useRefundPurchaseMutation, type AdminPurchaseFieldsFragment } from '../../../generated/admin-sales';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';
import { ChoiceField, CONTRACT_CHOICES, ReasonDialog } from '../list/ReasonDialog';
import type { Sale } from './sale-words';

/** Gives a buyer the money back, with a reason for the record, and says what happens to transfer and contract. */
export function RefundDialog({ purchase, transfer, onClose }: Sale & { onClose: () => void }) {
  const [refund, { loading }] = useRefundPurchaseMutation({
    refetchQueries: ['AdminTransferNumbers', 'AdminWaiting'],
  });
  const [takeOffMarket, setTakeOffMarket] = useState(purchase.takeOffMarket);
  const { contract } = purchase;
  const frees = purchase.holdsContract && contract?.status === 'PENDING';
  const isOpen = transfer?.status === 'PROPOSED' || transfer?.status === 'IN_PROGRESS';

  const submit = async (reason: string) => {
    try {
      await refund({ variables: { id: purchase.id, reason, ...(frees && { takeOffMarket }) } });
      toast({ title: 'Refund started', description: 'The buyer will get the money back on the same card.' });
      onClose();
    } catch (error) {
      toastError(error, 'Refund failed', 'Please try again.');
    }
  };

  return (
    <ReasonDialog
      title="Refund this purchase?"
      text={
        <>
          {purchase.buyerEmail} gets <Money cents={purchase.amount - purchase.amountRefunded} /> back for “
          {purchase.contractTitle}”. {isOpen && 'The transfer is cancelled. '}
          {afterwards(purchase, frees)}
        </>
      }
      confirmLabel="Refund"
      busy={loading}
      busyLabel="Refunding..."
      multiline
      onConfirm={(reason) => void submit(reason)}
      onClose={onClose}
    >
      {frees && (
        <ChoiceField
          label="When the refund is through, usually at once"
          options={CONTRACT_CHOICES}
          value={takeOffMarket ? 'off' : 'on'}
          onChange={(value) => setTakeOffMarket(value === 'off')}
        />
      )}
    </ReasonDialog>
  );
}

/** The words for what the server does when the refund succeeds. */
function afterwards({ capturedAt, contract }: AdminPurchaseFieldsFragment, frees: boolean): string {
  if (!capturedAt) return 'The buyer gets an email when the refund is through.';
  const told = 'Buyer and seller get an email when the refund is through.';
  if (frees || !contract) return told;
  return `${told} The contract stays ${contract.status.toLowerCase()}.`;
}
