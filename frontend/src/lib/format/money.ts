import { formatCount } from '@handover/domain/money';

export { formatCents, formatCount } from '@handover/domain/money';

/** Adds a plus to a count that stopped at a limit: "1,000+". */
export const formatCapped = ({ count, capped }: { count: number; capped: boolean }) =>
  `${formatCount(count)}${capped ? '+' : ''}`;

export const formatMonths = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;
