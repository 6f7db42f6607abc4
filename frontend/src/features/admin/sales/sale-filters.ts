import { useSearchParams } from 'react-router';
import type { PurchaseStatus } from '../../../generated/admin-sales';
import { wordOf } from '../../../lib/enum-words';
import { useMay } from '../../../lib/session/rights';
import { purchaseStates } from './payment-words';

/** `value` is what the URL says. */
export const PAYMENTS = (Object.keys(purchaseStates) as PurchaseStatus[]).map((status) => ({
  status,
  value: wordOf(status),
  label: purchaseStates[status].label,
}));

/** All that have a transfer, then groups of them, then statuses. */
export const TRANSFERS = [
  { value: 'all', label: 'All, urgent first' },
  { value: 'open', label: 'Open', group: 'OPEN' },
  { value: 'waiting', label: 'Waiting for a decision', group: 'WAITING' },
  { value: 'undecided', label: 'Fee undecided', group: 'UNDECIDED' },
  { value: 'reported', label: 'Paused by a report', group: 'REPORTED' },
  { value: 'stalled', label: 'Stalled', group: 'STALLED' },
  { value: 'late', label: 'Late', group: 'LATE' },
  { value: 'paused', label: 'Paused', group: 'PAUSED' },
  { value: 'proposed', label: 'Proposed', state: 'PROPOSED' },
  { value: 'in-progress', label: 'In progress', state: 'IN_PROGRESS' },
  { value: 'completed', label: 'Completed', state: 'COMPLETED' },
  { value: 'cancelled', label: 'Cancelled', state: 'CANCELLED' },
] as const;

/**
 * The filters in the URL. An address of an earlier release names a tab of transfers: sales that have one. Who does not
 * read purchases has only those.
 */
export function useSaleFilters() {
  const [search, setSearch] = useSearchParams();
  const readsPurchases = useMay()('manageMoney');
  const all = !readsPurchases || search.get('tab') === 'transfers' ? TRANSFERS[0] : undefined;
  const show = search.get('show');
  const change = (name: 'payment' | 'show', value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('tab', 'sales');
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return {
    readsPurchases,
    payment: readsPurchases ? PAYMENTS.find(({ value }) => value === search.get('payment')) : undefined,
    transfer: TRANSFERS.find(({ value }) => value === show) ?? all,
    change,
  };
}
