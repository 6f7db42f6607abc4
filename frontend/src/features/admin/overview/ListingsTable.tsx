import { Link } from 'react-router';
import { contractKinds } from '../../../components/contract/contract-kinds';
import type { AdminOverviewQuery } from '../../../generated/admin-overview';
import { formatCount } from '../../../lib/format/money';
import { ScrollTable } from './FigureTable';

const STATUSES = [
  { status: 'ACTIVE', label: 'Active' },
  { status: 'PENDING', label: 'Pending' },
  { status: 'COMPLETED', label: 'Completed' },
  { status: 'CANCELLED', label: 'Cancelled' },
] as const;

type Listings = AdminOverviewQuery['overview']['listings'];

/** Every contract by type and status; each number leads to those contracts. */
export function ListingsTable({ listings }: { listings: Listings }) {
  const count = (type: string, status: string) =>
    listings.find((row) => row.type === type && row.status === status)?.count ?? 0;
  return (
    <ScrollTable label="Listings by type and status" head={['Type', ...STATUSES.map(({ label }) => label)]}>
      {contractKinds.map(({ type, slug, label }) => (
        <tr key={type}>
          <th scope="row">{label}</th>
          {STATUSES.map(({ status, label: state }) => (
            <td key={status}>
              <Link
                to={`?tab=contracts&type=${slug}&status=${status.toLowerCase()}`}
                aria-label={`${label}, ${state}: ${count(type, status)}`}
              >
                {formatCount(count(type, status))}
              </Link>
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}
