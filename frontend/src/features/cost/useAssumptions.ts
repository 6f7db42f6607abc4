import { assumptionsOf, readAssumptions, ASSUMPTIONS } from '@handover/domain/cost/assumptions';
import type { Assumptions } from '@handover/domain/cost/cost';
import { marketRate, MARKET_RATE_SETTINGS } from '@handover/domain/cost/market-rates';
import type { ContractType } from '@handover/domain/types/words';
import { useEffect, useState } from 'react';
import { useMarketRatesQuery } from '../../generated/contracts';
import { parseDollars } from '@handover/domain/dollars';

/** What the reader typed, by the name of the assumption. */
type Typed = Readonly<Record<string, string | boolean>>;

/** The reader's own assumptions about contracts of a type. Calls `onAssume` with those that can be read. */
export function useAssumptions(type: ContractType, onAssume: (assumptions: Assumptions) => void) {
  const [typed, setTyped] = useState<Typed>({});
  const market = useMarketRate(type);
  const given: Typed = { ...(market && { marketRate: market.percent }), ...typed };
  const { assumptions, errors } = readAssumptions(type, assumedFrom(given));
  const change = (key: string, value: string | boolean) => {
    const next = { ...given, [key]: value };
    setTyped(next);
    onAssume(readAssumptions(type, assumedFrom(next)).assumptions);
  };
  const percent = market?.percent;
  // The market rate arrives later; what the reader has typed until then stays.
  useEffect(() => {
    if (percent !== undefined) onAssume(assumptions);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [percent]);
  return { rules: assumptionsOf(type), given, assumptions, errors, market, change };
}

export type OwnAssumptions = ReturnType<typeof useAssumptions>;

/** In the units of the cost function; NaN for what is no number, and nothing for an empty field. */
const assumedFrom = (typed: Typed): Record<string, unknown> =>
  Object.fromEntries(
    ASSUMPTIONS.flatMap(({ key, kind }): [string, unknown][] => {
      const value = typed[key];
      if (typeof value === 'boolean') return value ? [[key, true]] : [];
      if (!value?.trim()) return [];
      if (kind === 'money') return [[key, parseDollars(value) ?? NaN]];
      const number = Number(value.replace(/[%,\s]/g, ''));
      return [[key, kind === 'rate' ? Math.round(number * 1000) : number]];
    }),
  );

/** The rate that an admin has set for a new loan of the type, as a reader would type it, and when; null without one. */
function useMarketRate(type: ContractType): { percent: string; updatedAt: string } | null {
  const key = MARKET_RATE_SETTINGS[type];
  // oxlint-disable-next-line typescript/no-deprecated -- `skipToken` would replace the whole of the options
  const { data } = useMarketRatesQuery({ skip: !key });
  const setting = data?.content.find((entry) => entry.key === key);
  const rate = marketRate(setting?.value);
  return setting && rate !== null ? { percent: String(rate / 1000), updatedAt: setting.updatedAt } : null;
}
