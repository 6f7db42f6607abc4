import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSaleChangedSubscription } from '../../generated/candidates';
import { ContractDocument } from '../../generated/contracts';
import { useSocketUp } from '../../lib/apollo/socket-status';
import { useRestart } from '../../lib/apollo/useRestart';
import type { ChatViewer } from './thread-messages';

/**
 * Keeps the contract beside an open thread up to date for visitors: status, reservation and sale mode. The page of a
 * member hears of them anyway; that of a visitor opens no socket without a thread, because that would cost as much as
 * the page itself.
 */
export function useSaleChanges(contractId: string, viewer: ChatViewer | null): void {
  const client = useApolloClient();
  const [broken, setBroken] = useState(false);
  const isVisitor = viewer === null;
  const live = useSocketUp() && !broken && isVisitor;
  const reload = () => {
    const read = {
      query: ContractDocument,
      variables: { id: contractId },
      fetchPolicy: 'network-only',
    } as const;
    // the next event reads it again
    client.query(read).catch(() => undefined);
  };
  const { restart } = useSaleChangedSubscription({
    variables: { contractId },
    skip: !isVisitor,
    fetchPolicy: 'no-cache',
    onData: reload,
    onError: () => setBroken(true),
    onComplete: () => setBroken(true),
  });
  useRestart(broken, () => {
    setBroken(false);
    restart();
  });
  const read = useEffectEvent(reload);
  useEffect(() => {
    if (!live) return;
    // What changed between the page and the start of the subscription.
    const timer = setTimeout(() => read(), 400);
    return () => clearTimeout(timer);
  }, [live]);
}
