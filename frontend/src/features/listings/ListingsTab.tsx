import { answersWithinText } from '@handover/domain/listings/answer-times';
import { handedOverText } from '@handover/domain/listings/handed-over-text';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { TypeIcon } from '../../components/contract/TypeIcon';
import { AccountListCard } from '../../components/mui/AccountListCard';
import { AccountRow } from '../../components/mui/AccountRow';
import { EmptyState } from '../../components/plain/EmptyState';
import { Pill } from '../../components/plain/Pill';
import { useMyListingsQuery } from '../../generated/listings';
import { useIsReviewed } from '../../lib/content/useSiteInfo';
import { formatCents } from '../../lib/format/money';
import { threadPath } from '../../lib/thread-path';
import { useHydrated } from '../../lib/useHydrated';
import { chipOf, counted, isEndingSoon, transferableText, untilOf, type Listing } from './listing-words';
import { ListingCandidates } from './ListingCandidates';
import { ListingActions } from './ListingActions';

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

/** A separator at the start of a line is cut off. */
const Row = styled(AccountRow)({
  '& .more': { display: 'flex', flexWrap: 'wrap', columnGap: 13, overflow: 'hidden' },
  '& .more > span': { position: 'relative' },
  '& .more > span + span::before': { content: '"·"', position: 'absolute', left: -9 },
});

function ListingRow({ listing }: { listing: Listing }) {
  const { contract, openQuestions, views, favourites, keyFacts, sentBackFor } = listing;
  const chip = chipOf(contract);
  const until = untilOf(contract);
  const transferable = transferableText(contract);
  // the server does not know the reader's day
  const soon = useHydrated() && isEndingSoon(contract, Date.now());
  return (
    <Row className={openQuestions > 0 ? 'unread' : undefined}>
      <TypeIcon type={contract.type} size={40} />
      <div>
        <Link className="title" to={`/contracts/${contract.id}`} dir="auto">
          {contract.title}
        </Link>
        <div className="details" style={{ whiteSpace: 'normal' }}>
          {formatCents(contract.monthlyPayment)}/mo
          {until && <> · {soon ? <strong>{until}</strong> : until}</>}
          {transferable && ` · ${transferable}`}
        </div>
        {sentBackFor && (
          <div className="details" style={{ whiteSpace: 'normal' }} dir="auto">
            Please change: {sentBackFor}
          </div>
        )}
        <div className="more">
          <span>{counted(views, 'view')}</span>
          <span>{counted(favourites, 'save')}</span>
          <span>{counted(openQuestions, 'open question')}</span>
          <span>
            {keyFacts.stated} of {keyFacts.total} key facts
          </span>
          <ListingCandidates contract={contract} />
        </div>
      </div>
      <div className="end">
        <Pill tone={chip.tone}>{chip.label}</Pill>
        {openQuestions > 0 && (
          <Link to={threadPath(contract.id)} aria-label={`${openQuestions} new on ${contract.title}`}>
            <Pill tone="primary">{openQuestions} new</Pill>
          </Link>
        )}
      </div>
      <ListingActions listing={listing} />
    </Row>
  );
}
