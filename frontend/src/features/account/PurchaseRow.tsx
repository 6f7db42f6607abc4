import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ArrowLeftRight, ReceiptText } from 'lucide-react';
import { Link as RouterLink, useLocation } from 'react-router';
import { ListRow } from '../../components/mui/ListRow';
import { Money } from '../../components/mui/Money';
import { Pill } from '../../components/plain/Pill';
import { purchaseWords } from '../../components/purchase-words';
import type { PurchaseFieldsFragment } from '../../generated/account';
import { formatDay } from '../../lib/format/time';
import { useSession } from '../../lib/session/useSession';
import { hasReceipt, purchaseState } from './purchase-states';

export function PurchaseRow({ purchase }: { purchase: PurchaseFieldsFragment }) {
  const { me } = useSession();
  const { search } = useLocation();
  const isBuyer = purchase.buyerId === me?.id;
  const { label, tone } = purchaseState(purchase, isBuyer);
  const receipt = new URLSearchParams(search);
  receipt.set('receipt', purchase.id);
  return (
    <ListRow
      heading={
        <>
          <Link component={RouterLink} to={`/contracts/${purchase.contractId}`}>
            {purchase.contractTitle}
          </Link>
          <Pill tone={tone}>{label}</Pill>
        </>
      }
      details={
        <>
          {/* the sentence about a payment that was charged names the day itself */}
          {!purchase.capturedAt && (
            <>
              <time dateTime={purchase.createdAt}>{formatDay(purchase.createdAt)}</time>
              {'. '}
            </>
          )}
          {purchaseWords(purchase, purchase.contract, me?.id ?? '').text}
        </>
      }
    >
      {/* The fee is what the buyer paid; beside a sale it would read like the seller's income. */}
      {isBuyer && <Money cents={purchase.amount} sx={{ fontWeight: 600 }} />}
      {hasReceipt(purchase) && purchase.contract && (
        <Button
          component={RouterLink}
          to={`/contracts/${purchase.contractId}`}
          startIcon={<ArrowLeftRight size={18} aria-hidden />}
        >
          Transfer
        </Button>
      )}
      {hasReceipt(purchase) && (
        <Button
          component={RouterLink}
          to={`?${receipt.toString()}`}
          preventScrollReset
          startIcon={<ReceiptText size={18} aria-hidden />}
        >
          Receipt
        </Button>
      )}
    </ListRow>
  );
}
