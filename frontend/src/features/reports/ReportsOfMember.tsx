import { useEffect } from 'react';
import type { Asked, Reported } from '../../components/plain/ReportButton';
import type { ContractFieldsFragment } from '../../generated/contracts';
import {
  useReportsOnContractQuery,
  ReportsOnContractDocument,
  useConfirmAvailableMutation,
} from '../../generated/reports';
import { MuiScope } from '../../theme/MuiScope';
import { ReportDialog } from './ReportDialog';
import { BusyButton } from '../../components/mui/BusyButton';
import { Panel } from '../../components/plain/Panel';
import { formatMoment } from '../../lib/format/time';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';

interface ReportsOfMemberProps {
  contract: ContractFieldsFragment;
  hasRules: boolean;
  isHolder: boolean;
  asked: Asked | null;
  onClose: () => void;
  onLoaded: (mine: readonly Reported[]) => void;
}

/** The dialog, the question to the holder, and what the member has reported already. */
export function ReportsOfMember({ contract, asked, onLoaded, ...props }: ReportsOfMemberProps) {
  const { hasRules, isHolder, onClose } = props;
  const { data } = useReportsOnContractQuery({
    variables: { contractId: contract.id },
    fetchPolicy: 'cache-and-network',
  });
  const mine = data?.reportsOnContract.mine;
  useEffect(() => {
    if (mine) onLoaded(mine);
  }, [mine, onLoaded]);
  const answerBy = data?.reportsOnContract.answerBy;
  return (
    <MuiScope>
      {isHolder && answerBy && <AvailableQuestion contractId={contract.id} answerBy={answerBy} />}
      {asked && (
        <ReportDialog
          key={asked.targetId}
          asked={asked}
          type={contract.type}
          hasRules={hasRules}
          onClose={onClose}
        />
      )}
    </MuiScope>
  );
}

/** For the holder of a contract that someone reported as no longer available. */
function AvailableQuestion({ contractId, answerBy }: { contractId: string; answerBy: string }) {
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
