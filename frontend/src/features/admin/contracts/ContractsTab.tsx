import { FileSearch } from 'lucide-react';
import { useAdminContractsQuery } from '../../../generated/admin';
import { rowsOf } from '../list/rows-of';
import { AdminList } from '../list/AdminList';
import { DownloadButton } from '../list/DownloadButton';
import { SearchBox, useSearchText } from '../list/SearchBox';
import { TabHeading } from '../list/TabHeading';
import { ContractRow } from './ContractRow';

export function ContractsTab() {
  const q = useSearchText() || null;
  const query = useAdminContractsQuery({
    variables: { q },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section>
      <TabHeading title="Contract Management" text="All contracts in any status, newest first.">
        <SearchBox label="Search contracts" />
        <DownloadButton list="contracts" />
      </TabHeading>
      <AdminList
        label="Contracts"
        {...rowsOf(
          query,
          (data) => data.allContracts,
          (node) => <ContractRow key={node.id} contract={node} />,
        )}
        empty={{ icon: FileSearch, title: 'No contracts found' }}
      />
    </section>
  );
}
