import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AppDialog } from '../../components/mui/AppDialog';
import { CopyButton } from '../../components/mui/CopyButton';
import { Fact } from '../../components/mui/Fact';
import { Money } from '../../components/mui/Money';
import { TermsFacts } from '../../components/mui/TermsFacts';
import { ErrorState } from '../../components/plain/ErrorState';
import { useReceiptQuery, type ReceiptQuery } from '../../generated/account';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { formatDay } from '../../lib/format/time';
import { cardName } from './card-name';
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

interface ReceiptFactsProps {
  purchase: ReceiptQuery['purchase'];
  /** The site sells the transfer; the contract itself changes hands between buyer and holder. */
  site: ReturnType<typeof useSiteInfo>;
}

/** The name, or what messages show for a member without one. */
const nameOf = ({ id, name }: ReceiptQuery['purchase']['buyer']) => (
  <bdi>{name ?? `User ${id.slice(0, 8)}`}</bdi>
);

/** What was paid, when, how, to whom and for what. */
function ReceiptFacts({ purchase, site }: ReceiptFactsProps) {
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact inline label="Contract transfer fee" strong>
          <Money cents={purchase.amount} />
        </Fact>
        <Rows
          facts={{
            Status: purchaseState(purchase).label,
            'Paid on': purchase.capturedAt && formatDay(purchase.capturedAt),
            'Paid with': cardName(purchase.cardBrand, purchase.cardLast4),
            'Amount refunded': purchase.amountRefunded > 0 && <Money cents={purchase.amountRefunded} />,
            'Refunded on': purchase.refundedAt && formatDay(purchase.refundedAt),
            'Paid to': (
              <>
                {site.title}
                <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                  {site.email} · {site.phone}
                </Box>
              </>
            ),
            Note: purchase.mode !== 'LIVE' && 'Test payment: no money moved',
          }}
        />
      </Box>
      <Typography variant="h4" component="h3" sx={{ mt: 2.5 }}>
        The contract
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Rows
          facts={{
            Contract: purchase.contractTitle,
            Buyer: nameOf(purchase.buyer),
            Seller: nameOf(purchase.seller),
          }}
        />
        {purchase.terms && <TermsFacts terms={purchase.terms} />}
      </Box>
      <References purchase={purchase} />
    </>
  );
}

/** One line per fact; a fact without a value is left out. */
const Rows = ({ facts }: { facts: Record<string, ReactNode> }) =>
  Object.entries(facts).map(
    ([label, value]) =>
      value && (
        <Fact key={label} inline label={label}>
          {value}
        </Fact>
      ),
  );

const References = ({ purchase }: Pick<ReceiptFactsProps, 'purchase'>) => (
  <Box sx={{ mt: 2, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ mb: 1, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
    >
      Receipt number {purchase.id}
    </Typography>
    <Box sx={{ '@media print': { display: 'none' } }}>
      <CopyButton size="small" text={purchase.id} label="Copy receipt number" />
    </Box>
  </Box>
);
