import type { CostFigure } from '@handover/domain/cost/cost';
import { formatCents, formatCount, formatRate } from '@handover/domain/facts/format-fact';

/** A number that helps to judge a cost. */
export const figureText = ({ kind, value }: { kind: string; value: number }): string => {
  const figure = kind as CostFigure['kind'];
  if (figure === 'money') return formatCents(value);
  return figure === 'rate' ? formatRate(value) : formatCount(value);
};
