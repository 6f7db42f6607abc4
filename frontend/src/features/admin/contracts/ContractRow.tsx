import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Money } from '../../../components/Money';
import { StatusBadge } from '../../../components/StatusBadge';
import { TypeIcon } from '../../../components/TypeIcon';
import type { AdminContractFieldsFragment } from '../../../generated/admin';
import { timeAgo } from '../../../lib/format/time';
import { AdminRow, RowButton } from '../list/AdminList';
import { ContractEditForm } from './ContractEditForm';
import { useContractActions } from './useContractActions';

export function ContractRow({ contract }: { contract: AdminContractFieldsFragment }) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { deleteContract, busy } = useContractActions();
  const { id, title } = contract;

  if (editing) {
    return (
      <AdminRow>
        <ContractEditForm contract={contract} onClose={() => setEditing(false)} />
      </AdminRow>
    );
  }
  return (
    <AdminRow
      actions={
        <>
          <RowButton icon={Pencil} about={title} onClick={() => setEditing(true)}>
            Edit
          </RowButton>
          <RowButton icon={Trash2} about={title} danger onClick={() => setAsking(true)}>
            Delete
          </RowButton>
        </>
      }
    >
      <ContractSummary contract={contract} />
      <ConfirmDialog
        open={asking}
        title="Delete this contract?"
        confirmLabel="Delete"
        destructive
        busy={busy}
        onConfirm={() => void deleteContract(id).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        “{title}” and its messages are deleted. This cannot be undone. To only take it off the list, set its
        status to cancelled.
      </ConfirmDialog>
    </AdminRow>
  );
}

function ContractSummary({ contract }: { contract: AdminContractFieldsFragment }) {
  const { id, title, type, location, monthlyPayment, remainingTermMonths, status, createdAt } = contract;
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <TypeIcon type={type} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Link
            component={RouterLink}
            to={`/contracts/${id}`}
            color="inherit"
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 }}
          >
            {title}
          </Link>
          <StatusBadge status={status} />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {location} · <Money cents={monthlyPayment} /> a month · {remainingTermMonths} months left · posted{' '}
          {timeAgo(createdAt)}
        </Box>
      </Box>
    </Box>
  );
}
