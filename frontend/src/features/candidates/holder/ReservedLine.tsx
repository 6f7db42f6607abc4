import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import {
  useReleaseReservationMutation,
  type CandidateFieldsFragment,
  type SaleStateFragment,
} from '../../../generated/candidates-holder';
import { isReservedUntil } from '../../../lib/candidates/application-words';
import { formatMoment } from '../../../lib/format/time';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';
import { nameOf } from './candidate-words';

interface ReservedLineProps {
  contract: SaleStateFragment;
  candidates: readonly CandidateFieldsFragment[];
  reload: () => Promise<unknown>;
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '10px 16px',
  borderRadius: 12,
  fontSize: '0.9375rem',
  fontWeight: 550,
  color: 'var(--mui-palette-state-active-main)',
  backgroundColor: 'var(--mui-palette-state-active-soft)',
});

/** For whom the contract is reserved and until when; the holder may give that up. */
export function ReservedLine({ contract, candidates, reload }: ReservedLineProps) {
  const [asked, setAsked] = useState(false);
  const [release, { loading }] = useReleaseReservationMutation();
  const { reservedUntil } = contract;
  if (!isReservedUntil(reservedUntil)) return null;
  const chosen = candidates.find(({ status }) => status === 'CHOSEN');
  const who = chosen ? nameOf(chosen) : 'a candidate';
  const confirm = async () => {
    try {
      await release({ variables: { contractId: contract.id } });
      toast({ title: 'The reservation is released.' });
    } catch (error) {
      toastError(error, "Couldn't release the reservation", 'Something went wrong. Please try again.');
    }
    await reload();
    setAsked(false);
  };
  return (
    <Line role="status">
      <span>
        Reserved for {who} until {formatMoment(reservedUntil)}.
      </span>
      <Button size="small" color="inherit" onClick={() => setAsked(true)}>
        Release
      </Button>
      {asked && (
        <ConfirmDialog
          open
          title="Release the reservation?"
          confirmLabel="Release"
          busy={loading}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        >
          {who} loses the time to buy and goes to the end of the line. You can do this once a day.
        </ConfirmDialog>
      )}
    </Line>
  );
}
