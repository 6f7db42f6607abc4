import { isStateNeeded, STATE_NEEDED } from '@handover/domain/availability';
import { Eye, Heart, MessageCircleQuestion } from 'lucide-react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Bone } from '../../components/plain/Bone';
import { CopyButton } from '../../components/mui/CopyButton';
import { ErrorState } from '../../components/plain/ErrorState';
import { Pill } from '../../components/plain/Pill';
import { MyListingDocument, useMyListingQuery } from '../../generated/listings';
import { MuiScope } from '../../theme/MuiScope';
import { ListingActions } from './ListingActions';
import { chipOf, counted, untilOf } from './listing-words';

const Root = styled('div')({
  display: 'grid',
  gap: 12,
  '& .counts': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: '0.875rem' },
  '& .counts > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .stop': {
    padding: '10px 14px',
    borderRadius: 10,
    color: 'var(--mui-palette-amber-ink)',
    backgroundColor: 'var(--mui-palette-amber-soft)',
  },
  '& .stop a': { color: 'inherit', fontWeight: 650 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 4, marginInline: -5 },
  '& progress': {
    width: '100%',
    height: 6,
    appearance: 'none',
    border: 0,
    borderRadius: 99,
    overflow: 'hidden',
    backgroundColor: 'var(--mui-palette-sunken-main)',
    accentColor: 'var(--mui-palette-primary-main)',
    '&::-webkit-progress-bar': { backgroundColor: 'var(--mui-palette-sunken-main)' },
    '&::-webkit-progress-value': { backgroundColor: 'var(--mui-palette-primary-main)' },
    '&::-moz-progress-bar': {
      backgroundColor: 'var(--mui-palette-primary-main)',
    },
  },
});

interface HolderBoxProps {
  contractId: string;
  /** False for a colleague, who manages the contracts of their organization. */
  isHolder: boolean;
}

/** What the holder of a contract and their colleagues see in place of the Buy button: where the listing stands, and what they can do. */
export function HolderBox({ contractId, isHolder }: HolderBoxProps) {
  const { data, error, refetch } = useMyListingQuery({
    variables: { id: contractId },
    fetchPolicy: 'cache-and-network',
  });
  const listing = data?.myListing;
  if (!listing && error)
    return (
      <ErrorState title="Couldn't load your listing" onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!listing) return <Bone style={{ height: 176 }} />;
  const { contract, keyFacts, views, favourites, openQuestions, sentBackFor } = listing;
  const chip = chipOf(contract);
  return (
    <MuiScope>
      <Root>
        <Typography component="h3" sx={{ fontWeight: 650, display: 'flex', gap: 1, alignItems: 'center' }}>
          {isHolder ? 'Your listing' : "Your organization's listing"}{' '}
          <Pill tone={chip.tone}>{chip.label}</Pill>
        </Typography>
        {contract.offMarketReason === 'WAITING' && (
          <Typography variant="body2">
            Only you and our team can see it. We tell you as soon as it is live.
          </Typography>
        )}
        {sentBackFor && (
          <Typography variant="body2" component="div" className="stop" dir="auto">
            Please change this, then submit it again: {sentBackFor}
          </Typography>
        )}
        {contract.notOffered && (
          <Typography variant="body2" component="div" className="stop">
            {isStateNeeded(contract.notOffered) ? (
              <>
                {STATE_NEEDED} Nobody can buy your contract until you{' '}
                <Link to={`/contracts/submit?edit=${contractId}`}>name the city and state</Link>.
              </>
            ) : (
              contract.notOffered
            )}
          </Typography>
        )}
        {contract.freshUntil && (
          <Typography variant="body2" component="div">
            {untilOf(contract)}
          </Typography>
        )}
        <div>
          <Typography variant="body2" component="label" htmlFor={`facts-${contractId}`}>
            {keyFacts.stated} of {keyFacts.total} key facts stated
          </Typography>
          <progress id={`facts-${contractId}`} value={keyFacts.stated} max={keyFacts.total} />
        </div>
        <div className="counts">
          <span>
            <Eye size={16} aria-hidden />
            {counted(views, 'view')}
          </span>
          <span>
            <Heart size={16} aria-hidden />
            {counted(favourites, 'save')}
          </span>
          {isHolder && (
            <span>
              <MessageCircleQuestion size={16} aria-hidden />
              {counted(openQuestions, 'open question')}
            </span>
          )}
        </div>
        <CopyButton text={`${location.origin}/contracts/${contractId}`} label="Copy link" />
        <ListingActions listing={listing} isHolder={isHolder} shownBy={MyListingDocument} />
      </Root>
    </MuiScope>
  );
}
