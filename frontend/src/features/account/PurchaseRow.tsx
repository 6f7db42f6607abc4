import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ReceiptText } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { ListRow } from '../../components/ListRow';
import { Money } from '../../components/Money';
import { Pill } from '../../components/Pill';
import type { PurchaseFieldsFragment } from '../../generated/account';
import { formatDay } from '../../lib/format/time';
import { hasReceipt, purchaseState } from './purchase-states';

export function PurchaseRow({ purchase }: { purchase: PurchaseFieldsFragment }) {
  const { label, tone } = purchaseState(purchase);
  const moment = purchase.capturedAt ?? purchase.createdAt;
  return (
    <ListRow
      heading={
        <Link component={RouterLink} to={`/contracts/${purchase.contractId}`}>
          {purchase.contractTitle}
        </Link>
      }
      details={<time dateTime={moment}>{formatDay(moment)}</time>}
    >
      <Money cents={purchase.amount} sx={{ fontWeight: 600 }} />
      <Pill tone={tone}>{label}</Pill>
      {hasReceipt(purchase) && (
        <Button
          component={RouterLink}
          to={`?receipt=${purchase.id}`}
          preventScrollReset
          startIcon={<ReceiptText size={18} aria-hidden />}
        >
          Receipt
        </Button>
      )}
    </ListRow>
  );
}
