import Box from '@mui/material/Box';
import type { ContactRequestFieldsFragment } from '../../../generated/admin-requests';
import { timeAgoInText } from '../../../lib/format/time';

/** After this time, in ms, a mail that is still on its way is worth a look at the mail server. */
const LATE_MS = 3_600_000;

interface ReplyThreadProps {
  /** Who asked. */
  name: string;
  replies: ContactRequestFieldsFragment['replies'];
}

/** What was replied to a request, below it. */
export const ReplyThread = ({ name, replies }: ReplyThreadProps) => (
  <Box
    component="ol"
    aria-label={`Replies to ${name}`}
    sx={{ listStyle: 'none', p: 0, mt: 1, mb: 0.5, maxWidth: 720, display: 'grid', gap: 1 }}
  >
    {replies.map((reply) => (
      <Box
        component="li"
        key={reply.id}
        sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, fontSize: '0.9375rem' }}
      >
        <Box sx={{ whiteSpace: 'pre-wrap' }}>{reply.text}</Box>
        <Box className="note">
          {reply.author ?? 'A deleted account'} · {timeAgoInText(reply.createdAt)} · {stateOf(reply)}
        </Box>
      </Box>
    ))}
  </Box>
);

function stateOf({ sentAt, createdAt }: ContactRequestFieldsFragment['replies'][number]): string {
  if (sentAt) return 'email sent';
  return Date.now() - Date.parse(createdAt) < LATE_MS
    ? 'email on its way'
    : 'email not sent yet: the mail server does not take it';
}
