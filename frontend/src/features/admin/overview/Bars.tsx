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
  /** For names that do not fit side by side on a phone. */
  areLabelsSlanted?: boolean;
}

const COLORS = [
  'var(--mui-palette-primary-main)',
  'var(--mui-palette-amber-main)',
  'var(--mui-palette-info-main)',
  'var(--mui-palette-text-secondary)',
];

/** Two charts in a row where the screen is wide. */
export const ChartGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const SLANTED = { height: 64, tickLabelStyle: { angle: -35, textAnchor: 'end' } } as const;

/** A table below has the same numbers, so a screen reader hears the chart as a picture. */
export const Bars = ({ title, labels, series, areLabelsSlanted = false }: BarsProps) => (
  <div role="img" aria-label={`Chart: ${title}. The table below has the same numbers.`}>
    <BarChart
      height={220}
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[
        {
          scaleType: 'band',
          data: labels,
          ...(areLabelsSlanted ? SLANTED : { height: 24, tickLabelInterval: every(labels.length) }),
        },
      ]}
      yAxis={[{ width: 48, tickMinStep: 1, ...(isEmpty(series) && { max: 1 }) }]}
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
