import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ReceiptText } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { Money } from '../../components/Money';
import { Pill } from '../../components/Pill';
import type { PurchaseFieldsFragment } from '../../generated/account';
import { formatDay } from '../../lib/format/time';
import { hasReceipt, purchaseState } from './purchase-states';

export function PurchaseRow({ purchase }: { purchase: PurchaseFieldsFragment }) {
  const { label, tone } = purchaseState(purchase);
  const moment = purchase.capturedAt ?? purchase.createdAt;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/contracts/${purchase.contractId}`}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {purchase.contractTitle}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <time dateTime={moment}>{formatDay(moment)}</time>
        </Box>
      </Box>
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
    </Box>
  );
}
