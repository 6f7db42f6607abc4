import { Link } from 'react-router';
import type { FlaggedMessageFieldsFragment } from '../../../generated/admin-flagged';
import { timeAgoInText } from '../../../lib/format/time';
import { FlaggedRow } from './FlaggedRow';
import { useMessageModeration } from './useModeration';

export function FlaggedMessageRow({ message }: { message: FlaggedMessageFieldsFragment }) {
  const { id, senderId, senderEmail, senderSuspended, flags, hidden } = message;
  return (
    <FlaggedRow
      what="message"
      whoseId={senderId}
      whoseEmail={senderEmail}
      isSuspended={senderSuspended}
      flags={flags}
      hidden={hidden}
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
