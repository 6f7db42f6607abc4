import Box from '@mui/material/Box';
import { Ban, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { Money } from '../../../components/mui/Money';
import { StatusBadge } from '../../../components/plain/StatusBadge';
import type { AdminContractFieldsFragment } from '../../../generated/admin';
import { timeAgoInText } from '../../../lib/format/time';
import { AdminRow, CopyId, PersonLink, RowButton, TabLink } from '../list/AdminRow';
import { ContractEditForm } from './ContractEditForm';
import { useContractActions } from './useContractActions';

/** A contract in transfer is not: its buyer has paid. */
export const isOnTheMarket = ({ status }: AdminContractFieldsFragment): boolean => status === 'ACTIVE';

export function ContractRow({ contract }: { contract: AdminContractFieldsFragment }) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState<'delete' | 'cancel' | null>(null);
  const close = () => setAsking(null);
  const { deleteContract, updateContract, busy } = useContractActions();
  const { id, title } = contract;

  if (editing) {
    return (
      <li className="row form">
        <ContractEditForm contract={contract} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <AdminRow
      about={title}
      selectId={isOnTheMarket(contract) ? id : undefined}
      head={
        <span className="one-line">
          <RouterLink to={`/contracts/${id}`}>{title}</RouterLink>
          <StatusBadge status={contract.status} />
        </span>
      }
      meta={<ContractFacts contract={contract} />}
      main={
        <RowButton icon={Pencil} about={title} onClick={() => setEditing(true)}>
          Edit
        </RowButton>
      }
      actions={
        contract.deletable ? (
          <RowButton icon={Trash2} about={title} danger onClick={() => setAsking('delete')}>
            Delete
          </RowButton>
        ) : (
          contract.status !== 'CANCELLED' && (
            <RowButton icon={Ban} about={title} danger onClick={() => setAsking('cancel')}>
              Set to cancelled
            </RowButton>
          )
        )
      }
      details={<ContractLinks contract={contract} />}
    >
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete this contract?"
        confirmLabel="Delete"
        destructive
        busy={busy}
        onConfirm={() => void deleteContract(id).then(close)}
        onClose={close}
      >
        “{title}” and its messages are deleted. This cannot be undone. To only take it off the list, set its
        status to cancelled.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'cancel'}
        title="Set this contract to cancelled?"
        confirmLabel="Set to cancelled"
        destructive
        busy={busy}
        onConfirm={() => void updateContract(id, { status: 'CANCELLED' }).then(close)}
        onClose={close}
      >
        “{title}” has a purchase, so it stays for the record and can't be deleted. Cancelled, it is no longer
        for sale. A transfer that is open ends. The fee is not refunded by this; decide it on the Transfers
        tab.
      </ConfirmDialog>
    </AdminRow>
  );
}

const ContractFacts = ({ contract }: { contract: AdminContractFieldsFragment }) => (
  <>
    {contract.location} · <Money cents={contract.monthlyPayment} /> a month ·{' '}
    {monthsLeft(contract.remainingTermMonths)} · posted {timeAgoInText(contract.createdAt)} by{' '}
    <PersonLink id={contract.userId}>
      {contract.holder.name ?? `member ${contract.userId.slice(0, 8)}`}
    </PersonLink>
  </>
);

const monthsLeft = (months: number) => (months === 1 ? '1 month left' : `${months} months left`);

/** What belongs to the contract. */
const ContractLinks = ({
  contract: { id, userId, deletable },
}: {
  contract: AdminContractFieldsFragment;
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
    {!deletable && (
      <>
        <TabLink to={`?tab=purchases&q=${id}`}>Purchases of this contract</TabLink>
        <TabLink to={`?tab=transfers&q=${id}`}>Transfers of this contract</TabLink>
      </>
    )}
    <TabLink to={`?tab=contracts&q=${userId}`}>All contracts of this member</TabLink>
    <CopyId id={id} />
  </Box>
);
