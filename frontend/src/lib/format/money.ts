import { formatCount } from '@handover/domain/money';

export { formatCents, formatCount } from '@handover/domain/money';

/** Adds a plus to a count that stopped at a limit: "1,000+". */
export const formatCapped = ({ count, capped }: { count: number; capped: boolean }) =>
  `${formatCount(count)}${capped ? '+' : ''}`;

/** What is left of a contract. Its months count nothing if it has no end, as a deed. */
export const remainingText = ({ endless, remainingTermMonths }: Remaining): string =>
  endless ? 'No end' : formatMonths(remainingTermMonths);

export interface Remaining {
  endless: boolean;
  remainingTermMonths: number;
}

export const formatMonths = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;
