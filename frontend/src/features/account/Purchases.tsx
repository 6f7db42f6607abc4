import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorState } from '../../components/plain/ErrorState';
import { useAccountPurchasesQuery } from '../../generated/account';
import { toastError } from '../../lib/toast/toast-error';
import { PurchaseSection } from './PurchaseSection';

type List = 'boughtAfter' | 'soldAfter';

/** The member's purchases and sales. */
export function Purchases() {
  const { data, error, refetch, fetchMore } = useAccountPurchasesQuery({ fetchPolicy: 'cache-and-network' });
  const [loadingMore, setLoadingMore] = useState<List | null>(null);
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Card role="status" aria-label="Loading purchases" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
        <Skeleton width={140} height={28} />
        <Skeleton height={44} sx={{ mt: 1.5 }} />
      </Card>
    );

  const { myPurchases, mySales } = data;
  const showMore = async (list: List, after: string | null) => {
    setLoadingMore(list);
    // Pass the other list's cursor too, so that its first page is not fetched again.
    const ends = { boughtAfter: myPurchases.pageInfo.endCursor, soldAfter: mySales.pageInfo.endCursor };
    try {
      await fetchMore({ variables: { ...ends, [list]: after } });
    } catch (problem) {
      toastError(problem, 'Error', 'More purchases could not be loaded. Please try again.');
    } finally {
      setLoadingMore(null);
    }
  };
  const section = (list: List, { edges, pageInfo }: typeof myPurchases) => ({
    purchases: edges.map(({ node }) => node),
    hasMore: pageInfo.hasNextPage,
    loadingMore: loadingMore === list,
    onMore: () => void showMore(list, pageInfo.endCursor),
  });
  return (
    <>
      <PurchaseSection
        title="Purchases"
        emptyText="You have not bought a contract yet."
        next={{ to: '/contracts', label: 'Find a contract' }}
        {...section('boughtAfter', myPurchases)}
      />
      <PurchaseSection
        title="Sold"
        emptyText="None of your contracts has been bought yet."
        next={{ to: '/contracts/submit', label: 'List a contract' }}
        {...section('soldAfter', mySales)}
      />
    </>
  );
}
