import type { CostFigure, CostLine, TrueCost } from '@handover/domain/cost/cost';
import { formatCents } from '@handover/domain/facts/format-fact';
import { figureText } from '../../lib/format/cost-figure';
import { mergedKeys, missing, rowOf, withLowest, type Amount, type Cell, type Row } from './table';

/** As GraphQL answers it, or as the browser computes it with the reader's assumptions. */
export type ComparedCost = Omit<TrueCost, 'lines' | 'figures'> & {
  lines: readonly CostLine[];
  figures: readonly (Omit<CostFigure, 'kind'> & { kind: string })[];
};

/** Null once the term is over. */
type Costs = readonly (ComparedCost | null)[];

/** Labels that count months or years, which differ between contracts. */
const COUNTED: Readonly<Record<string, string>> = { payments: 'All monthly payments', fees: 'Fees' };
/** The facts that a line needs; other lines need the fact of their name, if any. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  overage: ['milesPerYear', 'originalTermMonths', 'mileageNow', 'excessMileFee'],
  fees: ['maintenanceFeeYear'],
};
const OVER: Cell = { text: 'Its term is over', isMissing: true };

/** Lines, sum and figures, each as the page of its contract has it. */
export function costRows(costs: Costs): Row[] {
  const isComplete = costs.every((cost) => cost?.missing.length === 0);
  const sum = (key: string, label: string, amountOf: (cost: ComparedCost) => Amount) => {
    const amounts = costs.map((cost) => (cost ? amountOf(cost) : { ...OVER, cents: null }));
    return rowOf(key, label, withLowest(amounts, isComplete), true);
  };
  return [
    ...lineRows(costs),
    sum('total', 'Total', ({ total }) => amount(total)),
    sum('effectiveMonthly', 'Per month, all included', ({ effectiveMonthly }) => amount(effectiveMonthly)),
    sum('cashAtTransfer', 'Cash needed at the transfer', ({ cashAtTransfer }) => cashOf(cashAtTransfer)),
    ...figureRows(costs),
  ];
}

const amount = (cents: number | null): Amount =>
  cents === null ? { ...missing('Not known'), cents } : { text: formatCents(cents), cents };

const cashOf = (cents: number | null): Amount =>
  cents !== null && cents < 0 ? { text: formatCents(-cents), note: 'You receive it', cents } : amount(cents);

function lineRows(costs: Costs): Row[] {
  return mergedKeys(costs.map((cost) => cost?.lines.map(({ key }) => key) ?? [])).map((key) => {
    const labels = costs.flatMap((cost) => cost?.lines.find((line) => line.key === key)?.label ?? []);
    const label = commonLabel(key, labels);
    const amounts = costs.map((cost) => lineAmount(cost, key, label));
    return rowOf(`line-${key}`, label, withLowest(amounts), true);
  });
}

/** The label that all have or begin with. */
function commonLabel(key: string, labels: readonly string[]): string {
  const [first = key] = labels;
  const common = labels.find((label) => labels.every((other) => other.startsWith(label)));
  return common ?? COUNTED[key] ?? first;
}

function lineAmount(cost: ComparedCost | null, key: string, label: string): Amount {
  if (!cost) return { ...OVER, cents: null };
  const line = cost.lines.find((one) => one.key === key);
  if (line) return { ...amount(line.cents), note: line.label === label ? null : line.label };
  const isNeeded = (NEEDS[key] ?? [key]).some((fact) => cost.missing.includes(fact));
  return isNeeded ? { ...missing(), cents: null } : { text: 'None', cents: 0 };
}

function figureRows(costs: Costs): Row[] {
  const figureOf = (cost: ComparedCost | null, key: string) => cost?.figures.find((one) => one.key === key);
  return mergedKeys(costs.map((cost) => cost?.figures.map(({ key }) => key) ?? [])).map((key) => {
    const figures = costs.map((cost) => figureOf(cost, key));
    const cells = figures.map((figure): Cell =>
      figure ? { text: figureText(figure) } : missing('Not known'),
    );
    return rowOf(`figure-${key}`, figures.find(Boolean)?.label ?? key, cells);
  });
}
