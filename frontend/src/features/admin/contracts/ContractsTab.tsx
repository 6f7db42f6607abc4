import { FileSearch } from 'lucide-react';
import { useAdminContractsQuery } from '../../../generated/admin';
import { AdminList } from '../list/AdminList';
import { SearchBox, useSearchText } from '../list/SearchBox';
import { TabHeading } from '../list/TabHeading';
import { ContractRow } from './ContractRow';

export function ContractsTab() {
  const q = useSearchText() || null;
  const { data, previousData, error, refetch, fetchMore } = useAdminContractsQuery({
    variables: { q },
    fetchPolicy: 'cache-and-network',
  });
  const { hasNextPage = false, endCursor = null } = data?.allContracts.pageInfo ?? {};
  // Keep the previous results while a new search is loading.
  const shown = data ?? previousData;
  return (
    <section>
      <TabHeading title="Contract Management" text="Every contract, whatever its status, newest first.">
        <SearchBox label="Search contracts" />
      </TabHeading>
      <AdminList
        label="Contracts"
        rows={shown?.allContracts.edges.map(({ node }) => (
          <ContractRow key={node.id} contract={node} />
        ))}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
        empty={{ icon: FileSearch, title: 'No contracts found' }}
      />
    </section>
  );
}
