import { isEndless } from '@handover/domain/cost/endless';
import type { Facts } from '@handover/domain/facts/fact';
import { Clock3, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { kindOf } from '../../../components/contract/contract-kinds';
import { ContractCover } from '../../../components/contract/ContractCover';
import { Figure } from '../../../components/plain/Figures';
import { Pill } from '../../../components/plain/Pill';
import { PostedTime } from '../../../components/plain/PostedTime';
import { StatusBadge } from '../../../components/plain/StatusBadge';
import { TypeLabel } from '../../../components/contract/TypeIcon';
import type {
  ContractExtrasQuery,
  ContractFieldsFragment,
  OffMarketReason,
} from '../../../generated/contracts';
import { formatTerm } from '../../../lib/format/glance';
import { formatCents } from '../../../lib/format/money';
import { reservedBadge } from '../../../components/contract/ReservedBadge';
import { Unbroken } from './Unbroken';
import './ContractOverview.css';

interface ContractOverviewProps {
  contract: ContractFieldsFragment;
  /** Loaded after the contract itself. */
  market: Pick<ContractExtrasQuery['contract'], 'offMarketReason' | 'listedAt'> | undefined;
  /** Its photos; without any it has the drawing of its type. */
  photos: ReactNode;
  /** What its holder states. */
  facts: Facts;
  /** What a candidate should know before anything else. */
  alerts: readonly string[];
  /** Saves the contract; over the cover. */
  heart: ReactNode;
}

/** Cover, title, price and term, and the description. What it costs in all stands beside it. */
export function ContractOverview(props: ContractOverviewProps) {
  const { contract, market, photos, facts, alerts, heart } = props;
  const { type, monthlyPayment, remainingTermMonths } = contract;
  return (
    <section className="contract-overview" aria-label="Contract">
      {photos ?? (
        <ContractCover type={type} drawing={contract.drawing} seed={contract.id} className="cover" />
      )}
      {heart}
      <div className="top">
        <TypeLabel type={type} />
        {!unseenText(market) && (reservedBadge(contract) ?? <StatusBadge status={contract.status} />)}
      </div>
      <MarketLine contract={contract} market={market} />
      <h1 dir="auto">
        <Unbroken text={contract.title} />
      </h1>
      <div className="place">
        <span>
          <MapPin size={18} aria-hidden />
          <bdi>{contract.location}</bdi>
        </span>
        <span>
          <Clock3 size={18} aria-hidden />
          <PostedTime iso={contract.createdAt} />
        </span>
      </div>
      {alerts.length > 0 && (
        <ul className="alerts" aria-label="Good to know">
          {alerts.map((alert) => (
            <li key={alert}>
              <Pill tone="amber">{alert}</Pill>
            </li>
          ))}
        </ul>
      )}
      <dl className="facts">
        <Figure label="per month" value={formatCents(monthlyPayment)} />
        {isEndless({ type: kindOf(type).slug, facts }) ? (
          <Figure label="until you pass it on" value="No end" />
        ) : (
          <Figure label="left on the contract" value={formatTerm(remainingTermMonths)} />
        )}
      </dl>
      <h2>Description</h2>
      <p className="words" dir="auto">
        {contract.description}
      </p>
    </section>
  );
}

/** The reasons that everyone may read; the others are between the seller and us. */
const REASONS: Partial<Record<OffMarketReason, string>> = {
  EXPIRED: 'The listing has expired.',
  ELSEWHERE: 'The seller says it is gone.',
  TERM_OVER: 'Its term is over.',
};
const BACK_FOR_MS = 14 * 86_400_000;

/** What only its holder and admins read, of a contract that others do not find. */
const NOT_PUBLIC: Partial<Record<OffMarketReason, string>> = {
  WAITING: 'Waiting for review. It is not public yet.',
  SENT_BACK: 'Sent back for a change. It is not public yet.',
};

const unseenText = (market: ContractOverviewProps['market']): string | null =>
  (market?.offMarketReason && NOT_PUBLIC[market.offMarketReason]) ?? null;

/** That a contract is not available, and why if that is public; or that it is back. */
function MarketLine({ contract, market }: Pick<ContractOverviewProps, 'contract' | 'market'>) {
  const { status, createdAt } = contract;
  if (status === 'CANCELLED') {
    const unseen = unseenText(market);
    const reason = market?.offMarketReason;
    if (unseen) return <p className="market">{unseen}</p>;
    return <p className="market">No longer available.{reason && REASONS[reason] && ` ${REASONS[reason]}`}</p>;
  }
  const isBack =
    status === 'ACTIVE' &&
    market !== undefined &&
    market.listedAt > createdAt &&
    Date.now() - Date.parse(market.listedAt) < BACK_FOR_MS;
  return isBack ? <p className="market">Back on the market</p> : null;
}
