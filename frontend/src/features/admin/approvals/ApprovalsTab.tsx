import { FileCheck2 } from 'lucide-react';
import { useApprovalsQuery } from '../../../generated/admin-approvals';
import { QueryList } from '../list/AdminList';
import { TabHeading } from '../list/TabHeading';
import { ApprovalRow } from './ApprovalRow';

/** Contracts that are not public until an admin approves them, longest waiting first. */
export function ApprovalsTab() {
  const query = useApprovalsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <section>
      <TabHeading
        title="Approvals"
        text="New and edited contracts that wait for you, if the setting asks for it. Nobody else can see them meanwhile."
      />
      <QueryList
        label="Contracts to approve"
        query={query}
        connection={(data) => data.approvals}
        row={(node) => <ApprovalRow key={node.id} waiting={node} />}
        empty={{
          icon: FileCheck2,
          title: 'Nothing waits for approval',
          text: 'With “Review contracts before they go live” in Settings, new and edited contracts appear here.',
        }}
      />
    </section>
  );
}
