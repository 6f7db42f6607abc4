import { withAgreed } from '@handover/domain/candidates/offer-terms';
import { trueCostOf } from '../contracts/contract.cost.js';
import type { ContractsService } from '../contracts/contracts.service.js';
import { AgreedCost, type Application } from './rows/application.entity.js';

/** What the contract costs a chosen candidate under the agreed terms and as listed; null without other terms. */
export async function agreedCostOf(
  contracts: ContractsService,
  { status, contractId, agreed }: Application,
): Promise<AgreedCost | null> {
  const contract = status === 'chosen' && agreed ? await contracts.find(contractId) : null;
  if (!contract || !agreed) return null;
  const { type, monthlyPayment, remainingTermMonths, termAsOf, transferFee, incentive, facts } = contract;
  const terms = { type, monthlyPayment, remainingTermMonths, termAsOf, transferFee, incentive, facts };
  const [listed, cost] = [trueCostOf(terms), trueCostOf(withAgreed(terms, agreed))];
  if (!listed || !cost) return null;
  return Object.assign(new AgreedCost(), {
    ...{ total: cost.total, listedTotal: listed.total },
    ...{ effectiveMonthly: cost.effectiveMonthly, listedEffectiveMonthly: listed.effectiveMonthly },
  });
}
