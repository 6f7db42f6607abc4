import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router';
import { buyersFeeRule } from '@handover/domain/fee-rule-text';
import { ACCEPT_HOURS, acceptHours } from '@handover/domain/transfers/accept-hours';
import MuiLink from '@mui/material/Link';
import { AppDialog } from '../../components/mui/AppDialog';
import { type ForSale, receiptPath } from './contract-for-sale';
import { isDecided, useCompletePurchase, type Completion } from './useCompletePurchase';
import { useMyPurchaseOfQuery } from '../../generated/payments';
import { wordOf } from '../../lib/enum-words';
import { useContent } from '../../lib/content/useContent';
import { formatCents } from '../../lib/format/money';
import { approverOf } from '../../lib/format/take-over';

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
  const complete = useEffectEvent(completePurchase);
  const decided = useEffectEvent(onDecided);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const ask = async () => {
      const completion = await complete(paymentIntentId);
      if (stopped) return;
      if (isDecided(completion)) decided(completion);
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

/** What was bought, the receipt, and what happens next. */
function Bought({ contract }: { contract: ForSale }) {
  const { data } = useMyPurchaseOfQuery({
    variables: { contractId: contract.id },
    fetchPolicy: 'cache-and-network',
  });
  const purchase = data?.myPurchaseOf;
  const hours = acceptHours(useContent().values.get(ACCEPT_HOURS));
  return (
    <>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{contract.title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        You paid the transfer fee of {formatCents(contract.transferFee ?? 0)}.{' '}
        {purchase?.capturedAt && (
          <MuiLink component={Link} to={receiptPath(purchase.id)}>
            View your receipt
          </MuiLink>
        )}
      </Typography>
      <Typography variant="h5" component="h3" sx={{ mt: 2.5 }}>
        What happens next
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75, color: 'text.secondary' }}>
        <li>You and the seller get a confirmation by email.</li>
        <li>Both of you accept within {hours} hours. Then you see how to reach each other.</li>
        <li>The {approverOf(contract.type)} has to agree that you take over the contract, and you sign.</li>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {buyersFeeRule(wordOf(contract.feeRule))}
      </Typography>
    </>
  );
}
