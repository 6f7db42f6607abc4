import { Receipt } from 'lucide-react';
import { useAdminPurchasesQuery } from '../../../generated/admin';
import { rowsOf } from '../list/rows-of';
import { AdminList } from '../list/AdminList';
import { DownloadButton } from '../list/DownloadButton';
import { ListOrder, useListOrder } from '../list/ListOrder';
import { SearchBox, useSearchText } from '../list/SearchBox';
import { TabHeading } from '../list/TabHeading';
import { PurchaseRow } from './PurchaseRow';

export function PurchasesTab() {
  const q = useSearchText() || null;
  const query = useAdminPurchasesQuery({
    variables: { q, sort: useListOrder() },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section>
      <TabHeading title="Purchases" text="All payment attempts and their outcomes.">
        <SearchBox label="Search title, email or id" />
        <ListOrder />
        <DownloadButton list="purchases" />
      </TabHeading>
      <AdminList
        label="Purchases"
        {...rowsOf(
          query,
          (data) => data.purchases,
          (node) => <PurchaseRow key={node.id} purchase={node} />,
        )}
        empty={{
          icon: Receipt,
          title: 'No purchases found',
          text: 'Payments appear here as soon as a buyer starts checkout.',
        }}
      />
    </section>
  );
}
