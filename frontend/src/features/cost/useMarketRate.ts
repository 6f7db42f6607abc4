import { marketRate, MARKET_RATE_SETTINGS } from '@handover/domain/cost/market-rates';
import type { ContractType } from '@handover/domain/types/words';
import { useMarketRatesQuery } from '../../generated/contracts';

/** The rate that an admin has set for a new loan of the type, as a reader would type it, and when; null without one. */
export function useMarketRate(type: ContractType): { percent: string; updatedAt: string } | null {
  const key = MARKET_RATE_SETTINGS[type];
  // oxlint-disable-next-line typescript/no-deprecated -- `skipToken` would replace the whole of the options
  const { data } = useMarketRatesQuery({ skip: !key });
  const setting = data?.content.find((entry) => entry.key === key);
  const rate = marketRate(setting?.value);
  return setting && rate !== null ? { percent: String(rate / 1000), updatedAt: setting.updatedAt } : null;
}
