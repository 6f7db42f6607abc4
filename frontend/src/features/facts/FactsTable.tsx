import { Panel } from '../../components/Panel';
import { withClass } from '../../components/with-class';
import type { ContractCostFragment } from '../../generated/contracts';
import './FactsTable.css';

const Frame = withClass(Panel, 'facts-table');

/** What the holder states about the contract, and which key facts are missing. */
export function FactsTable({ rows }: { rows: ContractCostFragment['factTable'] }) {
  if (!rows.some(({ value }) => value !== null)) return null;
  return (
    <Frame aria-label="Facts">
      <h2>Facts</h2>
      <dl>
        {rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            {value === null ? <dd className="missing">Not stated</dd> : <dd dir="auto">{value}</dd>}
          </div>
        ))}
      </dl>
      <p>As stated by the seller.</p>
    </Frame>
  );
}
