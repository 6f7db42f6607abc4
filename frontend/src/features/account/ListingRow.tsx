import { Link } from 'react-router';
import { Pill } from '../../components/Pill';
import { StatusBadge } from '../../components/StatusBadge';
import { TypeIcon } from '../../components/TypeIcon';
import type { MyListingsQuery } from '../../generated/account';
import { formatCents } from '../../lib/format/money';
import { formatDay } from '../../lib/format/time';
import { AccountRow } from '../../components/AccountRow';
import { threadPath } from '../../lib/thread-path';

type Listing = MyListingsQuery['myListings']['edges'][number]['node'];

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

export function ListingRow({ listing: { contract, openQuestions } }: { listing: Listing }) {
  return (
    <AccountRow className={openQuestions > 0 ? 'unread' : undefined}>
      <TypeIcon type={contract.type} size={40} />
      <div>
        <Link className="title" to={`/contracts/${contract.id}`}>
          {contract.title}
        </Link>
        <div className="more">
          <span>{formatCents(contract.monthlyPayment)}/mo ·</span>{' '}
          <span>
            Posted <time dateTime={contract.createdAt}>{formatDay(contract.createdAt)}</time>
          </span>{' '}
          {contract.messageCount > 0 && <span>· {messages(contract.messageCount)}</span>}
        </div>
      </div>
      <div className="end">
        <StatusBadge status={contract.status} />
        {openQuestions > 0 && (
          <Link to={threadPath(contract.id)} aria-label={`${openQuestions} new on ${contract.title}`}>
            <Pill tone="primary">{openQuestions} new</Pill>
          </Link>
        )}
      </div>
    </AccountRow>
  );
}
