import { ASSUMPTIONS, readAssumptions } from '@handover/domain/cost/assumptions';
import { trueCost } from '@handover/domain/cost/true-cost';
import type { Facts } from '@handover/domain/facts/fact';
import { useState } from 'react';
import { kindOf } from '../../components/contract-kinds';
import { PlainInput } from '../../components/PlainField';
import type { ContractCostFragment, ContractFieldsFragment } from '../../generated/contracts';
import { CostOverTime } from './CostOverTime';
import { assumedFrom, type Typed } from './assumed-values';
import type { ShownCost } from './cost-view';

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
  const rules = ASSUMPTIONS.filter(({ types }) => types.includes(type));
  const { assumptions, errors } = readAssumptions(type, assumedFrom(typed));
  const { monthlyPayment, remainingTermMonths, transferFee } = contract;
  const { facts, incentive, termAsOf } = costs;
  const costed = {
    ...{ type, monthlyPayment, remainingTermMonths, transferFee, incentive, termAsOf },
    facts: facts as Facts,
  };
  const computed = (given: typeof assumptions) =>
    trueCost(costed, given, new Date().toISOString().slice(0, 10));
  const change = (key: string, value: string | boolean) => {
    const next = { ...typed, [key]: value };
    setTyped(next);
    const read = readAssumptions(type, assumedFrom(next)).assumptions;
    onCost(Object.keys(read).length > 0 ? computed(read) : null);
  };
  return (
    <>
      <div className="assumptions">
        {rules.map(({ key, label, kind }) =>
          kind === 'boolean' ? (
            <label key={key} className="check">
              <input
                type="checkbox"
                checked={typed[key] === true}
                onChange={(event) => change(key, event.target.checked)}
              />
              {label}
            </label>
          ) : (
            <PlainInput
              key={key}
              label={label + UNIT[kind]}
              inputMode="decimal"
              value={String(typed[key] ?? '')}
              problem={errors[key]}
              onChange={(event) => change(key, event.target.value)}
            />
          ),
        )}
      </div>
      <CostOverTime contract={costed} cost={computed(assumptions)} />
    </>
  );
}
