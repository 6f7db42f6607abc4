import { Figure, Figures } from '../../components/plain/Figures';
import { Panel } from '../../components/plain/Panel';
import type { ContractCostFragment } from '../../generated/contracts';
import './FactsTable.css';

/** What the holder states about the contract, and which key facts are missing. */
export function FactsTable({ rows }: { rows: ContractCostFragment['factTable'] }) {
  if (!rows.some(({ value }) => value !== null)) return null;
  return (
    <Panel className="facts-table" aria-label="Facts">
      <h2>Facts</h2>
      <Figures>
        {rows.map(({ key, label, value }) =>
          value === null ? (
            <Figure key={key} label={label} value="Not stated" className="missing" />
          ) : (
            <Figure key={key} label={label} value={<span dir="auto">{value}</span>} />
          ),
        )}
      </Figures>
      <p>As stated by the seller.</p>
    </Panel>
  );
}
