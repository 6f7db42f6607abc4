import { CONTRACT_TYPES, WORDS } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import { Check, Inbox, RotateCcw } from 'lucide-react';
import { Pill } from '../../../components/plain/Pill';
import {
  useAdminContactRequestsQuery,
  useMarkContactRequestMutation,
  type AdminContactRequestsQuery,
} from '../../../generated/admin';
import { telephone } from '../../../lib/format/telephone';
import { timeAgoInText } from '../../../lib/format/time';
import { QueryList } from '../list/AdminList';
import { AdminRow } from '../list/AdminRow';
import { announced } from '../list/announced';
import { TabHeading } from '../list/TabHeading';

const words: Record<string, string> = {
  transfer: 'Transfer my contract',
  takeover: 'Take over a contract',
  both: 'Explore both options',
  ...Object.fromEntries(CONTRACT_TYPES.map((type) => [type, WORDS[type].label])),
  other: 'Other',
};

export function RequestsTab() {
  const query = useAdminContactRequestsQuery({
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section>
      <TabHeading
        title="Contact Requests"
        text="Messages from the contact form. We promise a reply within 24 hours."
      />
      <QueryList
        label="Contact requests"
        query={query}
        connection={(data) => data.contactRequests}
        row={(node) => <RequestRow key={node.id} {...node} />}
        empty={{
          icon: Inbox,
          title: 'No requests yet',
          text: 'Messages from the contact form appear here.',
        }}
      />
    </section>
  );
}

type Request = AdminContactRequestsQuery['contactRequests']['edges'][number]['node'];

function RequestRow({ id, name, email, phone, userType, contractType, message, ...times }: Request) {
  const [mark, { loading }] = useMarkContactRequestMutation({ refetchQueries: ['AdminWaiting'] });
  const { createdAt, answeredAt } = times;
  const change = (answered: boolean) =>
    announced(
      mark({ variables: { id, answered } }),
      answered ? 'Marked as answered' : 'Marked as not answered',
      'Failed to mark the request',
    );
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
        answeredAt
          ? {
              label: 'Reopen',
              icon: RotateCcw,
              inRow: true,
              busy: loading,
              onClick: () => void change(false),
            }
          : { label: 'Answered', icon: Check, inRow: true, busy: loading, onClick: () => void change(true) },
      ]}
    >
      {message && (
        <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: 720, fontSize: '0.9375rem', my: 0.5 }}>{message}</Box>
      )}
    </AdminRow>
  );
}
