import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AdminOverviewQuery } from '../../../generated/admin-overview';
import { bucketLabel, type Figures } from './overview-figures';

export type Bucket = AdminOverviewQuery['overview']['series'][number];

const CHARTS: { title: string; series: { label: string; of: (figures: Figures) => number }[] }[] = [
  {
    title: 'Members and listings',
    series: [
      { label: 'New members', of: ({ members }) => members },
      { label: 'New listings', of: ({ listings }) => listings },
    ],
  },
  {
    title: 'Questions',
    series: [
      { label: 'Asked', of: ({ questions }) => questions },
      { label: 'Answered in 24 hours', of: ({ answers }) => answers },
    ],
  },
  {
    title: 'Purchases',
    series: [
      { label: 'Charged', of: ({ purchases }) => purchases },
      { label: 'Refunded', of: ({ refunds }) => refunds },
    ],
  },
  {
    title: 'Transfers',
    series: [
      { label: 'Handed over', of: ({ transfersCompleted }) => transfersCompleted },
      { label: 'Cancelled', of: ({ transfersCancelled }) => transfersCancelled },
    ],
  },
];

const COLORS = ['var(--mui-palette-primary-main)', 'var(--mui-palette-amber-main)'];

/** The table below has the same numbers, so a screen reader hears each chart as a picture. */
export function OverviewCharts({ series }: { series: readonly Bucket[] }) {
  const labels = series.map(bucketLabel);
  const isEmpty = (lines: (typeof CHARTS)[number]['series']) =>
    series.every(({ figures }) => lines.every(({ of }) => of(figures) === 0));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        gap: 3,
      }}
    >
      {CHARTS.map(({ title, series: lines }) => (
        <Box component="section" key={title}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <div role="img" aria-label={`Chart: ${title}. The table below has the same numbers.`}>
            <BarChart
              height={220}
              skipAnimation
              disableKeyboardNavigation
              margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
              xAxis={[
                { scaleType: 'band', data: labels, height: 24, tickLabelInterval: every(labels.length) },
              ]}
              yAxis={[{ width: 32, tickMinStep: 1, ...(isEmpty(lines) && { max: 1 }) }]}
              series={lines.map(({ label, of }, at) => ({
                label,
                color: COLORS[at] as string,
                data: series.map(({ figures }) => of(figures)),
              }))}
            />
          </div>
        </Box>
      ))}
    </Box>
  );
}

/** Labels for about six of the bars, the first one among them. */
const every = (length: number) => {
  const step = Math.ceil(length / 6);
  return (_value: unknown, index: number) => index % step === 0;
};
