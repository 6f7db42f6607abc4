import Box from '@mui/material/Box';
import { Check, Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Pill } from '../../../components/plain/Pill';
import { StatusBadge } from '../../../components/plain/StatusBadge';
import type {
  FlaggedContractFieldsFragment,
  FlaggedMessageFieldsFragment,
} from '../../../generated/admin-flagged';
import { timeAgoInText } from '../../../lib/format/time';
import { AdminRow, PersonLink } from '../list/AdminRow';
import { ReasonDialog } from '../list/ReasonDialog';
import { useSuspend } from '../users/useSuspend';
import { useContractModeration, useMessageModeration, type Moderation } from './useModeration';

interface FlaggedRowProps {
  /** Noun for the dialog: "Hide this message?". */
  what: 'message' | 'contract';
  author: { id: string; email: string; isSuspended: boolean };
  flagged: { flags: readonly string[]; hidden: boolean };
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
function FlaggedRow(props: FlaggedRowProps) {
  const { what, author, hideText, heading, meta, children } = props;
  const { flags, hidden } = props.flagged;
  const [asking, setAsking] = useState(false);
  const { hide, unhide, clear, busy } = props.moderation;
  const suspend = useSuspend({ userId: author.id, email: author.email, isSuspended: author.isSuspended });
  const about = `the ${what} of ${author.email}`;

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
          {author.isSuspended && <Pill>Suspended</Pill>}
        </>
      }
      meta={
        <>
          <PersonLink id={author.id}>{author.email}</PersonLink> · {meta}
        </>
      }
      acts={[
        hidden
          ? { label: 'Show', icon: Eye, inRow: true, onClick: () => void unhide() }
          : { label: 'Hide', icon: EyeOff, inRow: true, onClick: () => setAsking(true) },
        ...(flags.length > 0 ? [{ label: 'Clear', icon: Check, onClick: () => void clear() }] : []),
        suspend.act,
      ]}
    >
      <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: 720, fontSize: '0.9375rem', my: 0.5 }}>{children}</Box>
      {suspend.dialog}
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

export function FlaggedContractRow({ contract }: { contract: FlaggedContractFieldsFragment }) {
  const { id, userId, holderEmail, holderSuspended, warnings, duplicates } = contract;
  return (
    <FlaggedRow
      what="contract"
      author={{ id: userId, email: holderEmail, isSuspended: holderSuspended }}
      flagged={contract}
      hideText="The contract is cancelled and leaves the list. On its page everyone except admins sees “This contract was removed by a moderator.”"
      moderation={useContractModeration(id)}
      heading={
        <>
          <Link to={`/contracts/${id}`}>{contract.title}</Link>
          <StatusBadge status={contract.status} />
        </>
      }
      meta={
        <>
          {contract.location} · posted {timeAgoInText(contract.createdAt)}
        </>
      }
    >
      {contract.description}
      {warnings.map((warning) => (
        <div key={warning} className="meta">
          {warning}
        </div>
      ))}
      {duplicates.length > 0 && (
        <div className="meta">
          May be listed twice:{' '}
          {duplicates.map((other, at) => (
            <span key={other}>
              {at > 0 && ', '}
              <Link to={`/contracts/${other}`}>contract {other.slice(-8)}</Link>
            </span>
          ))}
        </div>
      )}
    </FlaggedRow>
  );
}

export function FlaggedMessageRow({ message }: { message: FlaggedMessageFieldsFragment }) {
  const { id, senderId, senderEmail, senderSuspended } = message;
  return (
    <FlaggedRow
      what="message"
      author={{ id: senderId, email: senderEmail, isSuspended: senderSuspended }}
      flagged={message}
      hideText="Everyone except admins will see “This message was removed by a moderator.” in its place."
      moderation={useMessageModeration(id)}
      heading={
        <span>
          On <Link to={`/contracts/${message.contractId}`}>{message.contractTitle}</Link>
        </span>
      }
      meta={timeAgoInText(message.createdAt)}
    >
      {message.message}
    </FlaggedRow>
  );
}
