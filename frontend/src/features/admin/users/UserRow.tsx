import Box from '@mui/material/Box';
import { Download, ShieldPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Pill } from '../../../components/Pill';
import type { PersonFieldsFragment } from '../../../generated/admin';
import { useDownload } from '../../../lib/useDownload';
import { formatDay } from '../../../lib/format/time';
import { AdminRow, RowButton } from '../list/AdminList';
import { SuspendButton } from './SuspendButton';
import { useUserActions } from './useUserActions';

export function UserRow({ person }: { person: PersonFieldsFragment }) {
  const [asking, setAsking] = useState<'promote' | 'delete' | null>(null);
  const { makeAdmin, deleteUser, busy } = useUserActions();
  const { download, busy: exporting } = useDownload();
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
  const close = () => setAsking(null);

  return (
    <AdminRow
      actions={
        <>
          {!person.isAdmin && !person.suspendedAt && (
            <RowButton icon={ShieldPlus} about={name} onClick={() => setAsking('promote')}>
              Make Admin
            </RowButton>
          )}
          {!person.isAdmin && (
            <SuspendButton
              userId={person.id}
              email={person.email}
              isSuspended={person.suspendedAt !== null}
            />
          )}
          <RowButton
            icon={Download}
            about={name}
            busy={exporting}
            onClick={() => void download(`/api/admin/users/${person.id}/export`, 'handover-data.json')}
          >
            Export
          </RowButton>
          <RowButton icon={Trash2} about={name} danger onClick={() => setAsking('delete')}>
            Delete
          </RowButton>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {name}
        </Box>
        {person.isAdmin && <Pill tone="amber">Admin</Pill>}
        {person.suspendedAt && <Pill>Suspended</Pill>}
        {!person.emailVerifiedAt && <Pill>Email not confirmed</Pill>}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {name !== person.email && <span>{person.email}</span>}
        {name !== person.email && ' · '}
        <span>Joined {formatDay(person.createdAt)}</span>
      </Box>
      <ConfirmDialog
        open={asking === 'promote'}
        title={`Make ${name} an admin?`}
        confirmLabel="Make Admin"
        busy={busy}
        onConfirm={() => void makeAdmin(person.id).then(close)}
        onClose={close}
      >
        {person.email} will be able to change everything here: content, settings, members and contracts. You
        can't undo this on this page.
        {!person.emailVerifiedAt && (
          <Box role="note" sx={{ mt: 1.5, color: 'amber.ink', fontWeight: 500 }}>
            This member hasn't confirmed their email address. Make sure that the account is really theirs.
          </Box>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        destructive
        busy={busy}
        onConfirm={() => void deleteUser(person.id).then(close)}
        onClose={close}
      >
        The account of {person.email} is made anonymous, its sessions end and its active contracts are
        cancelled. Messages and payment records stay, without the name and contact details. This cannot be
        undone.
      </ConfirmDialog>
    </AdminRow>
  );
}
