import { formatCents } from '@handover/domain/facts/format-fact';
import { useEffect, useRef, useState } from 'react';
import { Figure, Figures } from '../../components/plain/Figures';
import { Panel } from '../../components/plain/Panel';
import type { ContractCostFragment, ContractFieldsFragment } from '../../generated/contracts';
import { useNamed } from '../../lib/content/useNamed';
import { loadable } from '../../lib/loadable';
import { figureText } from '../../lib/format/cost-figure';
import type { ShownCost } from './cost-view';
import './TrueCostPanel.css';

interface TrueCostPanelProps {
  contract: ContractFieldsFragment;
  costs: ContractCostFragment;
  /** With the usual assumptions, as the server computed it. */
  usual: NonNullable<ContractCostFragment['trueCost']>;
}

/** Computing with other assumptions needs the formulas; they load when the reader opens them. */
const AdjustCost = loadable(
  async () => (await import('./AdjustCost')).AdjustCost,
  () => <p role="status">Loading...</p>,
);

/** The cost from today to the end of the contract, line by line. */
export function TrueCostPanel({ contract, costs, usual }: TrueCostPanelProps) {
  const named = useNamed();
  const [own, setOwn] = useState<ShownCost | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const adjust = useRef<HTMLDetailsElement>(null);
  // The reader may have opened it before the code of the page arrived.
  useEffect(() => {
    if (adjust.current?.open) setIsOpen(true);
  }, []);
  const { lines, total, effectiveMonthly, cashAtTransfer, figures } = own ?? usual;
  return (
    <Panel className="open true-cost" aria-label="What it really costs">
      <h2>What it really costs</h2>
      <Figures>
        {lines.map(({ key, label, cents }) => (
          <Figure key={key} label={named(label)} value={formatCents(cents)} />
        ))}
        <Figure label="Total" value={formatCents(total)} className="total" />
        {/* with the usual assumptions, Financial Details has them */}
        {isOpen && effectiveMonthly !== null && (
          <Figure label="Per month, all included" value={formatCents(effectiveMonthly)} className="total" />
        )}
        {cashAtTransfer !== null && cashAtTransfer < 0 && (
          <Figure label="You receive at the transfer" value={formatCents(-cashAtTransfer)} />
        )}
        {isOpen && cashAtTransfer !== null && cashAtTransfer >= 0 && (
          <Figure label="Cash needed at the transfer" value={formatCents(cashAtTransfer)} />
        )}
        {figures.map((figure) => (
          <Figure key={figure.key} label={figure.label} value={figureText(figure)} />
        ))}
      </Figures>
      {usual.notStated.length > 0 && <p>Not stated, so not included: {usual.notStated.join(', ')}.</p>}
      <p>Not included: {usual.notIncluded}.</p>
      <p>An estimate from what the seller states, not an offer of credit.</p>
      <details ref={adjust} onToggle={({ currentTarget }) => setIsOpen((was) => was || currentTarget.open)}>
        <summary>Adjust</summary>
        {isOpen && <AdjustCost contract={contract} costs={costs} onCost={setOwn} />}
      </details>
    </Panel>
  );
}
