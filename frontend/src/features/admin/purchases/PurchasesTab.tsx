import { Receipt } from 'lucide-react';
import { useAdminPurchasesQuery } from '../../../generated/admin';
import { AdminList } from '../list/AdminList';
import { SearchBox, useSearchText } from '../list/SearchBox';
import { TabHeading } from '../list/TabHeading';
import { PurchaseRow } from './PurchaseRow';

export function PurchasesTab() {
  const q = useSearchText() || null;
  const { data, previousData, error, refetch, fetchMore } = useAdminPurchasesQuery({
    variables: { q },
    fetchPolicy: 'cache-and-network',
  });
  const { hasNextPage = false, endCursor = null } = data?.purchases.pageInfo ?? {};
  // While a search is under way, what was found before stays.
  const shown = data ?? previousData;
  return (
    <section>
      <TabHeading title="Purchases" text="All payment attempts and their outcomes.">
        <SearchBox label="Search title, email or id" />
      </TabHeading>
      <AdminList
        label="Purchases"
        rows={shown?.purchases.edges.map(({ node }) => (
          <PurchaseRow key={node.id} purchase={node} />
        ))}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
        empty={{
          icon: Receipt,
          title: 'No purchases found',
          text: 'Payments appear here as soon as a buyer starts checkout.',
        }}
      />
    </section>
  );
}
