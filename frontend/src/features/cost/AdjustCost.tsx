import { assumptionsOf, readAssumptions } from '@handover/domain/cost/assumptions';
import { costOverTime } from '@handover/domain/cost/cost-over-time';
import { trueCost } from '@handover/domain/cost/true-cost';
import type { Facts } from '@handover/domain/facts/fact';
import { formatDay } from '@handover/domain/facts/format-fact';
import { useEffect, useState } from 'react';
import { kindOf } from '../../components/contract/contract-kinds';
import { PlainInput } from '../../components/plain/PlainField';
import type { ContractCostFragment, ContractFieldsFragment } from '../../generated/contracts';
import { CostOverTime } from './CostOverTime';
import { assumedFrom, type Typed } from './assumed-values';
import type { ShownCost } from './cost-view';
import { useMarketRate } from './useMarketRate';

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
  const { monthlyPayment, remainingTermMonths, transferFee } = contract;
  const { facts, incentive, termAsOf } = costs;
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
