import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Inbox } from 'lucide-react';
import { Pill } from '../../../components/Pill';
import { useAdminContactRequestsQuery, type AdminContactRequestsQuery } from '../../../generated/admin';
import { timeAgo } from '../../../lib/format/time';
import { rowsOf } from '../list/rows-of';
import { AdminList, AdminRow } from '../list/AdminList';
import { TabHeading } from '../list/TabHeading';

const words: Record<string, string> = {
  transfer: 'Transfer my contract',
  takeover: 'Take over a contract',
  both: 'Explore both options',
  'car-lease': 'Car Lease',
  apartment: 'Apartment',
  mortgage: 'Mortgage',
  timeshare: 'Timeshare',
  loan: 'Loan',
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
      <AdminList
        label="Contact requests"
        {...rowsOf(
          query,
          (data) => data.contactRequests,
          (node) => <RequestRow key={node.id} {...node} />,
        )}
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

const reach = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const RequestRow = ({ name, email, phone, userType, contractType, message, createdAt }: Request) => (
  <AdminRow>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ fontWeight: 650 }}>
        {name}
      </Box>
      {userType && <Pill tone="primary">{words[userType] ?? userType}</Pill>}
      {contractType && <Pill>{words[contractType] ?? contractType}</Pill>}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {timeAgo(createdAt)}
      </Box>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, fontSize: '0.9375rem' }}>
      <Link href={`mailto:${email}`} sx={reach}>
        {email}
      </Link>
      {phone && (
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} sx={reach}>
          {phone}
        </Link>
      )}
    </Box>
    {message && <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: 720 }}>{message}</Box>}
  </AdminRow>
);
