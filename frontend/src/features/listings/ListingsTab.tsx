import { answersWithinText } from '@handover/domain/listings/answer-times';
import { handedOverText } from '@handover/domain/listings/handed-over-text';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { AccountListCard } from '../../components/mui/AccountListCard';
import { EmptyState } from '../../components/plain/EmptyState';
import { useMyListingsQuery } from '../../generated/listings';
import { useIsReviewed } from '../../lib/content/useSiteInfo';
import type { Listing } from './listing-words';
import { ListingRow } from './ListingRow';

/** The contracts that the member listed, in any status. */
export function ListingsTab() {
  const query = useMyListingsQuery({ fetchPolicy: 'cache-and-network' });
  const list = query.data?.myListings;
  const isReviewed = useIsReviewed();
  return (
    <>
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
            text={`Listing a contract is free. ${
              isReviewed
                ? 'We look at new listings first. Once yours is live, questions'
                : 'It goes live as soon as you submit it, and questions'
            } about it show up here.`}
            action={
              <Button variant="contained" component={Link} to="/contracts/submit">
                List your first contract
              </Button>
            }
          />
        }
      />
      {list?.edges[0] && <ShownToOthers holder={list.edges[0].node.contract.holder} />}
    </>
  );
}

/** The badges that buyers see next to the member's listings. */
function ShownToOthers({
  holder: { emailConfirmed, handedOver, answersWithinHours },
}: {
  holder: Listing['contract']['holder'];
}) {
  const badges = [
    emailConfirmed && 'Email confirmed',
    handedOver > 0 && handedOverText(handedOver),
    answersWithinHours !== null && answersWithinText(answersWithinHours),
  ].filter(Boolean);
  return (
    <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '0.875rem' }}>
      {badges.length > 0
        ? `Buyers see this next to your listings: ${badges.join(' · ')}`
        : 'Confirm your email address and answer questions to earn badges that buyers see next to your listings.'}
    </Typography>
  );
}
