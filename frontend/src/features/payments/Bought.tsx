import { BUYERS_FEE_RULE } from '@handover/domain/fee-promise';
import { ACCEPT_HOURS, acceptHours } from '@handover/domain/transfers/accept-hours';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useMyPurchaseOfQuery } from '../../generated/payments';
import { useContent } from '../../lib/content/useContent';
import { formatCents } from '../../lib/format/money';
import { approverOf } from '../../lib/format/take-over';
import type { ForSale } from './for-sale';
import { receiptPath } from './purchase-paths';

/** What was bought, the receipt, and what happens next. */
export function Bought({ contract }: { contract: ForSale }) {
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
          <Link component={RouterLink} to={receiptPath(purchase.id)}>
            View your receipt
          </Link>
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
        {BUYERS_FEE_RULE}
      </Typography>
    </>
  );
}
