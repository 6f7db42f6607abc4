import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contractKinds } from '../../../components/contract/contract-kinds';
import type { AdminOverviewQuery } from '../../../generated/admin-overview';
import { formatCount } from '../../../lib/format/money';
import { radius } from '../../../theme/tokens';
import { contractStatuses } from '../list/contract-statuses';
import { bucketLabel, FIGURES } from './overview-figures';
import type { Bucket } from './OverviewCharts';

const Frame = styled('div')({
  overflow: 'auto',
  maxHeight: 440,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: radius.card,
  backgroundColor: 'var(--mui-palette-background-paper)',
  // A shadow at the right edge, which a cover that scrolls with the table hides at its end.
  backgroundImage: `linear-gradient(to left, var(--mui-palette-background-paper) 40%, transparent),
    linear-gradient(to left, color-mix(in srgb, var(--mui-palette-text-primary) 28%, transparent), transparent)`,
  backgroundPosition: 'right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '48px 100%, 16px 100%',
  backgroundAttachment: 'local, scroll',
  table: {
    width: '100%',
    borderSpacing: 0,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  'th, td': { padding: '8px 14px', textAlign: 'right', whiteSpace: 'nowrap' },
  'th:first-of-type': {
    position: 'sticky',
    left: 0,
    textAlign: 'left',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  'thead th': { color: 'var(--mui-palette-text-secondary)', fontWeight: 600 },
  // of cells, not of rows: the first column covers what it scrolls over
  'tbody :is(th, td)': { borderTop: '1px solid var(--mui-palette-divider)' },
  'tbody th': { fontWeight: 500 },
});

/** A table that scrolls on its own where the screen is narrow. */
export const ScrollTable = ({
  label,
  head,
  children,
}: {
  label: string;
  head: readonly string[];
  children: ReactNode;
}) => (
  <Frame role="region" aria-label={label} tabIndex={0}>
    <table aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Frame>
);

/** The numbers of the charts, and those that no chart shows; the newest first. */
export const FigureTable = ({ series }: { series: readonly Bucket[] }) => (
  <ScrollTable label="Figures over time" head={['Period', ...FIGURES.map(({ label }) => label)]}>
    {[...series].reverse().map((bucket) => (
      <tr key={bucket.from}>
        <th scope="row">{bucketLabel(bucket)}</th>
        {FIGURES.map(({ key, text }) => (
          <td key={key}>{text(bucket.figures)}</td>
        ))}
      </tr>
    ))}
  </ScrollTable>
);

type Listings = AdminOverviewQuery['overview']['listings'];

/** Every contract by type and status; each number leads to those contracts. */
export function ListingsTable({ listings }: { listings: Listings }) {
  const count = (type: string, status: string) =>
    listings.find((row) => row.type === type && row.status === status)?.count ?? 0;
  return (
    <ScrollTable
      label="Listings by type and status"
      head={['Type', ...contractStatuses.map(({ label }) => label)]}
    >
      {contractKinds.map(({ type, slug, label }) => (
        <tr key={type}>
          <th scope="row">{label}</th>
          {contractStatuses.map(({ status, word, label: state }) => (
            <td key={status}>
              <Link
                to={`?tab=contracts&type=${slug}&status=${word}`}
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

type Jobs = AdminOverviewQuery['overview']['failingJobs'];

/** Jobs that fail, by kind; nothing if all succeed. */
export const FailingJobs = ({ jobs }: { jobs: Jobs }) =>
  jobs.length > 0 && (
    <section id="failing-jobs">
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Failing jobs
      </Typography>
      <ScrollTable label="Failing jobs" head={['Job', 'Retrying', 'Given up']}>
        {jobs.map(({ task, failing, givenUp }) => (
          <tr key={task}>
            <th scope="row">{task}</th>
            <td>{failing}</td>
            <td>{givenUp}</td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
