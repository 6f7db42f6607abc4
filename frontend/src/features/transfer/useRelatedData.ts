import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { ContractStatus } from '../../generated/contracts';
import type { TransferStatus } from '../../generated/transfer';

const ASK_AGAIN_MS = 3_000;
/** A refund usually takes seconds; after this the page is right again when it is opened. */
const TRIES = 20;

/**
 * Reads the contract and the purchase of the page again when the transfer's status has changed. After an end that gives
 * the contract back, it asks until the refund has done so.
 */
export function useRelatedData(status: TransferStatus, contractStatus: ContractStatus): void {
  const client = useApolloClient();
  const seen = useRef(status);
  const waits = status === 'CANCELLED' && contractStatus === 'PENDING';
  useEffect(() => {
    const read = () => void client.refetchQueries({ include: ['Contract', 'MyPurchaseOf'] });
    if (seen.current !== status) read();
    seen.current = status;
    if (!waits) return;
    let tries = 0;
    const timer = setInterval(() => (++tries > TRIES ? clearInterval(timer) : read()), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [status, waits, client]);
}
