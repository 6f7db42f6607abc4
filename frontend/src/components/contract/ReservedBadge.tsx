import type { ContractStatus } from '../../generated/contracts';
import { isReservedUntil } from '../../lib/candidates/application-words';
import { formatMoment } from '../../lib/format/time';
import { useHydrated } from '../../lib/useHydrated';
import '../plain/StatusBadge.css';

/** "Nov 21, 11:54 PM": it is within days. */
const soon = (iso: string) => formatMoment(iso).replace(/, \d{4},/, ',');

/** In place of the status of a contract that only the chosen candidate may buy. */
function ReservedBadge({ until }: { until: string }) {
  // the server does not know the reader's time zone
  const hydrated = useHydrated();
  return (
    <span
      className="status-badge"
      title="Only the candidate whom the seller chose can buy it"
      style={{
        paddingInline: 9,
        color: 'var(--mui-palette-state-pending-main)',
        backgroundColor: 'var(--mui-palette-state-pending-soft)',
      }}
    >
      {hydrated ? `Reserved until ${soon(until)}` : 'Reserved'}
    </span>
  );
}

/** Undefined for a contract that is not reserved. */
export const reservedBadge = ({
  status,
  reservedUntil,
}: {
  status: ContractStatus;
  reservedUntil: string | null;
}) =>
  status === 'ACTIVE' && isReservedUntil(reservedUntil) ? <ReservedBadge until={reservedUntil} /> : undefined;
