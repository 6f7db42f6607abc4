import Box from '@mui/material/Box';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Pill } from '../../../components/plain/Pill';
import { useApproveContractMutation, useSendBackContractMutation } from '../../../generated/admin-approvals';
import { formatCents } from '../../../lib/format/money';
import { timeAgoInText } from '../../../lib/format/time';
import { AdminRow, PersonLink } from '../list/AdminRow';
import { announced } from '../list/announced';
import { ReasonDialog } from '../list/ReasonDialog';
import { Changes } from './Changes';
import { ContractParts } from './ContractParts';
import type { Waiting } from './waiting';

const LISTS = { refetchQueries: ['Approvals', 'AdminWaiting'] };

export function ApprovalRow({ waiting }: { waiting: Waiting }) {
  const { id, contract, isNew, hasNewPhotos, changes, createdAt, holderEmail } = waiting;
  const [isAsking, setAsking] = useState(false);
  const [approve, approving] = useApproveContractMutation(LISTS);
  const [sendBack, sending] = useSendBackContractMutation(LISTS);
  return (
    <AdminRow
      about={contract.title}
      head={
        <>
          <Link to={`/contracts/${id}`} dir="auto">
            {contract.title}
          </Link>
          <Pill tone={isNew ? 'primary' : 'amber'}>{isNew ? 'New' : 'Edited'}</Pill>
        </>
      }
      meta={
        <>
          submitted {timeAgoInText(createdAt)} · <PersonLink id={contract.userId}>{holderEmail}</PersonLink> ·{' '}
          {formatCents(contract.monthlyPayment)}
          /mo · <bdi>{contract.location}</bdi>
        </>
      }
      acts={[
        {
          label: 'Approve',
          icon: Check,
          inRow: true,
          busy: approving.loading,
          onClick: () =>
            void announced(
              approve({ variables: { id } }),
              'The contract is live',
              'Failed to approve the contract',
            ),
        },
        { label: 'Send back', icon: Undo2, inRow: true, onClick: () => setAsking(true) },
      ]}
      details={<ContractParts contract={contract} />}
    >
      {isNew ? (
        <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: 720, fontSize: '0.9375rem', my: 0.5 }} dir="auto">
          {contract.description}
        </Box>
      ) : (
        <Changes changes={changes} hasNewPhotos={hasNewPhotos} />
      )}
      {isAsking && (
        <ReasonDialog
          title="Send this contract back?"
          text="It stays off the market. Its holder can edit it and submit it again."
          confirmLabel="Send back"
          destructive={false}
          multiline
          hint="The holder reads this in a notification and an email."
          busy={sending.loading}
          onConfirm={(reason) =>
            void announced(
              sendBack({ variables: { id, reason } }),
              'Sent back to its holder',
              'Failed to send it back',
            ).then((done) => setAsking(!done))
          }
          onClose={() => setAsking(false)}
        />
      )}
    </AdminRow>
  );
}
