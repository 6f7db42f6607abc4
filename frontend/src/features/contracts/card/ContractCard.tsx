import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { kindOf } from '../../../components/contract/contract-kinds';
import { ContractCover } from '../../../components/contract/ContractCover';
import { ContractPhoto } from '../../../components/contract/ContractPhoto';
import { SpriteIcon } from '../../../components/contract/SpriteIcon';
import type { PhotoFieldsFragment } from '../../../generated/photos';
import { PostedTime } from '../../../components/plain/PostedTime';
import { StatusBadge } from '../../../components/plain/StatusBadge';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { formatCents, formatMonths } from '../../../lib/format/money';
import './ContractCard.css';

/** The preview of the submit form has no amount and no term before they are typed. */
type ShownContract = Pick<
  ContractFieldsFragment,
  'id' | 'title' | 'type' | 'drawing' | 'description' | 'location' | 'transferFee' | 'status' | 'createdAt'
> & {
  monthlyPayment: number | null;
  remainingTermMonths: number | null;
  endless: boolean;
  /** Null in the preview. */
  cardFacts: readonly string[] | null;
  /** The business that lists it. */
  organisation?: { name: string; badge: string } | null;
  cover?: PhotoFieldsFragment | null;
};

interface ContractCardProps {
  contract: ShownContract;
  /** The Buy button, if the contract has one. */
  buy: ReactNode;
  /** Above the fold: its photo loads at once. */
  isFirst?: boolean;
  /** Saves the contract; over the cover. */
  heart?: ReactNode;
  /** What is said in place of its status. */
  badge?: ReactNode;
}

const NOT_KNOWN = '–';
/** The cover's width: beside the figures on a phone, the whole card from 768 px on. */
const SIZES = '(min-width: 768px) 390px, 112px';

/**
 * A contract in a list. The whole card leads to its page. It has one style instead of one per element: a list renders
 * dozens of cards, on the server and again during hydration. On a phone the cover stands beside the price; on a wider
 * screen it is the upper part of the card.
 */
export function ContractCard({ contract, buy, heart, badge, isFirst = false }: ContractCardProps) {
  const titleId = useId();
  const address = `/contracts/${contract.id}`;
  const { label, icon, slug } = kindOf(contract.type);
  return (
    <article className="contract-card" aria-labelledby={titleId}>
      {contract.cover ? (
        <ContractPhoto className="cover" photo={contract.cover} sizes={SIZES} isFirst={isFirst} />
      ) : (
        <ContractCover className="cover" type={contract.type} drawing={contract.drawing} seed={contract.id} />
      )}
      {heart}
      <div className="top">
        <span className={`type kind-${slug}`}>
          <SpriteIcon name={icon} />
          {label}
        </span>
        {badge ?? <StatusBadge status={contract.status} />}
      </div>
      <dl>
        <div className="price">
          <dt>Monthly Payment</dt>
          <dd>{contract.monthlyPayment === null ? NOT_KNOWN : formatCents(contract.monthlyPayment)}</dd>
        </div>
        <div className="minor">
          <dt>Remaining Term</dt>
          <dd>
            {contract.endless
              ? 'No end'
              : contract.remainingTermMonths === null
                ? NOT_KNOWN
                : formatMonths(contract.remainingTermMonths)}
          </dd>
        </div>
        {contract.transferFee !== null && (
          <div className="minor">
            <dt>Transfer Fee</dt>
            <dd>{formatCents(contract.transferFee)}</dd>
          </div>
        )}
      </dl>
      <h2 id={titleId}>
        {/* Not a second stop for the keyboard: "View Details & Apply" leads to the same page. */}
        <Link to={address} discover="none" tabIndex={-1}>
          {contract.title}
        </Link>
      </h2>
      <div>
        {contract.organisation && (
          <p className="seller">
            <b>{contract.organisation.badge}</b> <bdi>{contract.organisation.name}</bdi>
          </p>
        )}
        {contract.cardFacts && contract.cardFacts.length > 0 && (
          <ul className="card-facts" aria-label="Key facts">
            {contract.cardFacts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <div className="place">
          <span>{contract.location}</span>
          <PostedTime iso={contract.createdAt} />
        </div>
      </div>
      <p className="words">
        {contract.status === 'PENDING' && <b>Transfer in progress. </b>}
        {contract.description}
      </p>
      <div className="actions">
        <Link className="action details" to={address} discover="none" aria-describedby={titleId}>
          View Details & Apply
        </Link>
        {buy}
      </div>
    </article>
  );
}
