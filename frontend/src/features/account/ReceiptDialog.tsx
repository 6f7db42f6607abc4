import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AppDialog } from '../../components/AppDialog';
import { ErrorState } from '../../components/ErrorState';
import { Fact } from '../../components/Fact';
import { Money } from '../../components/Money';
import { TermsFacts, type SoldTerms } from '../../components/TermsFacts';
import { useReceiptQuery, type PurchaseFieldsFragment } from '../../generated/account';
import { formatDay } from '../../lib/format/time';
import { purchaseState } from './purchase-states';

/** Print styles: hide the page behind the receipt and the buttons. */
const printSx = {
  '@media print': {
    position: 'static',
    '& .MuiBackdrop-root, & .MuiDialogActions-root': { display: 'none' },
    '& .MuiPaper-root': { boxShadow: 'none', border: 0 },
  },
};

/** Open while the URL has ?receipt=, so that a receipt can be bookmarked and Back closes it. */
export function ReceiptDialog({ siteTitle }: { siteTitle: string }) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('receipt');
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete('receipt');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <AppDialog inAddress open={Boolean(id)} onClose={close} aria-labelledby="receipt-title" sx={printSx}>
      <DialogTitle id="receipt-title">{siteTitle} receipt</DialogTitle>
      {id && <Receipt id={id} onClose={close} />}
    </AppDialog>
  );
}

function Receipt({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useReceiptQuery({ variables: { id } });
  return (
    <>
      <DialogContent>
        {data ? (
          <ReceiptFacts purchase={data.purchase} terms={data.purchase.terms} />
        ) : error ? (
          <ErrorState
            title="Couldn't load this receipt"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton height={220} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="contained"
          disabled={!data}
          startIcon={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </DialogActions>
    </>
  );
}

interface ReceiptFactsProps {
  purchase: PurchaseFieldsFragment;
  /** The terms sold; null if they are unknown. */
  terms: SoldTerms | null;
}

function ReceiptFacts({ purchase, terms }: ReceiptFactsProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Fact inline label="Contract">
        {purchase.contractTitle}
      </Fact>
      {terms && <TermsFacts terms={terms} />}
      <Fact inline label="Contract transfer fee" strong>
        <Money cents={purchase.amount} />
      </Fact>
      <Fact inline label="Status">
        {purchaseState(purchase).label}
      </Fact>
      {purchase.capturedAt && (
        <Fact inline label="Paid on">
          {formatDay(purchase.capturedAt)}
        </Fact>
      )}
      {purchase.amountRefunded > 0 && (
        <Fact inline label="Amount refunded">
          <Money cents={purchase.amountRefunded} />
        </Fact>
      )}
      {purchase.refundedAt && (
        <Fact inline label="Refunded on">
          {formatDay(purchase.refundedAt)}
        </Fact>
      )}
      <Fact inline label="Receipt number">
        {purchase.id}
      </Fact>
      <Fact inline label="Buyer">
        {purchase.buyerId}
      </Fact>
      <Fact inline label="Seller">
        {purchase.sellerId}
      </Fact>
      {purchase.mode !== 'LIVE' && (
        <Fact inline label="Note">
          Test payment: no money moved
        </Fact>
      )}
    </Box>
  );
}
