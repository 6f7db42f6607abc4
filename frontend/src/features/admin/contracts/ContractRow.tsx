import Box from '@mui/material/Box';
import { Ban, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { Money } from '../../../components/mui/Money';
import { StatusBadge } from '../../../components/plain/StatusBadge';
import type { AdminContractFieldsFragment } from '../../../generated/admin';
import { formatMonths } from '../../../lib/format/money';
import { timeAgoInText } from '../../../lib/format/time';
import { useMay } from '../../../lib/session/rights';
import { useEverything } from '../about/useEverything';
import { AdminRow, CopyId, PersonLink, TabLink } from '../list/AdminRow';
import { Candidates } from '../candidates/Candidates';
import { Notes } from '../notes/Notes';
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
  const may = useMay();
  const everything = useEverything()({ tab: 'contracts', id, label: 'Everything about it' });

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
        <>
          <RouterLink to={`/contracts/${id}`}>
            <bdi>{title}</bdi>
          </RouterLink>
          <StatusBadge status={contract.status} />
        </>
      }
      meta={<ContractFacts contract={contract} />}
      acts={
        !may('runSite')
          ? everything
          : [
              { label: 'Edit', icon: Pencil, inRow: 'wide' as const, onClick: () => setEditing(true) },
              ...everything,
              ...(contract.deletable
                ? [{ label: 'Delete', icon: Trash2, danger: true, onClick: () => setAsking('delete') }]
                : []),
              ...(!contract.deletable && contract.status !== 'CANCELLED'
                ? [{ label: 'Set to cancelled', icon: Ban, danger: true, onClick: () => setAsking('cancel') }]
                : []),
            ]
      }
      details={
        <>
          <ContractLinks contract={contract} />
          {may('runSite') && <Candidates contractId={id} type={contract.type} />}
          {may('keepNotes') && <Notes about="CONTRACT" id={id} />}
        </>
      }
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
        for sale. A transfer that is open ends. The fee is not refunded by this; decide it on the Sales tab.
      </ConfirmDialog>
    </AdminRow>
  );
}

const ContractFacts = ({ contract }: { contract: AdminContractFieldsFragment }) => (
  <>
    <bdi>{contract.location}</bdi> · <Money cents={contract.monthlyPayment} /> a month ·{' '}
    {contract.endless ? 'no end' : `${formatMonths(contract.remainingTermMonths)} left`} · posted{' '}
    {timeAgoInText(contract.createdAt)} by{' '}
    <PersonLink id={contract.userId}>
      {contract.holder.name ?? `member ${contract.userId.slice(0, 8)}`}
    </PersonLink>
  </>
);

/** What belongs to the contract. */
const ContractLinks = ({
  contract: { id, userId, deletable },
}: {
  contract: AdminContractFieldsFragment;
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
    {/* null for those who could not delete it anyway */}
    {deletable !== true && <TabLink to={`?tab=sales&q=${id}`}>Sales of this contract</TabLink>}
    <TabLink to={`?tab=contracts&q=${userId}`}>All contracts of this member</TabLink>
    <CopyId id={id} />
  </Box>
);
