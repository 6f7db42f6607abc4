import type { CostOverTime as Series, CostOverTime } from '@handover/domain/cost/cost-over-time';
import { WORDS, type ContractType } from '@handover/domain/types/words';
import { useState } from 'react';
import { formatCents } from '@handover/domain/facts/format-fact';
import { Button } from '../../components/plain/Button';
import { loadable } from '../../lib/loadable';

const [WIDTH, HEIGHT] = [320, 120];

interface CostOverTimeProps {
  type: ContractType;
  /** Null without something to compare with. */
  series: Series | null;
}

/** The chart's library is large; it loads for readers who ask for the chart. */
const CostChart = loadable(
  async () => (await import('./CostChart')).CostChart,
  () => <p role="status">Loading...</p>,
);

/** What has been paid over time, here and with what the reader compares. */
export function CostOverTime({ type, series }: CostOverTimeProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!series) return null;
  const words = costWords(type, series);
  return (
    <figure>
      {isOpen ? (
        <CostChart type={type} series={series} words={words} />
      ) : (
        <Sketch series={series} words={words} />
      )}
      <figcaption>
        {words} {!isOpen && `The dashed line is ${WORDS[type].alternative.toLowerCase()}.`}
      </figcaption>
      <Button variant="text" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
        {isOpen ? 'Hide the amounts' : `Show the amounts ${series.unit} by ${series.unit}`}
      </Button>
    </figure>
  );
}

/** Two lines, drawn at once. */
function Sketch({ series: { here, there }, words }: { series: Series; words: string }) {
  const [top, bottom] = [Math.max(...here, ...there, 1), Math.min(...here, ...there, 0)];
  const points = (values: readonly number[]) =>
    values
      .map((cents, index) => {
        const x = (index / Math.max(1, values.length - 1)) * WIDTH;
        return `${x.toFixed(1)},${(((top - cents) / (top - bottom)) * HEIGHT).toFixed(1)}`;
      })
      .join(' ');
  const zero = (top / (top - bottom)) * HEIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
      <path d={`M0 ${zero}H${WIDTH}`} stroke="var(--mui-palette-divider)" />
      <polyline
        points={points(there)}
        fill="none"
        strokeWidth="2"
        strokeDasharray="5 4"
        stroke="var(--mui-palette-warning-main)"
      />
      <polyline points={points(here)} fill="none" strokeWidth="3" stroke="var(--mui-palette-primary-main)" />
    </svg>
  );
}

/** Both totals at the end, and from when on the takeover is the lower one. */
function costWords(type: ContractType, { unit, here, there, cheaperFrom }: CostOverTime): string {
  const end = unit === 'year' ? here.length : here.length - 1;
  const first = unit === 'year' ? 1 : 0;
  const [ours, theirs] = [here.at(-1) ?? 0, there.at(-1) ?? 0].map((cents) => formatCents(cents));
  const totals = `Paid after ${end} ${unit}${end === 1 ? '' : 's'}: ${ours} with this contract, ${theirs} with ${lower(WORDS[type].alternative)}.`;
  if (cheaperFrom === null) return totals;
  return cheaperFrom === first
    ? `${totals} This contract costs less from the start.`
    : `${totals} From ${unit} ${cheaperFrom} on, this contract is cheaper in total.`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
