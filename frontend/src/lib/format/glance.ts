import { formatMonths, type Remaining } from './money';

/** Formats months like long times: "14 months", "3 years", "22 yr 10 mo". */
export function formatTerm(months: number) {
  if (months < 24) return formatMonths(months);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return rest === 0 ? `${years} years` : `${years} yr ${rest} mo`;
}

/** "22 yr 10 mo left", or that there is no end. */
export const termLeft = (contract: Remaining): string =>
  contract.endless ? 'no end' : `${formatTerm(contract.remainingTermMonths)} left`;
