import { monthsLeft, type CostedContract, type TrueCost } from '@handover/domain/cost/cost';
import { formatMoney } from '@handover/domain/facts/format-fact';

const [WIDTH, HEIGHT] = [320, 120];

interface CostOverTimeProps {
  contract: CostedContract;
  cost: TrueCost | null;
}

/** What has been paid by each month, here and with the new loan of the comparison. Nothing without a comparison. */
export function CostOverTime({ contract, cost }: CostOverTimeProps) {
  const newPayment = cost?.figures.find(({ key }) => key === 'newPayment')?.value;
  if (newPayment === undefined) return null;
  const months = monthsLeft(contract, new Date().toISOString().slice(0, 10));
  const [here, there] = [contract.monthlyPayment * months, newPayment * months];
  const top = Math.max(here, there);
  const line = (total: number) => `M0 ${HEIGHT} L${WIDTH} ${HEIGHT - (total / top) * HEIGHT}`;
  const words = `Paid after ${months} months: ${formatMoney(here)} on this loan, ${formatMoney(there)} on a new one.`;
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="var(--mui-palette-divider)" />
        <path
          d={line(there)}
          fill="none"
          strokeWidth="2"
          strokeDasharray="5 4"
          stroke="var(--mui-palette-text-secondary)"
        />
        <path d={line(here)} fill="none" strokeWidth="3" stroke="var(--mui-palette-primary-main)" />
      </svg>
      <figcaption>{words} The dashed line is the new loan.</figcaption>
    </figure>
  );
}
