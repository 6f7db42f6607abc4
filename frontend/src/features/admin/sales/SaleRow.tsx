import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Money } from '../../../components/mui/Money';
import { Pill } from '../../../components/plain/Pill';
import { timeAgoInText } from '../../../lib/format/time';
import { subjectsOf, useEverything } from '../about/useEverything';
import type { RowAct } from '../list/ActMenu';
import { AdminRow, PersonLink } from '../list/AdminRow';
import { RefundDialog } from './RefundDialog';
import { noteOf, paymentBadgeOf, type Sale } from './sale-words';
import { SaleDetails } from './SaleDetails';
import { actionsOf, rowActOf, type AdminActionName } from './transfer-actions';
import { badgeOf } from './transfer-words';
import { TransferDialog } from './TransferDialog';

/** A payment and its transfer as one entry, with the acts on both. */
export function SaleRow({ purchase, transfer }: Sale) {
  const [asking, setAsking] = useState<AdminActionName | 'REFUND' | null>(null);
  const close = () => setAsking(null);
  const everything = useEverything();
  const { contractTitle: title, contract } = purchase;
  const sold = transfer && { ...transfer, purchase };
  return (
    <AdminRow
      about={title}
      head={
        <>
          {contract ? (
            <Link to={`/contracts/${contract.id}`}>
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
          <States purchase={purchase} transfer={transfer} />
        </>
      }
      meta={<Meta purchase={purchase} transfer={transfer} />}
      acts={[...actsOf({ purchase, transfer }, setAsking), ...everything(...subjectsOf(purchase))]}
      details={<SaleDetails contractId={purchase.contractId} purchase={purchase} transfer={sold} />}
    >
      <div className="note">
        {noteOf({ purchase, transfer }, new Date().toISOString())}
        {isRefund(purchase) && ` Reason for the refund: ${purchase.refundReason}`}
      </div>
      {asking === 'REFUND' && <RefundDialog purchase={purchase} transfer={transfer} onClose={close} />}
      {sold && asking && asking !== 'REFUND' && (
        <TransferDialog transfer={sold} name={asking} onClose={close} />
      )}
    </AdminRow>
  );
}

/** The reason of a decision that keeps the fee is stored as well; the transfer has it among what happened. */
const isRefund = ({ status, refundReason }: Sale['purchase']): boolean =>
  refundReason !== null && ['REFUNDING', 'REFUNDED', 'REFUND_FAILED'].includes(status);

/** The state of the payment, then that of the transfer. */
function States({ purchase, transfer }: Sale) {
  const { amount, amountRefunded, mode } = purchase;
  const payment = paymentBadgeOf({ purchase, transfer });
  const ofTransfer = transfer && badgeOf({ ...transfer, purchase }, new Date().toISOString());
  return (
    <>
      <Pill tone={payment.tone}>{payment.label}</Pill>
      {ofTransfer && <Pill tone={ofTransfer.tone}>{ofTransfer.label}</Pill>}
      {amountRefunded > 0 && amountRefunded < amount && (
        <Pill tone="amber">
          <Money cents={amountRefunded} /> refunded
        </Pill>
      )}
      {mode !== 'LIVE' && <Pill>Test payment</Pill>}
    </>
  );
}

function Meta({ purchase, transfer }: Sale) {
  const steps = transfer?.steps ?? [];
  const closed = steps.filter(({ status }) => status === 'DONE' || status === 'SKIPPED').length;
  return (
    <>
      <Money cents={purchase.amount} sx={{ color: 'text.primary', fontWeight: 600 }} /> fee ·{' '}
      {transfer && `${closed} of ${steps.length} steps · `}buyer{' '}
      <PersonLink id={purchase.buyerId}>{purchase.buyerEmail}</PersonLink> · seller{' '}
      <PersonLink id={purchase.sellerId}>{purchase.sellerEmail}</PersonLink> ·{' '}
      {timeAgoInText(purchase.createdAt)}
    </>
  );
}

/** Those of the transfer first. A decision about the fee includes its refund. */
function actsOf({ purchase, transfer }: Sale, ask: (name: AdminActionName | 'REFUND') => void): RowAct[] {
  const names = transfer ? actionsOf(transfer) : [];
  const acts: RowAct[] = names.map((name) => rowActOf(name, ask));
  if (purchase.refundable && !names.includes('DECIDE_FEE'))
    acts.push({ label: 'Refund', icon: Undo2, danger: true, onClick: () => ask('REFUND') });
  return acts;
}
