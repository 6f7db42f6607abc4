import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Money } from '../../../components/mui/Money';
import { Pill } from '../../../components/plain/Pill';
import type { AdminPurchaseFieldsFragment } from '../../../generated/admin';
import { timeAgoInText } from '../../../lib/format/time';
import { AdminRow, RowButton } from '../list/AdminRow';
import { PersonLink } from '../list/PersonLink';
import { nextStep, purchaseStates } from './purchase-states';
import { PurchaseDetails } from './PurchaseDetails';
import { RefundDialog } from './RefundDialog';

export function PurchaseRow({ purchase }: { purchase: AdminPurchaseFieldsFragment }) {
  const [refunding, setRefunding] = useState(false);
  const { contractTitle: title, contract, amount, amountRefunded } = purchase;
  const { label, tone } = purchaseStates[purchase.status];
  return (
    <AdminRow
      about={title}
      head={
        <>
          {contract ? <Link to={`/contracts/${contract.id}`}>{title}</Link> : <span>{title}</span>}
          <Pill tone={tone}>{label}</Pill>
          {amountRefunded > 0 && amountRefunded < amount && (
            <Pill tone="amber">
              <Money cents={amountRefunded} /> refunded
            </Pill>
          )}
          {purchase.mode !== 'LIVE' && <Pill>Test payment</Pill>}
        </>
      }
      meta={
        <>
          <Money cents={amount} sx={{ color: 'text.primary', fontWeight: 600 }} /> fee · buyer{' '}
          <PersonLink id={purchase.buyerId}>{purchase.buyerEmail}</PersonLink> · seller{' '}
          <PersonLink id={purchase.sellerId}>{purchase.sellerEmail}</PersonLink> ·{' '}
          {timeAgoInText(purchase.createdAt)}
        </>
      }
      main={
        purchase.refundable && (
          <RowButton icon={Undo2} about={title} danger onClick={() => setRefunding(true)}>
            Refund
          </RowButton>
        )
      }
      details={<PurchaseDetails purchase={purchase} />}
    >
      <div className="note">
        {nextStep(purchase)}
        {purchase.refundReason && ` Reason for the refund: ${purchase.refundReason}`}
      </div>
      {refunding && <RefundDialog purchase={purchase} onClose={() => setRefunding(false)} />}
    </AdminRow>
  );
}
