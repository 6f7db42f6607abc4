import { Money } from '../../../components/Money';
import { useRefundPurchaseMutation, type AdminPurchaseFieldsFragment } from '../../../generated/admin';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';
import { ReasonDialog } from '../list/ReasonDialog';

interface RefundDialogProps {
  purchase: AdminPurchaseFieldsFragment;
  onClose: () => void;
}

/** Gives a buyer the money back, with a reason for the record. */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const [refund, { loading }] = useRefundPurchaseMutation();

  const submit = async (reason: string) => {
    try {
      await refund({ variables: { id: purchase.id, reason } });
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
          {purchase.contractTitle}”, and the contract can be sold again.
        </>
      }
      confirmLabel="Refund"
      busy={loading}
      busyLabel="Refunding..."
      multiline
      onConfirm={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
