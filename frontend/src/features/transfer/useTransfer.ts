import { useContractTransferQuery, usePastTransferQuery } from '../../generated/transfer';

const POLL_MS = 5_000;

/** The transfer that the address names, or else the newest of the viewer for this contract. */
export function useTransfer(contractId: string, namedId: string | null) {
  const named = usePastTransferQuery({ variables: { id: namedId ?? '' }, skip: namedId === null });
  const isNamed = named.data?.transfer.contractId === contractId;
  // a link to a transfer that is not theirs shows what is
  const skip = namedId !== null && !named.error && (!named.data || isNamed);
  const newest = useContractTransferQuery({
    variables: { contractId },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skip,
  });
  const query = isNamed ? named : newest;
  return {
    transfer: isNamed ? named.data?.transfer : newest.data?.contractTransfer,
    isPast: isNamed,
    error: query.error,
    retry: () => void newest.refetch().catch(() => undefined),
    reload: () => void (isNamed ? named : newest).refetch().catch(() => undefined),
  };
}
