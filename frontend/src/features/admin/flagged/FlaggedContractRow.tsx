import { Link } from 'react-router';
import { StatusBadge } from '../../../components/plain/StatusBadge';
import type { FlaggedContractFieldsFragment } from '../../../generated/admin-flagged';
import { timeAgoInText } from '../../../lib/format/time';
import { FlaggedRow } from './FlaggedRow';
import { useContractModeration } from './useModeration';

export function FlaggedContractRow({ contract }: { contract: FlaggedContractFieldsFragment }) {
  const { id, userId, holderEmail, holderSuspended, flags, duplicates, hidden } = contract;
  return (
    <FlaggedRow
      what="contract"
      whoseId={userId}
      whoseEmail={holderEmail}
      isSuspended={holderSuspended}
      flags={flags}
      hidden={hidden}
      hideText="The contract is cancelled and leaves the list. On its page everyone except admins sees “This contract was removed by a moderator.”"
      moderation={useContractModeration(id)}
      heading={
        <>
          <Link to={`/contracts/${id}`}>{contract.title}</Link>
          <StatusBadge status={contract.status} />
        </>
      }
      meta={
        <>
          {contract.location} · posted {timeAgoInText(contract.createdAt)}
        </>
      }
    >
      {contract.description}
      {duplicates.length > 0 && (
        <div className="meta">
          May be listed twice:{' '}
          {duplicates.map((other, at) => (
            <span key={other}>
              {at > 0 && ', '}
              <Link to={`/contracts/${other}`}>contract {other.slice(-8)}</Link>
            </span>
          ))}
        </div>
      )}
    </FlaggedRow>
  );
}
