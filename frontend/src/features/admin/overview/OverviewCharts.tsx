import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOverviewQuery } from '../../../generated/admin-overview';
import { Bars, ChartGrid } from './Bars';
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

/** The table below has the same numbers. */
export function OverviewCharts({ series }: { series: readonly Bucket[] }) {
  const labels = series.map(bucketLabel);
  return (
    <ChartGrid>
      {CHARTS.map(({ title, series: lines }) => (
        <Box component="section" key={title}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Bars
            title={title}
            labels={labels}
            series={lines.map(({ label, of }) => ({ label, data: series.map(({ figures }) => of(figures)) }))}
          />
        </Box>
      ))}
    </ChartGrid>
  );
}
