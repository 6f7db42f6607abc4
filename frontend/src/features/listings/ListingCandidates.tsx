import { Link } from 'react-router';
import { useListingOffersQuery } from '../../generated/listings';
import { openOffer } from '../../lib/candidates/application-words';
import { useHydrated } from '../../lib/useHydrated';
import { counted, type Listing } from './listing-words';

/** "Candidates (3), 1 offer": how many wait for the holder's answer. */
export function ListingCandidates({ contract: { id, applicationCount } }: { contract: Listing['contract'] }) {
  const skip = !useHydrated() || !applicationCount;
  const { data } = useListingOffersQuery({
    variables: { contractId: id },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  if (!applicationCount) return null;
  const offers = data?.candidates.filter(
    (candidate) => openOffer(candidate.offers)?.by === 'CANDIDATE',
  ).length;
  return (
    <span style={{ zIndex: 1 }}>
      <Link to={`/contracts/${id}#candidates`}>
        Candidates ({applicationCount}){offers ? `, ${counted(offers, 'offer')}` : ''}
      </Link>
    </span>
  );
}
