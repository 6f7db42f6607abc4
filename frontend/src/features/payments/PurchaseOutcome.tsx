import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { AppDialog } from '../../components/mui/AppDialog';
import type { ForSale } from './for-sale';
import { Bought } from './Bought';
import { isDecided, useCompletePurchase, type Completion } from './useCompletePurchase';

const ASK_AGAIN_MS = 4_000;

interface PurchaseOutcomeProps {
  contract: ForSale;
  paymentIntentId: string;
  /** How completing the purchase went: 'bought', or unknown so far. */
  end: Completion['end'];
  /** The purchase was still unknown, and is decided now. */
  onDecided: (completion: Completion) => void;
  onClose: () => void;
}

/** Stays until the buyer closes it: the contract is bought, or the purchase is still being finished. */
export function PurchaseOutcome({
  contract,
  paymentIntentId,
  end,
  onDecided,
  onClose,
}: PurchaseOutcomeProps) {
  const titleId = useId();
  const bought = end === 'bought';
  return (
    <AppDialog open role="alertdialog" onClose={onClose} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle
        id={titleId}
        variant="h3"
        component="h2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}
      >
        {bought && (
          <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
            <BadgeCheck size={28} aria-hidden />
          </Box>
        )}
        {bought ? 'You bought this contract' : 'Finishing your purchase'}
      </DialogTitle>
      <DialogContent>
        {bought ? (
          <Bought contract={contract} />
        ) : (
          <Unfinished paymentIntentId={paymentIntentId} end={end} onDecided={onDecided} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        {bought && (
          <Button
            autoFocus
            variant="contained"
            component={Link}
            to={`/contracts/${contract.id}#transfer`}
            onClick={onClose}
          >
            Start the transfer
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  );
}

type UnfinishedProps = Pick<PurchaseOutcomeProps, 'paymentIntentId' | 'end' | 'onDecided'>;

/** Asks until the server knows the outcome. Asking again never charges again. */
function Unfinished({ paymentIntentId, end, onDecided }: UnfinishedProps) {
  const completePurchase = useCompletePurchase();
  const decided = useRef(onDecided);
  const complete = useRef(completePurchase);
  useEffect(() => {
    decided.current = onDecided;
    complete.current = completePurchase;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const ask = async () => {
      const completion = await complete.current(paymentIntentId);
      if (stopped) return;
      if (isDecided(completion)) decided.current(completion);
      else timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [paymentIntentId]);

  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <CircularProgress size={28} aria-hidden sx={{ flexShrink: 0 }} />
      <Typography color="textSecondary">
        {end === 'processing'
          ? 'Your bank has not confirmed the payment yet.'
          : 'We received your payment and are finishing your purchase.'}{' '}
        You will not be charged twice. You can close this window: we email you when it is done.
      </Typography>
    </Box>
  );
}
