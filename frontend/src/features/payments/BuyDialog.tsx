import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AppDialog } from '../../components/AppDialog';
import { ErrorState } from '../../components/ErrorState';
import { Money } from '../../components/Money';
import { usePaymentsConfigQuery } from '../../generated/payments';
import { PaymentArea, PaymentSpinner } from './PaymentArea';
import type { ForSale } from './useBuy';

interface BuyDialogProps {
  contract: ForSale;
  /** Null while the payment intent is being made. */
  clientSecret: string | null;
  onClose: () => void;
  onTaken: () => void;
}

export function BuyDialog({ contract, clientSecret, onClose, onTaken }: BuyDialogProps) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const config = usePaymentsConfigQuery();
  const payments = config.data?.paymentsConfig;

  return (
    <AppDialog open onClose={() => !busy && onClose()} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ pb: 0.5 }}>
        Buy Contract
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {contract.title}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            my: 2,
            px: 2,
            py: 1.5,
            borderRadius: '12px',
            bgcolor: 'sunken.main',
          }}
        >
          <span>Purchase price</span>
          <Money cents={contract.transferFee ?? 0} sx={{ fontSize: '1.375rem', fontWeight: 700 }} />
        </Box>
        {payments?.mode === 'SANDBOX' && <TestNotice />}
        {config.error && !payments && (
          <>
            <ErrorState title="The payment form did not load" onRetry={() => void config.refetch()} />
            <Button fullWidth variant="outlined" onClick={onClose}>
              Cancel
            </Button>
          </>
        )}
        {payments && clientSecret ? (
          <PaymentArea
            config={payments}
            clientSecret={clientSecret}
            amount={contract.transferFee ?? 0}
            busy={busy}
            onBusy={setBusy}
            onClose={onClose}
            onTaken={onTaken}
          />
        ) : (
          !config.error && <PaymentSpinner onCancel={onClose} />
        )}
      </DialogContent>
    </AppDialog>
  );
}

const TestNotice = () => (
  <Typography
    variant="body2"
    sx={{
      mb: 2,
      px: 2,
      py: 1,
      borderRadius: '10px',
      bgcolor: 'amber.soft',
      color: 'amber.ink',
      fontWeight: 500,
    }}
  >
    Test payments: no money moves.
  </Typography>
);
