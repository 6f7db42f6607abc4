import Box from '@mui/material/Box';
import { Check, Eye, EyeOff, UserCheck, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Pill } from '../../../components/Pill';
import { AdminRow, RowButton } from '../list/AdminList';
import { ReasonDialog } from './ReasonDialog';
import type { Moderation } from './useModeration';

interface FlaggedRowProps {
  /** What it is, as in "Hide this message?". */
  what: 'message' | 'contract';
  whoseEmail: string;
  isSuspended: boolean;
  flags: readonly string[];
  hidden: boolean;
  /** What hiding leads to. */
  hideText: string;
  moderation: Moderation;
  children: ReactNode;
}

/** Something that was flagged or hidden, and what an admin may do about it and about who wrote it. */
export function FlaggedRow(props: FlaggedRowProps) {
  const { what, whoseEmail, isSuspended, flags, hidden, hideText, moderation, children } = props;
  const [asking, setAsking] = useState<'hide' | 'suspend' | null>(null);
  const { hide, unhide, clear, suspend, reinstate, busy } = moderation;
  const about = `the ${what} of ${whoseEmail}`;
  const close = () => setAsking(null);
  const closeWhenDone = (done: boolean) => void (done && close());

  return (
    <AdminRow
      actions={
        <>
          {flags.length > 0 && (
            <RowButton icon={Check} about={about} onClick={() => void clear()}>
              Clear
            </RowButton>
          )}
          {hidden ? (
            <RowButton icon={Eye} about={about} onClick={() => void unhide()}>
              Show
            </RowButton>
          ) : (
            <RowButton icon={EyeOff} about={about} onClick={() => setAsking('hide')}>
              Hide
            </RowButton>
          )}
          {isSuspended ? (
            <RowButton icon={UserCheck} about={whoseEmail} onClick={() => void reinstate()}>
              Reinstate
            </RowButton>
          ) : (
            <RowButton icon={UserX} about={whoseEmail} danger onClick={() => setAsking('suspend')}>
              Suspend
            </RowButton>
          )}
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.75 }}>
        {flags.map((flag) => (
          <Pill key={flag} tone="amber">
            {flag}
          </Pill>
        ))}
        {hidden && <Pill>Hidden</Pill>}
        {isSuspended && <Pill>Suspended</Pill>}
      </Box>
      {children}
      {asking === 'hide' && (
        <ReasonDialog
          title={`Hide this ${what}?`}
          text={hideText}
          confirmLabel="Hide"
          busy={busy}
          onConfirm={(reason) => void hide(reason).then(closeWhenDone)}
          onClose={close}
        />
      )}
      {asking === 'suspend' && (
        <ReasonDialog
          title={`Suspend ${whoseEmail}?`}
          text="Their sessions end at once, they cannot sign in, and their active contracts are cancelled. A transfer in progress goes on."
          confirmLabel="Suspend"
          busy={busy}
          onConfirm={(reason) => void suspend(reason).then(closeWhenDone)}
          onClose={close}
        />
      )}
    </AdminRow>
  );
}
