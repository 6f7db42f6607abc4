import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { AppDialog } from '../../components/mui/AppDialog';
import { ErrorState } from '../../components/plain/ErrorState';
import { usePaymentsConfigQuery } from '../../generated/payments';
import type { ForSale } from './contract-for-sale';
import { HaveYouRead } from './HaveYouRead';
import { PaymentArea, PaymentSpinner } from './PaymentArea';
import type { PaymentEvents } from './PaymentForm';
import { AfterPaying, TakeOver } from './TakeOver';
import { TermsChanged } from './TermsChanged';

interface BuyDialogProps extends PaymentEvents {
  contract: ForSale;
  /** Null while the payment intent is being created. */
  clientSecret: string | null;
  /** The terms the buyer saw before an edit; null if they have not changed. */
  before: ForSale | null;
  /** Opened from a card, where the buyer has not seen the contract's page. */
  inList: boolean;
  /** The buyer agrees to the new terms. */
  onContinue: () => void;
}

/** A sheet over the whole screen of a phone; from 768 px the contract beside the card form. */
const sheetSx = {
  '& .MuiDialog-paper': {
    maxWidth: 880,
    '@media (max-width: 767.98px)': {
      m: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100%',
      maxHeight: 'none',
      borderRadius: 0,
    },
  },
} as const;

/** On a phone the card fields come first, so that they and the Pay button are on one screen. */
const columnsSx = {
  display: 'grid',
  gap: { xs: 2, md: '16px 32px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  '& > :last-child': { gridColumn: { md: 2 }, gridRow: { md: '1 / 3' } },
} as const;

const afterSx = {
  order: { xs: 1, md: 0 },
  borderTop: { xs: '1px solid var(--mui-palette-divider)', md: 0 },
  '& > summary': { display: { md: 'none' }, py: 1.5, fontWeight: 600, cursor: 'pointer' },
} as const;

export function BuyDialog({ contract, before, inList, onContinue, ...payment }: BuyDialogProps) {
  const { onClose } = payment;
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const isWide = useMediaQuery('(min-width: 768px)', { noSsr: true });

  return (
    <AppDialog
      open
      onClose={() => !busy && onClose()}
      aria-labelledby={titleId}
      maxWidth={before ? 'xs' : 'md'}
      {...(!before && { sx: sheetSx })}
    >
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ pb: 1.5 }}>
        Buy Contract
      </DialogTitle>
      <DialogContent>
        {before ? (
          <TermsChanged before={before} after={contract} onContinue={onContinue} onCancel={onClose} />
        ) : (
          <Box sx={columnsSx}>
            <TakeOver contract={contract}>{inList && <HaveYouRead contractId={contract.id} />}</TakeOver>
            <Box component="details" open={isWide} sx={afterSx}>
              <summary>What happens next, and when you get the fee back</summary>
              <AfterPaying contract={contract} />
            </Box>
            <Payment contract={contract} busy={busy} onBusy={setBusy} {...payment} />
          </Box>
        )}
      </DialogContent>
    </AppDialog>
  );
}

type PaymentProps = Omit<BuyDialogProps, 'before' | 'inList' | 'onContinue'> & {
  busy: boolean;
  onBusy: (busy: boolean) => void;
};

function Payment({ contract, clientSecret, ...form }: PaymentProps) {
  const config = usePaymentsConfigQuery();
  const payments = config.data?.paymentsConfig;
  const { onClose } = form;
  return (
    <Box sx={{ minWidth: 0 }}>
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
    </Box>
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
