import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { StatusBadge } from '../../../components/StatusBadge';
import type { FlaggedContractFieldsFragment } from '../../../generated/moderation-admin';
import { timeAgoInText } from '../../../lib/format/time';
import { FlaggedRow } from './FlaggedRow';
import { useContractModeration } from './useModeration';

export function FlaggedContractRow({ contract }: { contract: FlaggedContractFieldsFragment }) {
  const { id, userId, holderEmail, holderSuspended, flags, hidden } = contract;
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
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link href={`/contracts/${id}`} sx={{ fontWeight: 650 }}>
          {contract.title}
        </Link>
        <StatusBadge status={contract.status} />
      </Box>
      <Box sx={{ whiteSpace: 'pre-wrap' }}>{contract.description}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.75 }}>
        {holderEmail} · {contract.location} · posted {timeAgoInText(contract.createdAt)}
      </Box>
    </FlaggedRow>
  );
}
