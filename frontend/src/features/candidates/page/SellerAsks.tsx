import { kindOf } from '../../../components/contract/contract-kinds';
import type { ContractType } from '../../../generated/contracts';
import { requirementRows } from '../../../lib/candidates/answer-words';
import { requirementsIn } from './useCandidacy';
import './SellerAsks.css';

interface SellerAsksProps {
  type: ContractType;
  requirements: Record<string, unknown>;
}

/** What the seller requires of every applicant alike. */
export function SellerAsks({ type, requirements }: SellerAsksProps) {
  const rows = requirementRows(kindOf(type).slug, requirementsIn(requirements));
  if (rows.length === 0) return null;
  return (
    <section className="seller-asks" aria-label="The seller asks for">
      <h3>The seller asks for</h3>
      <ul>
        {rows.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
