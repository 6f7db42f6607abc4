import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@apollo/client/react';
import { BadgeCheck, ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { isUnfinished, purchaseWords } from '../../components/purchase-words';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { useMyPurchaseOfQuery } from '../../generated/payments';
import { markTaken, readAgain } from './cached-contract';
import { purchasesPath, receiptPath } from './purchase-paths';

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
    <Card component="section" aria-label="Your purchase" sx={{ p: { xs: 2.5, sm: 3 }, mb: 2.5 }}>
      <Typography
        variant="h3"
        component="h2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        role={unfinished ? 'status' : undefined}
      >
        <BadgeCheck size={22} aria-hidden />
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, fontSize: '0.9375rem' }}>{text}</Typography>
      {purchase.capturedAt && (
        <Button
          component={Link}
          to={receiptPath(purchase.id)}
          variant="outlined"
          startIcon={<ReceiptText size={18} aria-hidden />}
          sx={{ mt: 2, mr: 1 }}
        >
          View receipt
        </Button>
      )}
      <Button component={Link} to={purchasesPath} sx={{ mt: 2 }}>
        {purchase.buyerId === viewerId ? 'My purchases' : 'My sales'}
      </Button>
    </Card>
  );
}
