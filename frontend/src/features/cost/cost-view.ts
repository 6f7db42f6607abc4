import type { ContractCostFragment } from '../../generated/contracts';

export type ShownCost = Omit<
  NonNullable<ContractCostFragment['trueCost']>,
  '__typename' | 'notStated' | 'notIncluded'
>;
