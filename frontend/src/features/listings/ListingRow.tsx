import { styled } from '@mui/material/styles';
import type { DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TypeIcon } from '../../components/contract/TypeIcon';
import { AccountRow } from '../../components/mui/AccountRow';
import { Pill } from '../../components/plain/Pill';
import { formatCents } from '../../lib/format/money';
import { threadPath } from '../../lib/thread-path';
import { useHydrated } from '../../lib/useHydrated';
import { chipOf, counted, isEndingSoon, transferableText, untilOf, type Listing } from './listing-words';
import { ListingCandidates } from './ListingCandidates';
import { ListingActions } from './ListingActions';

/** A separator at the start of a line is cut off. */
const Row = styled(AccountRow)({
  '& .more': { display: 'flex', flexWrap: 'wrap', columnGap: 13, overflow: 'hidden' },
  '& .more > span': { position: 'relative' },
  '& .more > span + span::before': { content: '"·"', position: 'absolute', left: -9 },
  '& .more.lister': { display: 'block', overflowWrap: 'anywhere' },
  '& .more.lister > span': { whiteSpace: 'normal' },
});

interface ListingRowProps {
  listing: Listing;
  /** Who listed it, among the contracts of an organization. */
  lister?: { isViewer: boolean; name: ReactNode };
  /** The query that shows it. */
  shownBy?: DocumentNode;
}

export function ListingRow({ listing, lister, shownBy }: ListingRowProps) {
  const { contract, views, favourites, keyFacts, sentBackFor } = listing;
  const isHolder = lister?.isViewer ?? true;
  // the thread and the candidates are the holder's
  const openQuestions = isHolder ? listing.openQuestions : 0;
  const chip = chipOf(contract);
  const until = untilOf(contract);
  const transferable = transferableText(contract);
  // the server does not know the reader's day
  const soon = useHydrated() && isEndingSoon(contract, Date.now());
  return (
    <Row className={openQuestions > 0 ? 'unread' : undefined}>
      <TypeIcon type={contract.type} size={40} />
      <div>
        {isHolder || !listing.awaitsApproval ? (
          <Link className="title" to={`/contracts/${contract.id}`} dir="auto">
            {contract.title}
          </Link>
        ) : (
          <b dir="auto">{contract.title}</b>
        )}
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
          {isHolder && <span>{counted(openQuestions, 'open question')}</span>}
          <span>
            {keyFacts.stated} of {keyFacts.total} key facts
          </span>
          {isHolder && <ListingCandidates contract={contract} />}
        </div>
        {lister && <div className="more lister">Listed by {lister.name}</div>}
      </div>
      <div className="end">
        <Pill tone={chip.tone}>{chip.label}</Pill>
        {openQuestions > 0 && (
          <Link to={threadPath(contract.id)} aria-label={`${openQuestions} new on ${contract.title}`}>
            <Pill tone="primary">{openQuestions} new</Pill>
          </Link>
        )}
      </div>
      <ListingActions listing={listing} isHolder={isHolder} {...(shownBy && { shownBy })} />
    </Row>
  );
}
