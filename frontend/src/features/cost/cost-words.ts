import type { CostOverTime } from '@handover/domain/cost/cost-over-time';
import { WORDS, type ContractType } from '@handover/domain/types/words';
import { formatCents } from '@handover/domain/facts/format-fact';

/** Both totals at the end, and from when on the takeover is the lower one. */
export function costWords(type: ContractType, { unit, here, there, cheaperFrom }: CostOverTime): string {
  const end = unit === 'year' ? here.length : here.length - 1;
  const first = unit === 'year' ? 1 : 0;
  const [ours, theirs] = [here.at(-1) ?? 0, there.at(-1) ?? 0].map((cents) => formatCents(cents));
  const totals = `Paid after ${end} ${unit}${end === 1 ? '' : 's'}: ${ours} with this contract, ${theirs} with ${lower(WORDS[type].alternative)}.`;
  if (cheaperFrom === null) return totals;
  return cheaperFrom === first
    ? `${totals} This contract costs less from the start.`
    : `${totals} From ${unit} ${cheaperFrom} on, this contract is cheaper in total.`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
