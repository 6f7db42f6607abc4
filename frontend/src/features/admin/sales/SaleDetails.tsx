import Box from '@mui/material/Box';
import { CopyId, TabLink } from '../list/AdminRow';
import { PaymentHistory, SaleTerms } from './PaymentDetails';
import type { Sale } from './sale-words';
import { TransferContacts, TransferEvents, TransferSteps } from './TransferDetails';

/** The way of the contract to its buyer, the payment, and the links to what belongs to the sale. */
export function SaleDetails({ purchase, transfer }: Sale) {
  const sold = transfer && { ...transfer, purchase };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {sold && isOwn(sold) && (
        <p>You are a party to this transfer, so another admin has to decide about it.</p>
      )}
      {sold && <TransferSteps transfer={sold} />}
      {sold && <TransferEvents transfer={sold} />}
      <PaymentHistory purchase={purchase} />
      {sold && <TransferContacts id={sold.id} about={purchase.contractTitle} />}
      <SaleTerms purchase={purchase} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
        <TabLink to={`?tab=contracts&q=${purchase.contractId}`}>Contract</TabLink>
        <CopyId id={purchase.id} label="Purchase" />
        {purchase.paymentIntentId && <CopyId id={purchase.paymentIntentId} label="Payment" />}
        {sold && <CopyId id={sold.id} label="Transfer" />}
      </Box>
    </Box>
  );
}

/** The server offers an admin something in every open transfer, except in their own. */
const isOwn = ({ status, allowedActions }: NonNullable<Sale['transfer']>): boolean =>
  (status === 'PROPOSED' || status === 'IN_PROGRESS') && allowedActions.length === 0;
