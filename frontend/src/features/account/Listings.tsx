import Button from '@mui/material/Button';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { useMyListingsQuery } from '../../generated/account';
import { AccountListCard } from './AccountListCard';
import { ListingRow } from './ListingRow';

/** The contracts that the member listed, in any status. */
export function Listings() {
  const { data, error, refetch, fetchMore } = useMyListingsQuery({ fetchPolicy: 'cache-and-network' });
  const edges = data?.myListings.edges;
  const { hasNextPage = false, endCursor = null } = data?.myListings.pageInfo ?? {};
  return (
    <AccountListCard
      title="Your Listings"
      action={
        edges &&
        edges.length > 0 && (
          <Button variant="outlined" component={Link} to="/contracts/submit">
            List another
          </Button>
        )
      }
      rows={edges?.map(({ node }) => <ListingRow key={node.contract.id} listing={node} />) ?? null}
      empty={
        <EmptyState
          icon={FilePlus2}
          headingLevel="h3"
          title="Nothing listed yet"
          text="Listing a contract is free. It goes live as soon as you submit it, and questions about it show up here."
          action={
            <Button variant="contained" component={Link} to="/contracts/submit">
              List your first contract
            </Button>
          }
        />
      }
      failed={Boolean(error)}
      onRetry={refetch}
      hasMore={hasNextPage}
      onMore={() => fetchMore({ variables: { after: endCursor } })}
    />
  );
}
