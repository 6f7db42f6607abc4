import Box from '@mui/material/Box';
import { Download, ShieldPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { Pill } from '../../../components/plain/Pill';
import type { PersonFieldsFragment } from '../../../generated/admin';
import { formatDay } from '../../../lib/format/time';
import { useSession } from '../../../lib/session/useSession';
import { useDownload } from '../../../lib/useDownload';
import type { RowAct } from '../list/ActMenu';
import { AdminRow, CopyId, TabLink } from '../list/AdminRow';
import { useSuspend } from './useSuspend';
import { useUserActions } from './useUserActions';

/** Admins and members who are suspended already cannot be suspended. */
export const canSuspend = ({ isAdmin, suspendedAt }: PersonFieldsFragment): boolean =>
  !isAdmin && !suspendedAt;

export function UserRow({ person }: { person: PersonFieldsFragment }) {
  const [asking, setAsking] = useState<'promote' | 'delete' | null>(null);
  const { makeAdmin, deleteUser, busy } = useUserActions();
  const { download, busy: exporting } = useDownload();
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;
  const close = () => setAsking(null);

  const { me } = useSession();
  const isSelf = me?.id === person.id;
  const suspend = useSuspend({
    userId: person.id,
    email: person.email,
    isSuspended: person.suspendedAt !== null,
  });
  const save = () => void download(`/api/admin/users/${person.id}/export`, 'handover-data.json');
  const acts: RowAct[] = [
    ...(person.isAdmin || person.suspendedAt
      ? []
      : [{ label: 'Make Admin', icon: ShieldPlus, inRow: true, onClick: () => setAsking('promote') }]),
    ...(person.isAdmin ? [] : [suspend.act]),
    { label: 'Export', icon: Download, busy: exporting, onClick: save },
    ...(person.deletable
      ? [{ label: 'Delete', icon: Trash2, inRow: true, danger: true, onClick: () => setAsking('delete') }]
      : []),
  ];

  return (
    <AdminRow
      about={name}
      selectId={canSuspend(person) ? person.id : undefined}
      head={
        <>
          <span>{name}</span>
          {person.isAdmin && <Pill tone="primary">Admin</Pill>}
          {isSelf && <Pill>You</Pill>}
          {person.suspendedAt && <Pill>Suspended</Pill>}
          {!person.emailVerifiedAt && <Pill>Email not confirmed</Pill>}
        </>
      }
      meta={
        <>
          {name !== person.email && <span>{person.email} · </span>}
          <span>Joined {formatDay(person.createdAt)}</span>
          {!isSelf && !person.deletable && <span> · Party to a transfer in progress</span>}
        </>
      }
      acts={acts}
      details={<UserLinks person={person} />}
    >
      {suspend.dialog}
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

/** Where else the member appears. */
const UserLinks = ({ person }: { person: PersonFieldsFragment }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
    <TabLink to={`?tab=contracts&q=${encodeURIComponent(person.email)}`}>Contracts</TabLink>
    <TabLink to={`?tab=sales&q=${encodeURIComponent(person.email)}`}>Sales</TabLink>
    {person.isAdmin && <TabLink to={`?tab=audit&actor=${person.id}`}>Actions as admin</TabLink>}
    <CopyId id={person.id} />
  </Box>
);
