import Box from '@mui/material/Box';
import { Check, Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Pill } from '../../../components/plain/Pill';
import { AdminRow, RowButton } from '../list/AdminRow';
import { PersonLink } from '../list/PersonLink';
import { ReasonDialog } from '../list/ReasonDialog';
import { SuspendButton } from '../users/SuspendButton';
import type { Moderation } from './useModeration';

interface FlaggedRowProps {
  /** Noun for the dialog: "Hide this message?". */
  what: 'message' | 'contract';
  whoseId: string;
  whoseEmail: string;
  isSuspended: boolean;
  flags: readonly string[];
  hidden: boolean;
  /** Explains what hiding does. */
  hideText: string;
  moderation: Moderation;
  heading: ReactNode;
  /** Follows the author. */
  meta: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** A flagged or hidden text with the actions on it and on its author. */
export function FlaggedRow(props: FlaggedRowProps) {
  const { what, whoseId, whoseEmail, isSuspended, flags, hidden, hideText, moderation } = props;
  const { heading, meta, children } = props;
  const [asking, setAsking] = useState(false);
  const { hide, unhide, clear, busy } = moderation;
  const about = `the ${what} of ${whoseEmail}`;

  return (
    <AdminRow
      about={about}
      head={
        <>
          {heading}
          {flags.map((flag) => (
            <Pill key={flag} tone="amber">
              {flag}
            </Pill>
          ))}
          {hidden && <Pill>Hidden</Pill>}
          {isSuspended && <Pill>Suspended</Pill>}
        </>
      }
      meta={
        <>
          <PersonLink id={whoseId}>{whoseEmail}</PersonLink> · {meta}
        </>
      }
      main={
        hidden ? (
          <RowButton icon={Eye} about={about} onClick={() => void unhide()}>
            Show
          </RowButton>
        ) : (
          <RowButton icon={EyeOff} about={about} onClick={() => setAsking(true)}>
            Hide
          </RowButton>
        )
      }
      actions={
        <>
          {flags.length > 0 && (
            <RowButton icon={Check} about={about} onClick={() => void clear()}>
              Clear
            </RowButton>
          )}
          <SuspendButton userId={whoseId} email={whoseEmail} isSuspended={isSuspended} />
        </>
      }
    >
      <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: 720, fontSize: '0.9375rem', my: 0.5 }}>{children}</Box>
      {asking && (
        <ReasonDialog
          title={`Hide this ${what}?`}
          text={hideText}
          confirmLabel="Hide"
          busy={busy}
          onConfirm={(reason) => void hide(reason).then((done) => setAsking(!done))}
          onClose={() => setAsking(false)}
        />
      )}
    </AdminRow>
  );
}
