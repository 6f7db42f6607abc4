import Box from '@mui/material/Box';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../../components/Money';
import { Pill } from '../../../components/Pill';
import { TermsFacts } from '../../../components/TermsFacts';
import type { AdminPurchaseFieldsFragment, PurchaseStatus } from '../../../generated/admin';
import { formatMoment, timeAgo } from '../../../lib/format/time';
import { AdminRow, RowButton } from '../list/AdminList';
import { Details } from '../list/Details';
import { RefundDialog } from './RefundDialog';

const states: Record<PurchaseStatus, { label: string; tone: 'primary' | 'amber' | 'neutral' }> = {
  CREATED: { label: 'Payment opened', tone: 'neutral' },
  AUTHORISED: { label: 'Card authorized', tone: 'amber' },
  CLAIMED: { label: 'Contract claimed', tone: 'amber' },
  CAPTURED: { label: 'Paid', tone: 'primary' },
  RELEASING: { label: 'Hold being released', tone: 'amber' },
  RELEASED: { label: 'Hold released', tone: 'neutral' },
  REFUNDING: { label: 'Refund in progress', tone: 'amber' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
  REFUND_FAILED: { label: 'Refund failed', tone: 'amber' },
  DISPUTED: { label: 'Disputed', tone: 'amber' },
  CHARGED_BACK: { label: 'Charged back', tone: 'amber' },
  CLOSED: { label: 'Test sale closed', tone: 'neutral' },
  FAILED: { label: 'Failed', tone: 'neutral' },
};

export function PurchaseRow({ purchase }: { purchase: AdminPurchaseFieldsFragment }) {
  const [refunding, setRefunding] = useState(false);
  const { label, tone } = states[purchase.status];
  return (
    <AdminRow
      actions={
        purchase.refundable && (
          <RowButton icon={Undo2} about={purchase.contractTitle} danger onClick={() => setRefunding(true)}>
            Refund
          </RowButton>
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {purchase.contractTitle}
        </Box>
        <Pill tone={tone}>{label}</Pill>
        {purchase.amountRefunded > 0 && purchase.amountRefunded < purchase.amount && (
          <Pill tone="amber">
            <Money cents={purchase.amountRefunded} /> refunded
          </Pill>
        )}
        {purchase.mode !== 'LIVE' && <Pill>Test payment</Pill>}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <Money cents={purchase.amount} sx={{ color: 'text.primary', fontWeight: 600 }} /> ·{' '}
        {purchase.buyerEmail} from {purchase.sellerEmail} · {timeAgo(purchase.createdAt)}
      </Box>
      {purchase.refundReason && (
        <Box sx={{ fontSize: '0.875rem' }}>Reason for the refund: {purchase.refundReason}</Box>
      )}
      {purchase.terms && (
        <Details title={purchase.capturedAt ? 'Terms sold' : 'Terms offered'}>
          <Box component="dl" sx={{ m: 0, maxWidth: 560 }}>
            <TermsFacts terms={purchase.terms} />
          </Box>
        </Details>
      )}
      <Details title="History">
        <Box component="ol" sx={{ m: 0, pl: 2.5, color: 'text.secondary', lineHeight: 1.7 }}>
          {purchase.history.map(({ id, to, by, cause, at }) => (
            <li key={id}>
              {states[to].label} · {cause}, by {by}, <time dateTime={at}>{formatMoment(at)}</time>
            </li>
          ))}
        </Box>
        {purchase.paymentIntentId && <Box sx={{ mt: 1 }}>Payment {purchase.paymentIntentId}</Box>}
      </Details>
      {refunding && <RefundDialog purchase={purchase} onClose={() => setRefunding(false)} />}
    </AdminRow>
  );
}
