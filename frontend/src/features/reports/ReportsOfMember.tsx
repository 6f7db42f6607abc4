import { useEffect } from 'react';
import type { Reported } from '../../components/reporting';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { useReportsOnContractQuery } from '../../generated/reports';
import { MuiScope } from '../../theme/MuiScope';
import { AvailableQuestion } from './AvailableQuestion';
import { ReportDialog } from './ReportDialog';

interface ReportsOfMemberProps {
  contract: ContractFieldsFragment;
  isHolder: boolean;
  asked: Reported | null;
  onClose: () => void;
  onLoaded: (mine: readonly Reported[]) => void;
}

/** The dialog, the question to the holder, and what the member has reported already. */
export function ReportsOfMember({ contract, isHolder, asked, onClose, onLoaded }: ReportsOfMemberProps) {
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
      {asked && <ReportDialog key={asked.targetId} target={asked} type={contract.type} onClose={onClose} />}
    </MuiScope>
  );
}
