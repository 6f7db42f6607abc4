import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SelectField } from '../../../components/mui/SelectField';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useAdminOverviewQuery, type AdminOverviewQuery } from '../../../generated/admin-overview';
import { formatCount } from '../../../lib/format/money';
import { timeAgoInText } from '../../../lib/format/time';
import { useSearchParam } from '../../../lib/useSearchParam';
import { TabHeading } from '../list/TabHeading';
import { RowSkeletons } from '../list/TabSkeleton';
import { CardGrid, FigureCards } from './FigureCards';
import { FailingJobs, FigureTable, ListingsTable } from './OverviewTables';
import { PERIODS } from './overview-figures';
import { OverviewCharts } from './OverviewCharts';

const USUAL = '30';

/** The site in figures; the period is in the URL. */
export function OverviewTab() {
  const [period, setPeriod] = useSearchParam('days');
  const days = PERIODS.find(({ value }) => value === period)?.value ?? USUAL;
  const { data, previousData, error, refetch } = useAdminOverviewQuery({
    variables: { days: Number(days) },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  return (
    <section>
      <TabHeading
        title="Overview"
        text={`The last ${days} days, compared with the ${days} days before. Days are in UTC.`}
      >
        <SelectField
          label="Period"
          options={PERIODS}
          value={days}
          onChange={({ target }) => setPeriod(target.value)}
        />
      </TabHeading>
      {shown ? (
        <Shown overview={shown.overview} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <RowSkeletons />
      )}
    </section>
  );
}

type Overview = AdminOverviewQuery['overview'];

const Shown = ({ overview }: { overview: Overview }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
    {overview.mode !== 'LIVE' && (
      <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
        Purchases, revenue and refunds are test payments: no real money moved.
      </Typography>
    )}
    <FigureCards current={overview.current} before={overview.before} />
    <section>
      <Heading text="Now" />
      <CardGrid label="Now" cards={nowCards(overview)} />
    </section>
    <FailingJobs jobs={overview.failingJobs} />
    <OverviewCharts series={overview.series} />
    <section>
      <Heading text="The same numbers as a table" />
      <FigureTable series={overview.series} />
    </section>
    <section>
      <Heading text="Listings by type and status" />
      <ListingsTable listings={overview.listings} />
      <Typography color="textSecondary" sx={{ fontSize: '0.875rem', mt: 1 }}>
        Members and listings were counted {timeAgoInText(overview.standingAt)}.
      </Typography>
    </section>
  </Box>
);

const Heading = ({ text }: { text: string }) => (
  <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
    {text}
  </Typography>
);

function nowCards({ members, transfersOpen, feesUndecided, reportsWaiting, failingJobs }: Overview) {
  const failing = failingJobs.reduce((sum, job) => sum + job.failing + job.givenUp, 0);
  return [
    { key: 'members', label: 'Members', value: formatCount(members), change: '', to: '?tab=users' },
    {
      key: 'transfers',
      label: 'Open transfers',
      value: formatCount(transfersOpen),
      change: '',
      to: '?tab=transfers&show=open',
    },
    {
      key: 'fees',
      label: 'Fees undecided',
      value: feesUndecided > 99 ? '99+' : formatCount(feesUndecided),
      change: '',
      to: '?tab=transfers&show=waiting',
    },
    {
      key: 'reports',
      label: 'Reports waiting',
      value: reportsWaiting > 99 ? '99+' : formatCount(reportsWaiting),
      change: '',
      to: '?tab=reports',
    },
    {
      key: 'jobs',
      label: 'Jobs failing',
      value: formatCount(failing),
      change: failing > 0 ? 'See the list below' : 'No failing jobs',
      to: '?tab=overview#failing-jobs',
    },
  ];
}
