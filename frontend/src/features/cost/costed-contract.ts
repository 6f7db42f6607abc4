import type { CostedContract } from '@handover/domain/cost/cost';
import type { Facts } from '@handover/domain/facts/fact';
import { kindOf } from '../../components/contract/contract-kinds';
import type { ContractCostFragment, ContractFieldsFragment } from '../../generated/contracts';

type Costed = Pick<ContractFieldsFragment, 'type' | 'monthlyPayment' | 'transferFee'> &
  Pick<ContractCostFragment, 'facts' | 'incentive' | 'termAsOf' | 'statedMonths'>;

/** What the cost function of both sides takes. */
export const costedContract = (contract: Costed): CostedContract => ({
  type: kindOf(contract.type).slug,
  monthlyPayment: contract.monthlyPayment,
  remainingTermMonths: contract.statedMonths,
  transferFee: contract.transferFee,
  incentive: contract.incentive,
  termAsOf: contract.termAsOf,
  facts: contract.facts as Facts,
});
