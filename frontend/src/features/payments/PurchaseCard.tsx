import { useApolloClient } from '@apollo/client/react';
import { BadgeCheck, ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/plain/Button';
import { Panel } from '../../components/plain/Panel';
import { isUnfinished, purchaseWords } from '../../components/purchase-words';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { useMyPurchaseOfQuery } from '../../generated/payments';
import { markTaken, readAgain, purchasesPath, receiptPath } from './contract-for-sale';
import './PurchaseCard.css';

const ASK_AGAIN_MS = 3_000;

interface PurchaseCardProps {
  contract: ContractFieldsFragment;
  /** Null for visitors, who have no purchases. */
  viewerId: string | null;
}

/** What the viewer has to do with the contract: their purchase, or the sale of their own contract. */
export const PurchaseCard = ({ contract, viewerId }: PurchaseCardProps) =>
  viewerId && <MemberCard contract={contract} viewerId={viewerId} />;

function MemberCard({ contract, viewerId }: PurchaseCardProps & { viewerId: string }) {
  const client = useApolloClient();
  const { data, startPolling, stopPolling } = useMyPurchaseOfQuery({
    variables: { contractId: contract.id },
  });
  const purchase = data?.myPurchaseOf ?? null;
  const unfinished = purchase !== null && isUnfinished(purchase);

  // the contract must not be offered again while the outcome is unknown, and is read again once it is known
  useEffect(() => {
    if (!unfinished) return;
    markTaken(client, contract.id);
    startPolling(ASK_AGAIN_MS);
    return () => {
      stopPolling();
      readAgain(client, contract.id);
    };
  }, [unfinished, client, contract.id, startPolling, stopPolling]);

  if (!purchase) return null;
  const { title, text } = purchaseWords(purchase, contract, viewerId);
  return (
    <Panel className="purchase-card" aria-label="Your purchase">
      <h2 role={unfinished ? 'status' : undefined}>
        <BadgeCheck size={22} aria-hidden />
        {title}
      </h2>
      <p>{text}</p>
      {purchase.capturedAt && (
        <Button
          to={receiptPath(purchase.id)}
          variant="outlined"
          startIcon={<ReceiptText size={18} aria-hidden />}
        >
          View receipt
        </Button>
      )}
      <Button to={purchasesPath}>{purchase.buyerId === viewerId ? 'My purchases' : 'My sales'}</Button>
    </Panel>
  );
}
