import { Bone } from '../../../components/plain/Bone';
import { useId } from 'react';
import { Link } from 'react-router';
import { ContractCover } from '../../../components/contract/ContractCover';
import type { ContractExtrasQuery } from '../../../generated/contracts';
import { termLeft } from '../../../lib/format/glance';
import { formatCents } from '../../../lib/format/money';
import './SimilarContracts.css';

interface SimilarContractsProps {
  /** Undefined while loading. */
  contracts: ContractExtrasQuery['similarContracts'] | undefined;
}

/**
 * Other contracts of the same type near this one's payment; nothing if there are none. A row that scrolls sideways by
 * itself on a phone, a grid on larger screens.
 */
export function SimilarContracts({ contracts }: SimilarContractsProps) {
  const titleId = useId();
  if (!contracts) return <Bone style={{ height: 312, borderRadius: 16 }} />;
  if (contracts.length === 0) return null;
  return (
    <section className="similar-contracts" aria-labelledby={titleId}>
      <h2 id={titleId}>Similar contracts</h2>
      <ul>
        {contracts.map((contract) => (
          <SimilarContract key={contract.id} contract={contract} />
        ))}
      </ul>
    </section>
  );
}

function SimilarContract({ contract }: { contract: ContractExtrasQuery['similarContracts'][number] }) {
  const { id, type, drawing, title, location, monthlyPayment } = contract;
  return (
    <li>
      <Link to={`/contracts/${id}`}>
        <ContractCover type={type} drawing={drawing} seed={id} />
        <span className="price">
          {formatCents(monthlyPayment)} <small>a month</small>
        </span>
        <span className="title" dir="auto">
          {title}
        </span>
        <span className="meta">
          <bdi>{location}</bdi> · {termLeft(contract)}
        </span>
      </Link>
    </li>
  );
}
