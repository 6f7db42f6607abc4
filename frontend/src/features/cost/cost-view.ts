import { formatCount, formatCents, formatRate } from '@handover/domain/facts/format-fact';
import type { ContractCostFragment } from '../../generated/contracts';

export type ShownCost = Omit<
  NonNullable<ContractCostFragment['trueCost']>,
  '__typename' | 'notStated' | 'notIncluded'
>;
type Figure = ShownCost['figures'][number];

export const figureText = ({ kind, value }: Pick<Figure, 'kind' | 'value'>): string => {
  if (kind === 'money') return formatCents(value);
  return kind === 'rate' ? formatRate(value) : formatCount(value);
};
