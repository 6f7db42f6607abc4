import Button from '@mui/material/Button';
import { Clock3, MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { PostedTime } from '../../components/PostedTime';
import { StatusBadge } from '../../components/StatusBadge';
import { TypeLabel } from '../../components/TypeIcon';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { formatCents, formatMonths } from '../../lib/format/money';
import { CardFrame } from './CardFrame';

interface ContractCardProps {
  contract: ContractFieldsFragment;
  /** The Buy button, if the contract has one. */
  buy: ReactNode;
}

export function ContractCard({ contract, buy }: ContractCardProps) {
  const titleId = useId();
  return (
    <CardFrame aria-labelledby={titleId}>
      <div className="top">
        <TypeLabel type={contract.type} />
        <StatusBadge status={contract.status} />
      </div>
      <h2 id={titleId}>{contract.title}</h2>
      <div className="place">
        <span>
          <MapPin size={15} aria-hidden />
          <span>{contract.location}</span>
        </span>
        <span>
          <Clock3 size={15} aria-hidden />
          <PostedTime iso={contract.createdAt} />
        </span>
      </div>
      <p className="words">{contract.description}</p>
      <dl>
        <div>
          <dt>Monthly Payment</dt>
          <dd>{formatCents(contract.monthlyPayment)}</dd>
        </div>
        <div>
          <dt>Remaining Term</dt>
          <dd>{formatMonths(contract.remainingTermMonths)}</dd>
        </div>
        {contract.transferFee !== null && (
          <div>
            <dt>Transfer Fee</dt>
            <dd>{formatCents(contract.transferFee)}</dd>
          </div>
        )}
      </dl>
      <div className="actions">
        <div>
          <Button
            fullWidth
            variant="outlined"
            component={Link}
            to={`/contracts/${contract.id}`}
            aria-describedby={titleId}
          >
            View Details & Apply
          </Button>
        </div>
        {buy && <div>{buy}</div>}
      </div>
    </CardFrame>
  );
}
