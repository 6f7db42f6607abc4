import { useState } from 'react';
import { Link } from 'react-router';
import { Pill } from '../../../components/plain/Pill';
import { timeAgoInText } from '../../../lib/format/time';
import { AdminRow, PersonLink } from '../list/AdminRow';
import { purchaseStates } from '../purchases/purchase-states';
import { actionOf, actionsOf, type AdminActionName } from './transfer-actions';
import { badgeOf, nextStep, titleOf, type AdminTransfer } from './transfer-words';
import { TransferDetails } from './TransferDetails';
import { TransferDialog } from './TransferDialog';

export function TransferRow({ transfer }: { transfer: AdminTransfer }) {
  const [asking, setAsking] = useState<AdminActionName | null>(null);
  const { purchase, buyerId, sellerId, steps, createdAt } = transfer;
  const title = titleOf(transfer);
  const now = new Date().toISOString();
  const { label, tone } = badgeOf(transfer, now);
  const closed = steps.filter(({ status }) => status === 'DONE' || status === 'SKIPPED').length;
  return (
    <AdminRow
      about={title}
      head={
        <>
          {purchase?.contract ? (
            <Link to={`/contracts/${purchase.contract.id}`}>{title}</Link>
          ) : (
            <span>{title}</span>
          )}
          <Pill tone={tone}>{label}</Pill>
          {purchase && purchase.mode !== 'LIVE' && <Pill>Test payment</Pill>}
        </>
      }
      meta={
        <>
          {closed} of {steps.length} steps
          {purchase && (
            <>
              {' '}
              · fee {purchaseStates[purchase.status].label.toLowerCase().replace('fee ', '')} · buyer{' '}
              <PersonLink id={buyerId}>{purchase.buyerEmail}</PersonLink> · seller{' '}
              <PersonLink id={sellerId}>{purchase.sellerEmail}</PersonLink>
            </>
          )}{' '}
          · begun {timeAgoInText(createdAt)}
        </>
      }
      acts={actionsOf(transfer).map((name) => {
        const { label, icon, danger } = actionOf(name);
        return { label, icon, danger, onClick: () => setAsking(name) };
      })}
      details={
        <>
          {isOwn(transfer) && (
            <p>You are a party to this transfer, so another admin has to decide about it.</p>
          )}
          <TransferDetails transfer={transfer} />
        </>
      }
    >
      <div className="note">{nextStep(transfer, now)}</div>
      {asking && <TransferDialog transfer={transfer} name={asking} onClose={() => setAsking(null)} />}
    </AdminRow>
  );
}

/** The server offers an admin something in every open transfer, except in their own. */
const isOwn = ({ status, allowedActions }: AdminTransfer): boolean =>
  (status === 'PROPOSED' || status === 'IN_PROGRESS') && allowedActions.length === 0;
