import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Eye, EyeOff, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { Pill } from '../../../components/Pill';
import type { FlaggedMessageFieldsFragment } from '../../../generated/moderation-admin';
import { timeAgo } from '../../../lib/format/time';
import { AdminRow, RowButton } from '../list/AdminList';
import { ReasonDialog } from './ReasonDialog';
import { useModeration } from './useModeration';

export function FlaggedRow({ message }: { message: FlaggedMessageFieldsFragment }) {
  const [asking, setAsking] = useState<'hide' | 'suspend' | null>(null);
  const { hide, unhide, suspend, reinstate, busy } = useModeration();
  const { id, senderId, senderEmail } = message;
  const close = () => setAsking(null);
  const closeWhenDone = (done: boolean) => void (done && close());

  return (
    <AdminRow
      actions={
        <>
          {message.hidden ? (
            <RowButton icon={Eye} about={`the message of ${senderEmail}`} onClick={() => void unhide(id)}>
              Show
            </RowButton>
          ) : (
            <RowButton
              icon={EyeOff}
              about={`the message of ${senderEmail}`}
              onClick={() => setAsking('hide')}
            >
              Hide
            </RowButton>
          )}
          {message.senderSuspended ? (
            <RowButton icon={UserCheck} about={senderEmail} onClick={() => void reinstate(senderId)}>
              Reinstate
            </RowButton>
          ) : (
            <RowButton icon={UserX} about={senderEmail} danger onClick={() => setAsking('suspend')}>
              Suspend
            </RowButton>
          )}
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.75 }}>
        {message.flags.map((flag) => (
          <Pill key={flag} tone="amber">
            {flag}
          </Pill>
        ))}
        {message.hidden && <Pill>Hidden</Pill>}
        {message.senderSuspended && <Pill>Suspended</Pill>}
      </Box>
      <Box sx={{ whiteSpace: 'pre-wrap' }}>{message.message}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.75 }}>
        {senderEmail} · {timeAgo(message.createdAt)} · on{' '}
        <Link href={`/contracts/${message.contractId}`}>{message.contractTitle}</Link>
      </Box>
      {asking === 'hide' && (
        <ReasonDialog
          title="Hide this message?"
          text="Everybody but admins then reads “This message was removed by a moderator.” in its place."
          confirmLabel="Hide"
          busy={busy}
          onConfirm={(reason) => void hide(id, reason).then(closeWhenDone)}
          onClose={close}
        />
      )}
      {asking === 'suspend' && (
        <ReasonDialog
          title={`Suspend ${senderEmail}?`}
          text="Their sessions end at once, they cannot sign in, and their active contracts are cancelled. A transfer in progress goes on."
          confirmLabel="Suspend"
          busy={busy}
          onConfirm={(reason) => void suspend(senderId, reason).then(closeWhenDone)}
          onClose={close}
        />
      )}
    </AdminRow>
  );
}
