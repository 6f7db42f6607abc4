import type { TrueCost } from '@handover/domain/cost/cost';
import { trueCost } from '@handover/domain/cost/true-cost';
import type { ContractType } from '@handover/domain/types/words';
import { AssumptionFields } from './AssumptionFields';
import { today } from '../../lib/today';
import { costedContract } from './costed-contract';
import { useAssumptions } from './useAssumptions';

interface AdjustAllProps {
  type: ContractType;
  contracts: readonly Parameters<typeof costedContract>[0][];
  /** Called with the cost of each contract under the reader's assumptions; null where they are the usual ones. */
  onCosts: (costs: (TrueCost | null)[] | null) => void;
}

/** One set of the reader's own assumptions for all contracts of a comparison. */
export function AdjustAll({ type, contracts, onCosts }: AdjustAllProps) {
  const own = useAssumptions(type, (assumed) =>
    onCosts(
      Object.keys(assumed).length > 0
        ? contracts.map((contract) => trueCost(costedContract(contract), assumed, today()))
        : null,
    ),
  );
  return <AssumptionFields {...own} />;
}
