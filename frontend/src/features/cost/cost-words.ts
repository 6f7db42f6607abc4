import type { CostOverTime } from '@handover/domain/cost/cost-over-time';
import type { ContractType } from '@handover/domain/facts/fact';
import { formatMoney } from '@handover/domain/facts/format-fact';

/** What a contract is compared with. */
export const ALTERNATIVE: Readonly<Record<ContractType, string>> = {
  'car-lease': 'The new lease',
  apartment: 'The comparable apartment',
  mortgage: 'A new loan',
  timeshare: 'Renting',
  loan: 'A new loan',
};

/** Both totals at the end, and from when on the takeover is the lower one. */
export function costWords(type: ContractType, { unit, here, there, cheaperFrom }: CostOverTime): string {
  const end = unit === 'year' ? here.length : here.length - 1;
  const first = unit === 'year' ? 1 : 0;
  const [ours, theirs] = [here.at(-1) ?? 0, there.at(-1) ?? 0].map((cents) => formatMoney(cents));
  const totals = `Paid after ${end} ${unit}${end === 1 ? '' : 's'}: ${ours} with this contract, ${theirs} with ${lower(ALTERNATIVE[type])}.`;
  if (cheaperFrom === null) return totals;
  return cheaperFrom === first
    ? `${totals} This contract costs less from the start.`
    : `${totals} From ${unit} ${cheaperFrom} on, this contract is cheaper in total.`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
