import Box from '@mui/material/Box';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminAuditQuery } from '../../../generated/admin';
import { formatMoment, timeAgoInText } from '../../../lib/format/time';
import { useSearchParam } from '../../../lib/useSearchParam';
import { QueryList } from '../list/AdminList';
import { AdminRow, CopyId } from '../list/AdminRow';
import { TabHeading } from '../list/TabHeading';
import { actorOf, changesOf, sentenceOf, sentences, targetOf, type AuditRowData } from './audit-sentences';

const actions = Object.entries(sentences).map(([value, { label }]) => ({ value, label }));

/** The trail of all admins, of one action, or of one admin; the filter is in the URL. */
export function AuditTab() {
  const [action, setAction] = useSearchParam('action');
  const [actorId, setActorId] = useSearchParam('actor');
  const query = useAdminAuditQuery({
    variables: { action: action || null, actorId: actorId || null },
    fetchPolicy: 'cache-and-network',
  });
  const people = new Map(actorId ? [[actorId, 'This person']] : []);
  for (const { node } of query.data?.auditEntries.edges ?? [])
    people.set(node.actorId, node.actor.name ?? node.actorEmail);
  return (
    <section>
      <TabHeading
        title="Audit Trail"
        text="Changes made by admins, newest first. Entries can't be edited."
        tools={
          <>
            {' '}
            <SelectField
              label="Action"
              placeholder="All actions"
              options={actions}
              value={action}
              onChange={({ target }) => setAction(target.value)}
            />
            <SelectField
              label="Person"
              placeholder="Everyone"
              options={[...people].map(([value, label]) => ({ value, label }))}
              value={actorId}
              onChange={({ target }) => setActorId(target.value)}
            />
          </>
        }
      />
      <QueryList
        label="Audit entries"
        query={query}
        connection={(data) => data.auditEntries}
        row={(node) => <AuditRow key={node.id} entry={node} />}
        empty={{
          icon: ScrollText,
          title: action || actorId ? 'No such changes' : 'No changes yet',
          ...((action || actorId) && { text: 'Try another action or person.' }),
        }}
      />
    </section>
  );
}

/** "Refunded the fee of “2024 Honda Civic lease” · by Ada B. · 2 hours ago". */
function AuditRow({ entry }: { entry: AuditRowData }) {
  const { start, end } = sentenceOf(entry.action);
  const { text, to } = targetOf(entry);
  return (
    <AdminRow
      about={`${start} ${text}`}
      head={
        <span className="sentence">
          {start} {to ? <Link to={to}>{text}</Link> : text}
          {end && ` ${end}`}
        </span>
      }
      meta={
        <>
          by <Link to={`?tab=audit&actor=${entry.actorId}`}>{actorOf(entry)}</Link> ·{' '}
          <time dateTime={entry.createdAt} title={formatMoment(entry.createdAt)}>
            {timeAgoInText(entry.createdAt)}
          </time>
        </>
      }
      details={<AuditDetails entry={entry} />}
    />
  );
}

const AuditDetails = ({ entry }: { entry: AuditRowData }) => (
  <>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', columnGap: 2, gridTemplateColumns: 'auto minmax(0, 1fr)' }}
    >
      {changesOf(entry).map(({ field, before, after }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {field}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
            {before !== undefined && (after === undefined ? before : <del>{before}</del>)}
            {before !== undefined && after !== undefined && ' → '}
            {after}
          </Box>
        </Box>
      ))}
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        When
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {formatMoment(entry.createdAt)}
        {entry.ip && ` from ${entry.ip}`}
      </Box>
    </Box>
    <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
      <CopyId id={entry.targetId} label={entry.targetType === 'setting' ? 'Key' : 'ID'} />
      <CopyId id={entry.id} label="Entry" />
    </Box>
  </>
);
