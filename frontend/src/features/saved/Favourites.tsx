import Button from '@mui/material/Button';
import { Heart as HeartIcon } from 'lucide-react';
import { Link } from 'react-router';
import { AccountListCard } from '../../components/mui/AccountListCard';
import { AccountRow } from '../../components/mui/AccountRow';
import { EmptyState } from '../../components/plain/EmptyState';
import { StatusBadge } from '../../components/plain/StatusBadge';
import { CompareButton } from '../../components/contract/compare/CompareButton';
import { reservedBadge } from '../../components/contract/ReservedBadge';
import { TypeIcon } from '../../components/contract/TypeIcon';
import { useMyFavouritesQuery, type MyFavouritesQuery } from '../../generated/saved';
import { formatCents } from '../../lib/format/money';
import { Heart } from './hearts/Heart';

type Favourite = MyFavouritesQuery['myFavourites']['edges'][number]['node'];

/** The contracts that the member has saved. One that is removed stays in the list until the page is left, to undo it. */
export function Favourites() {
  const query = useMyFavouritesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AccountListCard
      title="Favorites"
      query={query}
      list={query.data?.myFavourites}
      row={(contract) => <FavouriteRow key={contract.id} contract={contract} />}
      empty={
        <EmptyState
          icon={HeartIcon}
          headingLevel="h3"
          title="No favorites yet"
          text="Tap the heart on a contract to save it here. We'll tell you when its terms change or it leaves the market."
          action={
            <Button variant="contained" component={Link} to="/contracts">
              Browse contracts
            </Button>
          }
        />
      }
    />
  );
}

const FavouriteRow = ({ contract }: { contract: Favourite }) => (
  <AccountRow className={reservedBadge(contract) && 'sentences'}>
    <TypeIcon type={contract.type} size={40} />
    <div>
      <Link className="title" to={`/contracts/${contract.id}`}>
        {contract.title}
      </Link>
      <div className="more">
        <span>{formatCents(contract.monthlyPayment)}/mo ·</span> <span>{contract.location}</span>
      </div>
    </div>
    <div className="end">
      {reservedBadge(contract) ?? <StatusBadge status={contract.status} />}
      <div style={{ display: 'flex', gap: 8 }}>
        <CompareButton contract={contract} />
        <Heart contract={contract} isMember isSaved />
      </div>
    </div>
  </AccountRow>
);
