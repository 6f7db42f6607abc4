import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export interface BarSeries {
  label: string;
  data: number[];
}

interface BarsProps {
  title: string;
  labels: string[];
  series: readonly BarSeries[];
}

const COLORS = [
  'var(--mui-palette-primary-main)',
  'var(--mui-palette-amber-main)',
  'var(--mui-palette-info-main)',
];

/** Two charts in a row where the screen is wide. */
export const ChartGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** A table below has the same numbers, so a screen reader hears the chart as a picture. */
export const Bars = ({ title, labels, series }: BarsProps) => (
  <div role="img" aria-label={`Chart: ${title}. The table below has the same numbers.`}>
    <BarChart
      height={220}
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[{ scaleType: 'band', data: labels, height: 24, tickLabelInterval: every(labels.length) }]}
      yAxis={[{ width: 40, tickMinStep: 1, ...(isEmpty(series) && { max: 1 }) }]}
      series={series.map(({ label, data }, at) => ({ label, data, color: COLORS[at] as string }))}
    />
  </div>
);

const isEmpty = (series: readonly BarSeries[]) =>
  series.every(({ data }) => data.every((value) => value === 0));

/** Labels for about six of the bars, the first one among them. */
const every = (length: number) => {
  const step = Math.ceil(length / 6);
  return (_value: unknown, index: number) => index % step === 0;
};
