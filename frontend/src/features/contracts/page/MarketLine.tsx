import type { ContractStatus, OffMarketReason } from '../../../generated/contracts';

export interface Market {
  offMarketReason: OffMarketReason | null;
  listedAt: string;
}

interface MarketLineProps {
  status: ContractStatus;
  market: Market | undefined;
  createdAt: string;
}

/** The reasons that everyone may read; the others are between the seller and us. */
const REASONS: Partial<Record<OffMarketReason, string>> = {
  EXPIRED: 'The listing has expired.',
  ELSEWHERE: 'The seller says it is gone.',
  TERM_OVER: 'Its term is over.',
};
const BACK_FOR_MS = 14 * 86_400_000;

/** That a contract is not available, and why if that is public; or that it is back. */
export function MarketLine({ status, market, createdAt }: MarketLineProps) {
  if (status === 'CANCELLED') {
    const reason = market?.offMarketReason && REASONS[market.offMarketReason];
    return <p className="market">No longer available.{reason && ` ${reason}`}</p>;
  }
  const isBack =
    status === 'ACTIVE' &&
    market !== undefined &&
    market.listedAt > createdAt &&
    Date.now() - Date.parse(market.listedAt) < BACK_FOR_MS;
  return isBack ? <p className="market">Back on the market</p> : null;
}
