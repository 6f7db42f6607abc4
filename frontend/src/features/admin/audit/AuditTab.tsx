import { ScrollText } from 'lucide-react';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminAuditQuery } from '../../../generated/admin';
import { useSearchParam } from '../../../lib/useSearchParam';
import { AdminList } from '../list/AdminList';
import { rowsOf } from '../list/rows-of';
import { TabHeading } from '../list/TabHeading';
import { AuditRow } from './AuditRow';
import { sentences } from './audit-sentences';

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
      <TabHeading title="Audit Trail" text="Changes made by admins, newest first. Entries can't be edited.">
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
      </TabHeading>
      <AdminList
        label="Audit entries"
        {...rowsOf(
          query,
          (data) => data.auditEntries,
          (node) => <AuditRow key={node.id} entry={node} />,
        )}
        empty={{
          icon: ScrollText,
          title: action || actorId ? 'No such changes' : 'No changes yet',
          ...((action || actorId) && { text: 'Try another action or person.' }),
        }}
      />
    </section>
  );
}
