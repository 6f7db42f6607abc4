import type { Assumptions } from '@handover/domain/cost/cost';
import { costOverTime } from '@handover/domain/cost/cost-over-time';
import { trueCost } from '@handover/domain/cost/true-cost';
import type { ContractCostFragment, ContractFieldsFragment } from '../../generated/contracts';
import { AssumptionFields } from './AssumptionFields';
import { CostOverTime } from './CostOverTime';
import type { ShownCost } from './cost-view';
import { today } from '../../lib/today';
import { costedContract } from './costed-contract';
import { useAssumptions } from './useAssumptions';

interface AdjustCostProps {
  contract: ContractFieldsFragment;
  costs: ContractCostFragment;
  /** Called with the cost under the reader's assumptions; null where they are the usual ones. */
  onCost: (cost: ShownCost | null) => void;
}

/** The reader's own assumptions, computed in the browser by the function that the server uses. */
export function AdjustCost({ contract, costs, onCost }: AdjustCostProps) {
  const costed = costedContract({ ...contract, ...costs });
  const own = useAssumptions(costed.type, (assumed: Assumptions) =>
    onCost(Object.keys(assumed).length > 0 ? trueCost(costed, assumed, today()) : null),
  );
  return (
    <>
      <AssumptionFields {...own} />
      <CostOverTime type={costed.type} series={costOverTime(costed, own.assumptions, today())} />
    </>
  );
}
