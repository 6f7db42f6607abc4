import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { AppDialog } from '../../components/mui/AppDialog';
import { ErrorState } from '../../components/plain/ErrorState';
import { useReceiptQuery } from '../../generated/account';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { ReceiptFacts } from './ReceiptFacts';

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
  const site = useSiteInfo();
  const { data, error, refetch } = useReceiptQuery({ variables: { id } });
  return (
    <>
      <DialogContent>
        {data ? (
          <ReceiptFacts purchase={data.purchase} site={site} />
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
        {data?.purchase.contract && data.purchase.capturedAt && (
          <Button component={Link} to={`/contracts/${data.purchase.contractId}`}>
            Transfer
          </Button>
        )}
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
