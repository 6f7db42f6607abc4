import { ScrollText } from 'lucide-react';
import Button from '@mui/material/Button';
import { TextInput } from '../../../components/mui/TextInput';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminAuditQuery } from '../../../generated/admin';
import { useSearchParam } from '../../../lib/useSearchParam';
import { QueryList } from '../list/AdminList';
import { DownloadButton } from '../list/ListTools';
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
  const filters = {
    action: action || null,
    actorId: actorId || null,
    targetId: targetId || null,
    from: from || null,
    to: to || null,
  };
  const isFiltered = Object.values(filters).some(Boolean);
  const query = useAdminAuditQuery({
    variables: filters,
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
            <DayField label="From" value={from} onChange={setFrom} />
            <DayField label="To" value={to} onChange={setTo} />
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
          ...(isFiltered && { text: 'Try another action, person or day.' }),
        }}
      />
    </section>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A day in UTC, as the server reads it. */
const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextInput
    label={label}
    type="date"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    shrink
  />
);
