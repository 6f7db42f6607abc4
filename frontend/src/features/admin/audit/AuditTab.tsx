import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import Button from '@mui/material/Button';
import { TextInput } from '../../../components/mui/TextInput';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminAuditQuery } from '../../../generated/admin';
import { useSearchParam } from '../../../lib/useSearchParam';
import { QueryList } from '../list/AdminList';
import { DownloadButton, SearchBox, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { AuditRow } from './AuditRow';
import { sentences } from './audit-sentences';

const actions = Object.entries(sentences).map(([value, { label }]) => ({ value, label }));

/** The trail of all admins; its filters (action, person, target and days) are in the URL. */
export function AuditTab() {
  const [action, setAction] = useSearchParam('action');
  const [actorId, setActorId] = useSearchParam('actor');
  const [targetId, setTargetId] = useSearchParam('target');
  const [from, setFrom] = useSearchParam('from');
  const [to, setTo] = useSearchParam('to');
  const q = useSearchText();
  const [, setParams] = useSearchParams();
  const isBackwards = from !== '' && to !== '' && to < from;
  const filters = {
    action: action || null,
    actorId: actorId || null,
    targetId: targetId || null,
    from: from || null,
    to: (!isBackwards && to) || null,
  };
  const isFiltered = q !== '' || Object.values(filters).some(Boolean);
  const query = useAdminAuditQuery({
    variables: { ...filters, q: q || null },
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
            <SearchBox label="Email or ID" />
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
            <DayField label="From" value={from} onChange={setFrom} />
            <DayField
              label="To"
              value={to}
              onChange={setTo}
              problem={isBackwards ? 'Before the first day: not used' : undefined}
            />
            {targetId && (
              <Button variant="outlined" onClick={() => setTargetId('')}>
                Show all targets
              </Button>
            )}
            <DownloadButton list="audit" filters={filters} />
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
          title: isFiltered ? 'No such changes' : 'No changes yet',
          ...(isFiltered && {
            text: narrowest({ q, targetId, from, to, action, actorId }),
            action: (
              <Button variant="outlined" onClick={() => setParams({ tab: 'audit' })}>
                Clear all filters
              </Button>
            ),
          }),
        }}
      />
    </section>
  );
}

type Filters = Record<'q' | 'targetId' | 'from' | 'to' | 'action' | 'actorId', string>;

/** Which filter to loosen first, in a sentence: the one that leaves fewest entries. */
function narrowest({ q, targetId, from, to, action, actorId }: Filters): string {
  if (q) return 'The search needs a whole email address, or a whole ID or key.';
  if (targetId) return 'Try all targets.';
  if (from || to) return 'Try more days.';
  if (action && actorId) return 'Try all actions of this person, or everyone.';
  return action ? 'Try all actions.' : 'Try everyone.';
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  problem?: string | undefined;
}

/** A day in UTC, as the server reads it. */
const DayField = ({ label, value, onChange, problem }: DayFieldProps) => (
  <TextInput
    label={label}
    type="date"
    error={problem !== undefined}
    helperText={problem}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    shrink
  />
);
