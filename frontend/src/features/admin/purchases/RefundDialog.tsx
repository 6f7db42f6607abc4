import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../../components/AppDialog';
import { BusyButton } from '../../../components/BusyButton';
import { Money } from '../../../components/Money';
import { TextInput } from '../../../components/TextInput';
import { useRefundPurchaseMutation, type AdminPurchaseFieldsFragment } from '../../../generated/admin';
import { field } from '../../../lib/form/field';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

interface RefundDialogProps {
  purchase: AdminPurchaseFieldsFragment;
  onClose: () => void;
}

/** Gives a buyer the money back, with a reason for the record. */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const titleId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const [refund, { loading }] = useRefundPurchaseMutation();

  const submit = async ({ reason }: { reason: string }) => {
    try {
      await refund({ variables: { id: purchase.id, reason: reason.trim() } });
      toast({ title: 'Refund started', description: 'The buyer gets the money back on the same card.' });
      onClose();
    } catch (error) {
      toastError(error, 'Refund failed', 'Please try again.');
    }
  };

  return (
    <AppDialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <DialogTitle id={titleId} variant="h3" component="h2">
          Refund this purchase?
        </DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {purchase.buyerEmail} gets <Money cents={purchase.amount} /> back for “{purchase.contractTitle}”,
            and the contract can be sold again.
          </Typography>
          <TextInput
            label="Reason"
            multiline
            minRows={2}
            htmlInput={{ maxLength: 500 }}
            {...field(
              register('reason', {
                validate: (text) => text.trim().length >= 3 || 'Please say why, in 3 characters or more.',
              }),
              formState.errors.reason,
            )}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" color="error" busy={loading} busyLabel="Refunding...">
            Refund
          </BusyButton>
        </DialogActions>
      </form>
    </AppDialog>
  );
}
