import type { CostOverTime } from '@handover/domain/cost/cost-over-time';
import { WORDS, type ContractType } from '@handover/domain/types/words';
import { formatCents } from '@handover/domain/facts/format-fact';
import { LineChart } from '@mui/x-charts/LineChart';
import { MuiScope } from '../../theme/MuiScope';

interface CostChartProps {
  type: ContractType;
  series: CostOverTime;
  words: string;
}

/** A color that is far from that of the contract, also for readers who see no green. */
const OTHER = 'var(--mui-palette-warning-main)';

const money = (cents: number | null) => formatCents(cents ?? 0);
/** "$12K" fits an axis on a phone. */
const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});
const short = (cents: number) => compact.format(cents / 100);

/** Both lines with the amount of each month or year under the pointer. Its module loads with the chart's library. */
export function CostChart({ type, series: { unit, here, there }, words }: CostChartProps) {
  const first = unit === 'year' ? 1 : 0;
  const line = { showMark: false, curve: 'linear', valueFormatter: money } as const;
  return (
    <MuiScope>
      <LineChart
        height={280}
        skipAnimation
        title={words}
        margin={{ left: 0, right: 16 }}
        xAxis={[
          {
            data: here.map((_, index) => index + first),
            label: unit === 'year' ? 'Years' : 'Months',
            min: first,
            max: here.length - 1 + first,
            tickMinStep: 1,
            valueFormatter: (index: number, context: { location: string }) =>
              context.location === 'tooltip'
                ? `After ${index} ${unit}${index === 1 ? '' : 's'}`
                : String(index),
          },
        ]}
        yAxis={[{ valueFormatter: short, width: 56 }]}
        series={[
          { ...line, data: [...here], label: 'This contract', color: 'var(--mui-palette-primary-main)' },
          { ...line, id: 'there', data: [...there], label: WORDS[type].alternative, color: OTHER },
        ]}
        grid={{ horizontal: true }}
        sx={{ '[data-series=there]': { strokeDasharray: '6 4' } }}
      />
    </MuiScope>
  );
}
