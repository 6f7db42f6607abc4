import { assumptionsOf, readAssumptions, ASSUMPTIONS } from '@handover/domain/cost/assumptions';
import { costOverTime } from '@handover/domain/cost/cost-over-time';
import { trueCost } from '@handover/domain/cost/true-cost';
import type { Facts } from '@handover/domain/facts/fact';
import { formatDay } from '@handover/domain/facts/format-fact';
import { useEffect, useState } from 'react';
import { marketRate, MARKET_RATE_SETTINGS } from '@handover/domain/cost/market-rates';
import type { ContractType } from '@handover/domain/types/words';
import { kindOf } from '../../components/contract/contract-kinds';
import { PlainInput } from '../../components/plain/PlainField';
import {
  type ContractCostFragment,
  type ContractFieldsFragment,
  useMarketRatesQuery,
} from '../../generated/contracts';
import { CostOverTime } from './CostOverTime';
import type { ShownCost } from './cost-view';
import { parseDollars } from '@handover/domain/dollars';

interface AdjustCostProps {
  contract: ContractFieldsFragment;
  costs: ContractCostFragment;
  /** Called with the cost under the reader's assumptions; null where they are the usual ones. */
  onCost: (cost: ShownCost | null) => void;
}

const UNIT = { money: ' ($)', rate: ' (%)', int: '', boolean: '' } as const;

/** The reader's own assumptions, computed in the browser by the function that the server uses. */
export function AdjustCost({ contract, costs, onCost }: AdjustCostProps) {
  const [typed, setTyped] = useState<Typed>({});
  const type = kindOf(contract.type).slug;
  const market = useMarketRate(type);
  const rules = assumptionsOf(type);
  const given: Typed = { ...(market && { marketRate: market.percent }), ...typed };
  const { assumptions, errors } = readAssumptions(type, assumedFrom(given));
  const { monthlyPayment, transferFee } = contract;
  const { facts, incentive, termAsOf, statedMonths: remainingTermMonths } = costs;
  const costed = {
    type,
    monthlyPayment,
    remainingTermMonths,
    transferFee,
    incentive,
    termAsOf,
    facts: facts as Facts,
  };
  const today = new Date().toISOString().slice(0, 10);
  const change = (key: string, value: string | boolean) => {
    const next = { ...given, [key]: value };
    setTyped(next);
    report(readAssumptions(type, assumedFrom(next)).assumptions);
  };
  const report = (read: typeof assumptions) =>
    onCost(Object.keys(read).length > 0 ? trueCost(costed, read, today) : null);
  const percent = market?.percent;
  // The market rate arrives later; what the reader has typed until then stays.
  useEffect(() => {
    if (percent !== undefined) report(assumptions);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [percent]);
  return (
    <>
      <div className="assumptions">
        {rules.map(({ key, label, kind }) =>
          kind === 'boolean' ? (
            <label key={key} className="check">
              <input
                type="checkbox"
                checked={given[key] === true}
                onChange={(event) => change(key, event.target.checked)}
              />
              {label}
            </label>
          ) : (
            <PlainInput
              key={key}
              label={label + UNIT[kind]}
              inputMode="decimal"
              value={String(given[key] ?? '')}
              problem={errors[key]}
              onChange={(event) => change(key, event.target.value)}
            />
          ),
        )}
      </div>
      {market && (
        <p>
          We use {market.percent}%, our figure for a new loan as of {formatDay(market.updatedAt.slice(0, 10))}
          . If you have an offer, enter its rate above instead.
        </p>
      )}
      <CostOverTime type={type} series={costOverTime(costed, assumptions, today)} />
    </>
  );
}

/** What the reader typed, by the name of the assumption. */
type Typed = Readonly<Record<string, string | boolean>>;

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
