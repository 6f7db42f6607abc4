import Button from '@mui/material/Button';
import { ArrowLeftRight } from 'lucide-react';
import { Link } from 'react-router';
import { ENDINGS } from '@handover/domain/transfers/transfer-endings';
import { AccountListCard } from '../../components/mui/AccountListCard';
import { EmptyState } from '../../components/plain/EmptyState';
import { useMyTransfersQuery, type MyTransfersQuery } from '../../generated/transfer';
import { AccountRow } from '../../components/mui/AccountRow';
import { Pill } from '../../components/plain/Pill';
import { TypeIcon } from '../../components/contract/TypeIcon';
import { wordOf } from '../../lib/enum-words';
import { formatDay } from '../../lib/format/time';
import { useHydrated } from '../../lib/useHydrated';
import { useNamed } from '../../lib/content/useNamed';
import { isOver, situationOf, type Situation } from './situation';

/** The member's transfers, as seller and as buyer, each with what is next. */
export function TransfersTab() {
  const query = useMyTransfersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AccountListCard
      title="Your Transfers"
      query={query}
      list={query.data?.myTransfers}
      row={(node) => <TransferRow key={node.id} transfer={node} />}
      empty={
        <EmptyState
          icon={ArrowLeftRight}
          headingLevel="h3"
          title="No transfers yet"
          text="When a buyer pays the fee, the transfer shows up here with every step until the contract is handed over."
          action={
            <>
              <Button component={Link} variant="contained" to="/contracts">
                Find a contract
              </Button>
              <Button component={Link} to="/contracts/submit">
                List a contract
              </Button>
            </>
          }
        />
      }
    />
  );
}

type Transfer = MyTransfersQuery['myTransfers']['edges'][number]['node'];

function TransferRow({ transfer }: { transfer: Transfer }) {
  const { id, contractId, contract, terms, type, role, status, unreadMessages, createdAt } = transfer;
  const situation = situationOf(transfer);
  const named = useNamed();
  // deadlines are in the reader's time zone, which the server does not know
  const hydrated = useHydrated();
  return (
    <AccountRow className={`sentences ${situation.primary || unreadMessages > 0 ? 'unread' : ''}`}>
      <TypeIcon type={type} size={40} />
      <div>
        <Link className="title" to={`/contracts/${contractId}${isOver(status) ? `?transfer=${id}` : ''}`}>
          {contract?.title ?? terms?.title ?? 'A contract'}
        </Link>
        {(hydrated ? nextOf(transfer, situation).map(named) : [situation.title]).map((line) => (
          <div key={line} className="details" style={{ whiteSpace: 'normal' }}>
            {line}
          </div>
        ))}
        <div className="more">
          <span>{role === 'HOLDER' ? 'You are the seller' : 'You are the buyer'} ·</span>{' '}
          <span>
            since <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </span>
          {unreadMessages > 0 && <span> · {unreadMessages} new in your messages</span>}
        </div>
      </div>
      <div className="end">
        <Pill tone={situation.tone}>{situation.pill}</Pill>
      </div>
    </AccountRow>
  );
}

/** What is next, and until when. */
function nextOf({ status, endReason, completedAt }: Transfer, { title, lines }: Situation): string[] {
  if (status === 'COMPLETED') return [`Handed over on ${formatDay(completedAt ?? '')}`];
  if (status === 'CANCELLED') return [endReason ? ENDINGS[wordOf(endReason)].words : 'It has ended.'];
  const [first = ''] = lines;
  return first.startsWith(title) ? [first] : [title, first];
}
