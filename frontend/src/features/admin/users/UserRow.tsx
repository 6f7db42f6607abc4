import { ROLE_WORDS, STAFF_ROLES } from '@handover/domain/roles';
import Box from '@mui/material/Box';
import { Download, ShieldPlus, Trash2, UserCog } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { Pill } from '../../../components/plain/Pill';
import type { PersonFieldsFragment } from '../../../generated/admin';
import { enumNameOf } from '../../../lib/enum-words';
import { formatDay } from '../../../lib/format/time';
import { may } from '../../../lib/session/rights';
import { useSession, type Me } from '../../../lib/session/useSession';
import { useDownload } from '../../../lib/useDownload';
import { useEverything } from '../about/useEverything';
import type { RowAct } from '../list/ActMenu';
import { AdminRow, CopyId, TabLink } from '../list/AdminRow';
import { Notes } from '../notes/Notes';
import { RolesDialog } from './RolesDialog';
import { useSuspend } from './useSuspend';
import { useUserActions } from './useUserActions';

type Person = Pick<PersonFieldsFragment, 'isAdmin' | 'roles'>;

/** Admins cannot be suspended, and other staff only by an admin. */
const mayDecideAbout = ({ isAdmin, roles }: Person, me: Me | null): boolean =>
  may(me, 'moderate') && !isAdmin && (roles.length === 0 || may(me, 'runSite'));

export const canSuspend = (person: PersonFieldsFragment, me: Me | null): boolean =>
  mayDecideAbout(person, me) && !person.suspendedAt;

export function UserRow({ person }: { person: PersonFieldsFragment }) {
  const [asking, setAsking] = useState<'promote' | 'roles' | 'delete' | null>(null);
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
  const isAdmin = may(me, 'runSite');
  const everything = useEverything();
  const acts: RowAct[] = [
    ...(isAdmin && !person.isAdmin && !person.suspendedAt
      ? [
          {
            label: 'Make Admin',
            icon: ShieldPlus,
            inRow: 'wide' as const,
            onClick: () => setAsking('promote'),
          },
        ]
      : []),
    ...everything({ tab: 'users', id: person.id, label: 'Everything about them' }),
    ...(isAdmin ? [{ label: 'Roles', icon: UserCog, onClick: () => setAsking('roles') }] : []),
    ...(mayDecideAbout(person, me) ? [suspend.act] : []),
    ...(isAdmin ? [{ label: 'Export', icon: Download, busy: exporting, onClick: save }] : []),
    ...(isAdmin && person.deletable
      ? [{ label: 'Delete', icon: Trash2, danger: true, onClick: () => setAsking('delete') }]
      : []),
  ];

  return (
    <AdminRow
      about={name}
      selectId={canSuspend(person, me) ? person.id : undefined}
      head={
        <>
          <span>{name}</span>
          {person.isAdmin && <Pill tone="primary">Admin</Pill>}
          {rolesBesides(person).map((label) => (
            <Pill key={label}>{label}</Pill>
          ))}
          {isSelf && <Pill>You</Pill>}
          {person.suspendedAt && <Pill>Suspended</Pill>}
          {!person.emailVerifiedAt && <Pill>Email not confirmed</Pill>}
        </>
      }
      meta={
        <>
          {name !== person.email && <span>{person.email} · </span>}
          <span className="whole">Joined {formatDay(person.createdAt)}</span>
          {!isSelf && !person.deletable && <span> · Party to a transfer in progress</span>}
        </>
      }
      acts={acts}
      details={
        <>
          <UserLinks person={person} />
          {may(me, 'keepNotes') && <Notes about="USER" id={person.id} />}
        </>
      }
    >
      {suspend.dialog}
      {asking === 'roles' && <RolesDialog person={person} name={name} onClose={close} />}
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

/** What a member may do besides an admin's "Admin". */
const rolesBesides = ({ roles }: Person): string[] =>
  STAFF_ROLES.filter((role) => roles.includes(enumNameOf(role))).map((role) => ROLE_WORDS[role].label);

/** Where else the member appears. */
const UserLinks = ({ person }: { person: PersonFieldsFragment }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
    <TabLink to={`?tab=contracts&q=${encodeURIComponent(person.email)}`}>Contracts</TabLink>
    <TabLink to={`?tab=sales&q=${encodeURIComponent(person.email)}`}>Sales</TabLink>
    {person.roles.length > 0 && (
      <TabLink to={`?tab=audit&actor=${person.id}`}>
        {person.isAdmin ? 'Actions as admin' : 'Actions as staff'}
      </TabLink>
    )}
    <CopyId id={person.id} />
  </Box>
);
