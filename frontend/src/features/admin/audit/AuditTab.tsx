import Box from '@mui/material/Box';
import { ScrollText } from 'lucide-react';
import { Pill } from '../../../components/Pill';
import { useAdminAuditQuery, type AdminAuditQuery } from '../../../generated/admin';
import { timeAgo } from '../../../lib/format/time';
import { rowsOf } from '../list/rows-of';
import { AdminList, AdminRow } from '../list/AdminList';
import { CodeText } from '../list/CodeText';
import { Details } from '../list/Details';
import { TabHeading } from '../list/TabHeading';

export function AuditTab() {
  const query = useAdminAuditQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <section>
      <TabHeading title="Audit Trail" text="Changes made by admins, newest first. Entries can't be edited." />
      <AdminList
        label="Audit entries"
        {...rowsOf(
          query,
          (data) => data.auditEntries,
          (node) => <AuditRow key={node.id} {...node} />,
        )}
        empty={{ icon: ScrollText, title: 'No changes yet' }}
      />
    </section>
  );
}

type Entry = AdminAuditQuery['auditEntries']['edges'][number]['node'];

const AuditRow = ({ actorEmail, action, targetId, before, after, ip, createdAt }: Entry) => (
  <AdminRow>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Pill>{action}</Pill>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {targetId}
      </Box>
    </Box>
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
      {actorEmail} · {timeAgo(createdAt)} · from {ip}
    </Box>
    {(before ?? after) && (
      <Details title="What changed">
        {before && (
          <>
            Before
            <CodeText>{pretty(before)}</CodeText>
          </>
        )}
        {after && (
          <Box sx={{ mt: 1.5 }}>
            After
            <CodeText>{pretty(after)}</CodeText>
          </Box>
        )}
      </Details>
    )}
  </AdminRow>
);

function pretty(json: string) {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
