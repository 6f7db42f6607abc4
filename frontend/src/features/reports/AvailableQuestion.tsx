import { BusyButton } from '../../components/mui/BusyButton';
import { Panel } from '../../components/plain/Panel';
import { ReportsOnContractDocument, useConfirmAvailableMutation } from '../../generated/reports';
import { formatMoment } from '../../lib/format/time';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';

/** For the holder of a contract that someone reported as no longer available. */
export function AvailableQuestion({ contractId, answerBy }: { contractId: string; answerBy: string }) {
  const [confirm, { loading }] = useConfirmAvailableMutation({ refetchQueries: [ReportsOnContractDocument] });
  const answer = async () => {
    try {
      await confirm({ variables: { contractId } });
      toast({ title: 'Thank you', description: 'Your contract stays listed.' });
    } catch (error) {
      toastError(error, 'Could not save your answer', 'Please try again.');
    }
  };
  return (
    <Panel aria-label="Still available?" style={{ marginBottom: 24 }}>
      <h2>Still available?</h2>
      <p>
        Someone reported that this contract is no longer available. If you don't answer by{' '}
        {formatMoment(answerBy)}, we'll take it off the market.
      </p>
      <BusyButton variant="contained" busy={loading} onClick={() => void answer()}>
        Yes, it's available
      </BusyButton>
    </Panel>
  );
}
