import { Link } from 'react-router';
import { Figure, Figures } from '../../components/plain/Figures';
import { Panel } from '../../components/plain/Panel';
import type { ContractCostFragment } from '../../generated/contracts';
import { threadPath } from '../../lib/thread-path';
import './FactsTable.css';

interface FactsTableProps {
  contractId: string;
  /** The holder is asked to state what is missing, unless it is sold; everyone else can ask for it. */
  isHolder: boolean;
  isSold: boolean;
  rows: ContractCostFragment['factTable'];
}

/** The key facts that the holder has not stated. */
export const missingFacts = (rows: FactsTableProps['rows'] = []): string[] =>
  rows.filter(({ value }) => value === null).map(({ label }) => label);

/** What a candidate should know about the facts before anything else. */
export const alertsIn = (rows: FactsTableProps['rows'] = []): string[] =>
  rows.flatMap(({ alert }) => alert ?? []);

/** What the holder states about the contract, and in one line which key facts are missing. */
export function FactsTable({ contractId, isHolder, isSold, rows }: FactsTableProps) {
  const stated = rows.filter(({ value }) => value !== null);
  const missing = missingFacts(rows);
  if (stated.length === 0) return null;
  return (
    <Panel className="open facts-table" aria-label="Facts">
      <h2>Facts</h2>
      <Figures>
        {stated.map(({ key, label, value }) => (
          <Figure key={key} label={label} value={<span dir="auto">{value}</span>} />
        ))}
      </Figures>
      <p>As stated by the seller.</p>
      {missing.length > 0 && (
        <p>
          Not stated: {missing.join(', ')}.{' '}
          {isHolder && !isSold && <Link to={`/contracts/submit?edit=${contractId}`}>State them</Link>}
          {!isHolder && <Link to={threadPath(contractId)}>Ask the seller</Link>}
        </p>
      )}
    </Panel>
  );
}
