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
import { formatCents, formatMonths } from '../../lib/format/money';
import { PaymentArea, PaymentSpinner } from './PaymentArea';
import type { ForSale } from './for-sale';
import { TermsChanged } from './TermsChanged';

interface BuyDialogProps {
  contract: ForSale;
  /** Null while the payment intent is being created. */
  clientSecret: string | null;
  /** The terms the buyer saw before an edit; null if they have not changed. */
  before: ForSale | null;
  onClose: () => void;
  onTaken: () => void;
  onTermsChanged: () => void;
  /** The buyer agrees to the new terms. */
  onContinue: () => void;
}

export function BuyDialog({ contract, before, onContinue, ...payment }: BuyDialogProps) {
  const { onClose } = payment;
  const titleId = useId();
  const [busy, setBusy] = useState(false);

  return (
    <AppDialog open onClose={() => !busy && onClose()} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ pb: 0.5 }}>
        Buy Contract
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {contract.title}
          <br />
          {formatCents(contract.monthlyPayment)} a month, {formatMonths(contract.remainingTermMonths)} left
        </Typography>
        {before ? (
          <TermsChanged before={before} after={contract} onContinue={onContinue} onCancel={onClose} />
        ) : (
          <Payment contract={contract} busy={busy} onBusy={setBusy} {...payment} />
        )}
      </DialogContent>
    </AppDialog>
  );
}

type PaymentProps = Omit<BuyDialogProps, 'before' | 'onContinue'> & {
  busy: boolean;
  onBusy: (busy: boolean) => void;
};

function Payment({ contract, clientSecret, ...form }: PaymentProps) {
  const config = usePaymentsConfigQuery();
  const payments = config.data?.paymentsConfig;
  const { onClose } = form;
  return (
    <>
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
          <ErrorState title="Couldn't load the payment form" onRetry={() => void config.refetch()} />
          <Button fullWidth variant="outlined" onClick={onClose}>
            Cancel
          </Button>
        </>
      )}
      {payments && clientSecret ? (
        <PaymentArea
          config={payments}
          clientSecret={clientSecret}
          returnPath={`/contracts/${contract.id}`}
          amount={contract.transferFee ?? 0}
          {...form}
        />
      ) : (
        !config.error && <PaymentSpinner onCancel={onClose} />
      )}
    </>
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
