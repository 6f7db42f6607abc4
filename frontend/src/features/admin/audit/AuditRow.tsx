import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { formatMoment, timeAgoInText } from '../../../lib/format/time';
import { AdminRow, CopyId, TabLink } from '../list/AdminRow';
import { actorOf, changesOf, sentenceOf, targetOf, type AuditRowData } from './audit-sentences';

/** "Refunded the fee of “2024 Honda Civic lease” · by Ada B. · 2 hours ago". */
export function AuditRow({ entry }: { entry: AuditRowData }) {
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
      <TabLink to={`?tab=audit&target=${encodeURIComponent(entry.targetId)}`}>
        Everything done to this
      </TabLink>
      <CopyId id={entry.targetId} label={entry.targetType === 'setting' ? 'Key' : 'ID'} />
      <CopyId id={entry.id} label="Entry" />
    </Box>
  </>
);
