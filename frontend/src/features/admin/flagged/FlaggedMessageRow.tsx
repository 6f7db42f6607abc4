import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { FlaggedMessageFieldsFragment } from '../../../generated/moderation-admin';
import { timeAgo } from '../../../lib/format/time';
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
    >
      <Box sx={{ whiteSpace: 'pre-wrap' }}>{message.message}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.75 }}>
        {senderEmail} · {timeAgo(message.createdAt)} · on{' '}
        <Link href={`/contracts/${message.contractId}`}>{message.contractTitle}</Link>
      </Box>
    </FlaggedRow>
  );
}
