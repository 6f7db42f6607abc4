import type { ContractType } from '@handover/domain/types/words';
import { formatDay } from '@handover/domain/facts/format-fact';
import { ArrowDown, ArrowUp, Building2 } from 'lucide-react';
import { Link } from 'react-router';
import { Bone } from '../../components/plain/Bone';
import { Button } from '../../components/plain/Button';
import { EmptyState } from '../../components/plain/EmptyState';
import { ErrorState } from '../../components/plain/ErrorState';
import { useCompanyTableQuery, type CompanyTableQueryVariables } from '../../generated/rules';
import { COLUMN_NAMES, COLUMNS, companyRows, nextOrder, type CompanyRow, type Order } from './company-rows';
import './CompanyTable.css';

interface CompanyTableProps {
  slug: ContractType;
  type: CompanyTableQueryVariables['type'];
  order: Order;
}

/** What the companies of a type ask, side by side: a table, on a phone cards. Its links order it without code, too. */
export function CompanyTable({ slug, type, order }: CompanyTableProps) {
  const { data, error, refetch } = useCompanyTableQuery({ variables: { type } });
  if (!data && error)
    return (
      <ErrorState title="Couldn't load the companies" onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!data)
    return <Bone role="status" aria-label="Loading companies" style={{ height: 320, borderRadius: 16 }} />;
  const rows = companyRows(
    data.companies.edges.map(({ node }) => node),
    order,
  );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={Building2}
        title="No companies yet"
        text="We have not checked the rules of these companies yet. Ask the company before you list or buy."
        action={<Button to={`/contracts?type=${slug}`}>Show the listings</Button>}
      />
    );
  return (
    <table className="company-table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {COLUMN_NAMES.map((column) => {
            const isOrder = order.column === column;
            const Arrow = order.isDescending ? ArrowDown : ArrowUp;
            return (
              <th
                key={column}
                role="columnheader"
                scope="col"
                {...(isOrder && { 'aria-sort': order.isDescending ? 'descending' : 'ascending' })}
              >
                <Link
                  to={`/contracts?type=${slug}&view=companies&by=${nextOrder(column, order)}`}
                  rel="nofollow"
                  replace
                  preventScrollReset
                >
                  {COLUMNS[column].label}
                  {isOrder && <Arrow size={14} aria-hidden />}
                </Link>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.slug} slug={slug} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  slug,
  row: { slug: company, name, listings, checkedOn, values },
}: {
  slug: string;
  row: CompanyRow;
}) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={`/contracts?type=${slug}&company=${company}`}>{name}</Link>
        {checkedOn && <small>Checked {formatDay(checkedOn)}</small>}
      </th>
      {COLUMN_NAMES.flatMap((column) => {
        const { key, label } = COLUMNS[column];
        return key ? (
          <td key={column} role="cell" data-label={label}>
            {values[key] ?? <span className="unknown">Not known</span>}
          </td>
        ) : (
          []
        );
      })}
      <td role="cell" data-label={COLUMNS.listings.label}>
        {listings.toLocaleString('en-US')}
      </td>
    </tr>
  );
}
