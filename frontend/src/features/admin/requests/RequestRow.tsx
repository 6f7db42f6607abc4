import { CONTRACT_TYPES, WORDS } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import { Check, Reply, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Pill } from '../../../components/plain/Pill';
import {
  useMarkContactRequestMutation,
  type ContactRequestFieldsFragment,
} from '../../../generated/admin-requests';
import { telephone } from '../../../lib/format/telephone';
import { timeAgoInText } from '../../../lib/format/time';
import { AdminRow } from '../list/AdminRow';
import { announced } from '../list/announced';
import { ReplyDialog } from './ReplyDialog';
import { ReplyThread } from './ReplyThread';

const words: Record<string, string> = {
  transfer: 'Transfer my contract',
  takeover: 'Take over a contract',
  both: 'Explore both options',
  ...Object.fromEntries(CONTRACT_TYPES.map((type) => [type, WORDS[type].label])),
  other: 'Other',
};

export function RequestRow({ request }: { request: ContactRequestFieldsFragment }) {
  const { id, name, email, phone, userType, contractType, message, createdAt, answeredAt, replies } = request;
  const [isReplying, setReplying] = useState(false);
  const [mark, { loading }] = useMarkContactRequestMutation({ refetchQueries: ['AdminWaiting'] });
  const change = (answered: boolean) =>
    announced(
      mark({ variables: { id, answered } }),
      answered ? 'Marked as answered' : 'Marked as not answered',
      'Failed to mark the request',
    );
  const marking = answeredAt
    ? { label: 'Reopen', icon: RotateCcw, onClick: () => void change(false) }
    : { label: 'Answered', icon: Check, onClick: () => void change(true) };
  return (
    <AdminRow
      about={name}
      head={
        <>
          <span>{name}</span>
          {!answeredAt && <Pill tone="primary">New</Pill>}
          {userType && <Pill>{words[userType] ?? userType}</Pill>}
          {contractType && <Pill>{words[contractType] ?? contractType}</Pill>}
        </>
      }
      meta={
        <>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && (
            <>
              {' · '}
              <a href={telephone(phone)}>{phone}</a>
            </>
          )}{' '}
          · sent {timeAgoInText(createdAt)}
          {answeredAt && ` · answered ${timeAgoInText(answeredAt)}`}
        </>
      }
      acts={[
        { label: 'Reply', icon: Reply, inRow: true, onClick: () => setReplying(true) },
        { ...marking, inRow: true, busy: loading },
      ]}
    >
      {message && (
        <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: 720, fontSize: '0.9375rem', my: 0.5 }}>{message}</Box>
      )}
      {replies.length > 0 && <ReplyThread name={name} replies={replies} />}
      {isReplying && <ReplyDialog request={request} onClose={() => setReplying(false)} />}
    </AdminRow>
  );
}
