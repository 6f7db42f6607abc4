import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../components/mui/CopyButton';
import { Fact } from '../../components/mui/Fact';
import { Money } from '../../components/mui/Money';
import { TermsFacts } from '../../components/mui/TermsFacts';
import type { ReceiptQuery } from '../../generated/account';
import type { useSiteInfo } from '../../lib/content/useSiteInfo';
import { formatDay } from '../../lib/format/time';
import { cardName } from './card-name';
import { purchaseState } from './purchase-states';

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
export function ReceiptFacts({ purchase, site }: ReceiptFactsProps) {
  const card = cardName(purchase.cardBrand, purchase.cardLast4);
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
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
        {card && (
          <Fact inline label="Paid with">
            {card}
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
        <Fact inline label="Paid to">
          {site.title}
          <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
            {site.email} · {site.phone}
          </Box>
        </Fact>
        {purchase.mode !== 'LIVE' && (
          <Fact inline label="Note">
            Test payment: no money moved
          </Fact>
        )}
      </Box>
      <Typography variant="h4" component="h3" sx={{ mt: 2.5 }}>
        The contract
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact inline label="Contract">
          {purchase.contractTitle}
        </Fact>
        <Fact inline label="Buyer">
          {nameOf(purchase.buyer)}
        </Fact>
        <Fact inline label="Seller">
          {nameOf(purchase.seller)}
        </Fact>
        {purchase.terms && <TermsFacts terms={purchase.terms} />}
      </Box>
      <References purchase={purchase} />
    </>
  );
}

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
