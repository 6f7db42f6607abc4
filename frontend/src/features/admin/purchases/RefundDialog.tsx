import { useState } from 'react';
import { Money } from '../../../components/mui/Money';
import { useRefundPurchaseMutation, type AdminPurchaseFieldsFragment } from '../../../generated/admin';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';
import { ChoiceField, CONTRACT_CHOICES } from '../list/ChoiceField';
import { ReasonDialog } from '../list/ReasonDialog';

interface RefundDialogProps {
  purchase: AdminPurchaseFieldsFragment;
  onClose: () => void;
}

/** Gives a buyer the money back, with a reason for the record, and says what happens to the contract. */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const [refund, { loading }] = useRefundPurchaseMutation();
  const [takeOffMarket, setTakeOffMarket] = useState(purchase.takeOffMarket);
  const { contract } = purchase;
  const frees = purchase.holdsContract && contract?.status === 'PENDING';

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
          {purchase.contractTitle}”. {afterwards(purchase, frees)}
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
