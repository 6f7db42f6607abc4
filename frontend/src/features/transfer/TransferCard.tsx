import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../components/plain/ErrorState';
import { Panel } from '../../components/plain/Panel';
import type { ContractFieldsFragment } from '../../generated/contracts';
import {
  useContractTransferQuery,
  usePastTransferQuery,
  type TransferFieldsFragment,
} from '../../generated/transfer';
import { MuiScope } from '../../theme/MuiScope';
import { LoadedTransfer } from './LoadedTransfer';
import { isOver } from './situation';

export interface TransferCardProps {
  contract: ContractFieldsFragment;
  /** The fee that was paid, in cents. */
  fee: number;
  /** There is a transfer, or the address names one: its place is kept while it loads. */
  isExpected: boolean;
}

/** The transfer of a contract, for its parties and for admins. Loads later than the page, and for them alone. */
export function TransferCard(props: TransferCardProps) {
  const [search] = useSearchParams();
  const id = search.get('transfer');
  return (
    <MuiScope>{id ? <NamedTransfer key={id} id={id} {...props} /> : <NewestTransfer {...props} />}</MuiScope>
  );
}

/** The transfer that the address names. A link to one that is not theirs shows what is theirs. */
function NamedTransfer({ id, ...props }: TransferCardProps & { id: string }) {
  const { data, error, refetch } = usePastTransferQuery({ variables: { id } });
  if (error || (data && data.transfer.contractId !== props.contract.id)) return <NewestTransfer {...props} />;
  const shown = { ...props, transfer: data?.transfer, error, onRetry: refetch };
  // an open transfer is the only one and the newest
  return data && isOver(data.transfer.status) ? <EndedTransfer {...shown} /> : <State {...shown} />;
}

/** A transfer that has ended; says so if the viewer has a newer one of the contract. */
function EndedTransfer(props: StateProps) {
  const newest = useContractTransferQuery({ variables: { contractId: props.contract.id } }).data;
  const newestId = newest?.contractTransfer?.id;
  return <State {...props} isPast={newestId !== undefined && newestId !== props.transfer?.id} />;
}

/** An end is news for a month; after that only the account leads to it. */
const NEWS_MS = 30 * 86_400_000;
const isOld = ({ cancelledAt }: TransferFieldsFragment): boolean =>
  cancelledAt !== null && Date.now() - Date.parse(cancelledAt) > NEWS_MS;

/** The open transfer of the viewer, or else the newest one. */
function NewestTransfer(props: TransferCardProps) {
  const { data, error, refetch } = useContractTransferQuery({
    variables: { contractId: props.contract.id },
    fetchPolicy: 'cache-and-network',
  });
  const transfer = data?.contractTransfer;
  return (
    <State
      {...props}
      transfer={transfer && isOld(transfer) ? null : transfer}
      error={error}
      onRetry={refetch}
    />
  );
}

interface StateProps extends TransferCardProps {
  /** Undefined until it is loaded, null if there is none. */
  transfer: TransferFieldsFragment | null | undefined;
  isPast?: boolean;
  error: unknown;
  onRetry: () => Promise<unknown>;
}

function State({ transfer, contract, fee, isExpected, isPast = false, error, onRetry }: StateProps) {
  const [search] = useSearchParams();
  const retry = () => void onRetry().catch(() => undefined);
  // while it is unknown whether there is one, there is no place for it
  if (transfer === null || (!transfer && !error && !isExpected)) return null;
  return (
    <Panel className="transfer-card" aria-label="Transfer" style={{ marginBottom: 24 }}>
      {transfer ? (
        <LoadedTransfer
          key={transfer.id}
          transfer={transfer}
          contract={contract}
          fee={fee}
          isPast={isPast}
          focusedStep={search.get('step')}
          onStale={retry}
        />
      ) : error ? (
        <ErrorState title="Couldn't load your transfer" onRetry={retry} />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

const Loading = () => (
  <div role="status" aria-label="Loading your transfer" style={{ minHeight: 320 }}>
    <Skeleton width="40%" height={30} />
    <Skeleton width="75%" height={22} sx={{ mt: 2 }} />
    <Skeleton height={120} sx={{ mt: 2 }} />
  </div>
);
