import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { AccountRow } from '../../components/mui/AccountRow';
import { Pill } from '../../components/plain/Pill';
import { TypeIcon } from '../../components/contract/TypeIcon';
import { formatCents } from '../../lib/format/money';
import { threadPath } from '../../lib/thread-path';
import { useHydrated } from '../../lib/useHydrated';
import { ListingActions } from './ListingActions';
import { chipOf, counted, isEndingSoon, untilOf, type Listing } from './listing-words';

/** The actions are above the link that covers the row. A separator at the start of a line is cut off. */
const Row = styled(AccountRow)({
  '& .actions': {
    position: 'relative',
    zIndex: 1,
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    marginTop: 6,
    marginLeft: -5,
  },
  '& .more': { display: 'flex', flexWrap: 'wrap', columnGap: 13, overflow: 'hidden' },
  '& .more > span': { position: 'relative' },
  '& .more > span + span::before': { content: '"·"', position: 'absolute', left: -9 },
  '@media (max-width: 559.95px)': { '& .actions': { gridColumn: '1 / -1', marginLeft: -5 } },
});

export function ListingRow({ listing }: { listing: Listing }) {
  const { contract, openQuestions, views, favourites, keyFacts } = listing;
  const chip = chipOf(contract);
  const until = untilOf(contract);
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
        </div>
        <div className="more">
          <span>{counted(views, 'view')}</span>
          <span>{counted(favourites, 'save')}</span>
          <span>{counted(openQuestions, 'open question')}</span>
          <span>
            {keyFacts.stated} of {keyFacts.total} key facts
          </span>
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
