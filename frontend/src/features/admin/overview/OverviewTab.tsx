import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { SelectField } from '../../../components/mui/SelectField';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useAdminOverviewQuery, type AdminOverviewQuery } from '../../../generated/admin-overview';
import { formatCount } from '../../../lib/format/money';
import { timeAgoInText } from '../../../lib/format/time';
import { useSearchParam } from '../../../lib/useSearchParam';
import { radius } from '../../../theme/tokens';
import { TabHeading } from '../list/TabHeading';
import { RowSkeletons } from '../list/TabSkeleton';
import { changeText, FIGURES, PERIODS, type Figures } from './overview-figures';
import { MarketFigures } from './market/MarketFigures';
import { OverviewCharts } from './OverviewCharts';
import { FailingJobs, FigureTable, ListingsTable } from './OverviewTables';

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
        tools={
          <>
            {' '}
            <SelectField
              label="Period"
              options={PERIODS}
              value={days}
              onChange={({ target }) => setPeriod(target.value)}
            />
          </>
        }
      />
      {shown ? (
        <Shown overview={shown.overview} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <RowSkeletons />
      )}
      <MarketFigures days={Number(days)} />
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
  const upTo99 = (count: number) => (count > 99 ? '99+' : formatCount(count));
  return [
    cardOf('Members', formatCount(members), '?tab=users'),
    cardOf('Open transfers', formatCount(transfersOpen), '?tab=sales&show=open'),
    cardOf('Fees undecided', upTo99(feesUndecided), '?tab=sales&show=waiting'),
    cardOf('Reports waiting', upTo99(reportsWaiting), '?tab=reports'),
    cardOf(
      'Jobs failing',
      formatCount(failing),
      '?tab=overview#failing-jobs',
      failing > 0 ? 'See the list below' : 'No failing jobs',
    ),
  ];
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(158px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  a: {
    display: 'grid',
    alignContent: 'start',
    height: '100%',
    padding: '12px 14px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: radius.card,
    backgroundColor: 'var(--mui-palette-background-paper)',
    color: 'inherit',
    textDecoration: 'none',
  },
  'a:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  '.label, .change': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.875rem' },
  '.value': { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.35, fontVariantNumeric: 'tabular-nums' },
});

const cardOf = (label: string, value: string, to: string, change = '') => ({ label, value, to, change });

/** Each card leads to the list that it counts. */
const CardGrid = ({ label, cards }: { label: string; cards: readonly ReturnType<typeof cardOf>[] }) => (
  <Cards aria-label={label}>
    {cards.map(({ label: name, value, change, to }) => (
      <li key={name}>
        <Link to={to}>
          <span className="label">{name}</span>
          <span className="value">{value}</span>
          <span className="change">{change}</span>
        </Link>
      </li>
    ))}
  </Cards>
);

/** The figures of the period, each with its change from the period before. */
const FigureCards = ({ current, before }: { current: Figures; before: Figures }) => (
  <CardGrid
    label="Figures of the period"
    cards={FIGURES.map((figure) =>
      cardOf(figure.label, figure.text(current), figure.to, changeText(figure, current, before)),
    )}
  />
);
