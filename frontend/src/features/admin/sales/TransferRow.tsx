import { useState } from 'react';
import { Link } from 'react-router';
import { Pill } from '../../../components/plain/Pill';
import type { StaffTransferFieldsFragment } from '../../../generated/admin-sales';
import { timeAgoInText } from '../../../lib/format/time';
import { subjectsOf, useEverything } from '../about/useEverything';
import { AdminRow, PersonLink } from '../list/AdminRow';
import { SaleDetails } from './SaleDetails';
import { actionsOf, rowActOf, type AdminActionName } from './transfer-actions';
import { badgeOf, nextStep, titleOf } from './transfer-words';
import { TransferDialog } from './TransferDialog';

/** A transfer for those who do not read its purchase. */
export function TransferRow({ transfer }: { transfer: StaffTransferFieldsFragment }) {
  const [asking, setAsking] = useState<AdminActionName | null>(null);
  const { contract, contractId, buyer, holder, steps, createdAt } = transfer;
  const everything = useEverything();
  const title = <bdi>{titleOf(transfer)}</bdi>;
  const now = new Date().toISOString();
  const { label, tone } = badgeOf(transfer, now);
  const closed = steps.filter(({ status }) => status === 'DONE' || status === 'SKIPPED').length;
  return (
    <AdminRow
      about={titleOf(transfer)}
      head={
        <>
          {contract ? <Link to={`/contracts/${contract.id}`}>{title}</Link> : title}
          <Pill tone={tone}>{label}</Pill>
        </>
      }
      meta={
        <>
          {closed} of {steps.length} steps · buyer <PersonLink id={buyer.id}>{nameOf(buyer)}</PersonLink> ·
          seller <PersonLink id={holder.id}>{nameOf(holder)}</PersonLink> · {timeAgoInText(createdAt)}
        </>
      }
      acts={[
        ...actionsOf(transfer).map((name) => rowActOf(name, setAsking)),
        ...everything(...subjectsOf(transfer)),
      ]}
      details={<SaleDetails contractId={contractId} transfer={transfer} />}
    >
      <div className="note">{nextStep(transfer, now)}</div>
      {asking && <TransferDialog transfer={transfer} name={asking} onClose={() => setAsking(null)} />}
    </AdminRow>
  );
}

const nameOf = ({ id, name }: StaffTransferFieldsFragment['buyer']): string =>
  name ?? `member ${id.slice(0, 8)}`;
