import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../components/ErrorState';
import { Panel } from '../../components/Panel';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { MuiScope } from '../../theme/MuiScope';
import { LoadedTransfer } from './LoadedTransfer';
import { useTransfer } from './useTransfer';

export interface TransferCardProps {
  contract: ContractFieldsFragment;
  /** The fee that was paid, in cents. */
  fee: number;
}

/** The transfer of a contract, for its parties and for admins. Loads later than the page, and for them alone. */
export function TransferCard({ contract, fee }: TransferCardProps) {
  const [search] = useSearchParams();
  const { transfer, isPast, error, retry, reload } = useTransfer(contract.id, search.get('transfer'));
  if (transfer === null) return null;
  return (
    <MuiScope>
      <Panel className="transfer-card" aria-label="Transfer" style={{ marginBottom: 24 }}>
        {transfer ? (
          <LoadedTransfer
            key={transfer.id}
            transfer={transfer}
            contract={contract}
            fee={fee}
            isPast={isPast}
            focusedStep={search.get('step')}
            onStale={reload}
          />
        ) : error ? (
          <ErrorState title="Couldn't load your transfer" onRetry={retry} />
        ) : (
          <div role="status" aria-label="Loading your transfer" style={{ minHeight: 320 }}>
            <Skeleton width="40%" height={30} />
            <Skeleton width="75%" height={22} sx={{ mt: 2 }} />
            <Skeleton height={120} sx={{ mt: 2 }} />
          </div>
        )}
      </Panel>
    </MuiScope>
  );
}
