import Box from '@mui/material/Box';
import { useMay } from '../../../lib/session/rights';
import { useSession } from '../../../lib/session/useSession';
import { CopyId, TabLink } from '../list/AdminRow';
import { PaymentHistory, SaleTerms } from './PaymentDetails';
import type { Sale } from './sale-words';
import { TransferContacts, TransferEvents, TransferSteps } from './TransferDetails';
import { titleOf, type AdminTransfer } from './transfer-words';

interface SaleDetailsProps {
  contractId: string;
  /** Undefined for those who do not read purchases. */
  purchase?: Sale['purchase'];
  transfer: AdminTransfer | null;
}

/** The way of the contract to its buyer, the payment, and the links to what belongs to the sale. */
export function SaleDetails({ contractId, purchase, transfer }: SaleDetailsProps) {
  const { me } = useSession();
  const may = useMay();
  const isOwn = me && transfer && [transfer.buyerId, transfer.sellerId].includes(me.id);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isOwn && <p>You are a party to this transfer, so another admin has to decide about it.</p>}
      {transfer && <TransferSteps transfer={transfer} />}
      {transfer && <TransferEvents transfer={transfer} />}
      {purchase && <PaymentHistory purchase={purchase} />}
      {transfer && may('reachParties') && <TransferContacts id={transfer.id} about={titleOf(transfer)} />}
      {purchase && <SaleTerms purchase={purchase} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
        <TabLink to={`?tab=contracts&q=${contractId}`}>Contract</TabLink>
        {purchase && <CopyId id={purchase.id} label="Purchase" />}
        {purchase?.paymentIntentId && <CopyId id={purchase.paymentIntentId} label="Payment" />}
        {transfer && <CopyId id={transfer.id} label="Transfer" />}
      </Box>
    </Box>
  );
}
