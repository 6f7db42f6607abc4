import Button from '@mui/material/Button';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { useMyListingsQuery } from '../../generated/listings';
import { AccountListCard } from '../../components/AccountListCard';
import { ListingRow } from './ListingRow';

/** The contracts that the member listed, in any status. */
export function Listings() {
  const query = useMyListingsQuery({ fetchPolicy: 'cache-and-network' });
  const list = query.data?.myListings;
  return (
    <AccountListCard
      title="Your Listings"
      action={
        list &&
        list.edges.length > 0 && (
          <Button variant="outlined" component={Link} to="/contracts/submit">
            List another
          </Button>
        )
      }
      query={query}
      list={list}
      row={(node) => <ListingRow key={node.contract.id} listing={node} />}
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
    />
  );
}
