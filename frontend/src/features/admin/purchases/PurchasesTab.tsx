import { causeText } from '@handover/domain/purchase-causes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Receipt, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Money } from '../../../components/mui/Money';
import { TermsFacts } from '../../../components/mui/TermsFacts';
import { Pill } from '../../../components/plain/Pill';
import {
  useAdminPurchasesQuery,
  useRefundPurchaseMutation,
  type AdminPurchaseFieldsFragment,
} from '../../../generated/admin';
import { formatMoment, timeAgoInText } from '../../../lib/format/time';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';
import { QueryList } from '../list/AdminList';
import { AdminRow, CopyId, PersonLink, TabLink } from '../list/AdminRow';
import { DownloadButton, ListOrder, SearchBox, useListOrder, useSearchText } from '../list/ListTools';
import { ChoiceField, CONTRACT_CHOICES, ReasonDialog } from '../list/ReasonDialog';
import { TabHeading } from '../list/TabHeading';
import { movers, nextStep, purchaseStates } from './purchase-states';

export function PurchasesTab() {
  const q = useSearchText() || null;
  const query = useAdminPurchasesQuery({
    variables: { q, sort: useListOrder() },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section>
      <TabHeading
        title="Purchases"
        text="All payment attempts and their outcomes."
        tools={
          <>
            {' '}
            <SearchBox label="Search title, email or id" />
            <ListOrder />
            <DownloadButton list="purchases" />
          </>
        }
      />
      <QueryList
        label="Purchases"
        query={query}
        connection={(data) => data.purchases}
        row={(node) => <PurchaseRow key={node.id} purchase={node} />}
        empty={{
          icon: Receipt,
          title: 'No purchases found',
          text: 'Payments appear here as soon as a buyer starts checkout.',
        }}
      />
    </section>
  );
}

function PurchaseRow({ purchase }: { purchase: AdminPurchaseFieldsFragment }) {
  const [refunding, setRefunding] = useState(false);
  const { contractTitle: title, contract, amount, amountRefunded } = purchase;
  const { label, tone } = purchaseStates[purchase.status];
  return (
    <AdminRow
      about={title}
      head={
        <>
          {contract ? <Link to={`/contracts/${contract.id}`}>{title}</Link> : <span>{title}</span>}
          <Pill tone={tone}>{label}</Pill>
          {amountRefunded > 0 && amountRefunded < amount && (
            <Pill tone="amber">
              <Money cents={amountRefunded} /> refunded
            </Pill>
          )}
          {purchase.mode !== 'LIVE' && <Pill>Test payment</Pill>}
        </>
      }
      meta={
        <>
          <Money cents={amount} sx={{ color: 'text.primary', fontWeight: 600 }} /> fee · buyer{' '}
          <PersonLink id={purchase.buyerId}>{purchase.buyerEmail}</PersonLink> · seller{' '}
          <PersonLink id={purchase.sellerId}>{purchase.sellerEmail}</PersonLink> ·{' '}
          {timeAgoInText(purchase.createdAt)}
        </>
      }
      acts={
        purchase.refundable
          ? [{ label: 'Refund', icon: Undo2, inRow: true, danger: true, onClick: () => setRefunding(true) }]
          : []
      }
      details={<PurchaseDetails purchase={purchase} />}
    >
      <div className="note">
        {nextStep(purchase)}
        {purchase.refundReason && ` Reason for the refund: ${purchase.refundReason}`}
      </div>
      {refunding && <RefundDialog purchase={purchase} onClose={() => setRefunding(false)} />}
    </AdminRow>
  );
}

/** The terms of the sale and every step of the payment. */
const PurchaseDetails = ({ purchase }: { purchase: AdminPurchaseFieldsFragment }) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <section>
      <Typography variant="h4" component="h3">
        History
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', display: 'grid', gap: 0.75 }}>
        {purchase.history.map(({ id, to, by, cause, at }) => (
          <li key={id}>
            <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
              {purchaseStates[to].label}.
            </Box>{' '}
            {causeText(cause)}
            <Box sx={{ fontSize: '0.8125rem' }}>
              <time dateTime={at}>{formatMoment(at)}</time>, by {movers[by] ?? by}
            </Box>
          </li>
        ))}
      </Box>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
        {purchase.capturedAt && <TabLink to={`?tab=transfers&q=${purchase.id}`}>Transfer</TabLink>}
        <CopyId id={purchase.id} label="Purchase" />
        {purchase.paymentIntentId && <CopyId id={purchase.paymentIntentId} label="Payment" />}
      </Box>
    </section>
    {purchase.terms && (
      <section>
        <Typography variant="h4" component="h3">
          {purchase.capturedAt ? 'Terms sold' : 'Terms offered'}
        </Typography>
        <Box component="dl" sx={{ m: 0, mt: 1 }}>
          <TermsFacts terms={purchase.terms} />
        </Box>
      </section>
    )}
  </Box>
);

/** Gives a buyer the money back, with a reason for the record, and says what happens to the contract. */
function RefundDialog({ purchase, onClose }: { purchase: AdminPurchaseFieldsFragment; onClose: () => void }) {
  const [refund, { loading }] = useRefundPurchaseMutation();
  const [takeOffMarket, setTakeOffMarket] = useState(purchase.takeOffMarket);
  const { contract } = purchase;
  const frees = purchase.holdsContract && contract?.status === 'PENDING';

  const submit = async (reason: string) => {
    try {
      await refund({ variables: { id: purchase.id, reason, ...(frees && { takeOffMarket }) } });
      toast({ title: 'Refund started', description: 'The buyer will get the money back on the same card.' });
      onClose();
    } catch (error) {
      toastError(error, 'Refund failed', 'Please try again.');
    }
  };

  return (
    <ReasonDialog
      title="Refund this purchase?"
      text={
        <>
          {purchase.buyerEmail} gets <Money cents={purchase.amount - purchase.amountRefunded} /> back for “
          {purchase.contractTitle}”. {afterwards(purchase, frees)}
        </>
      }
      confirmLabel="Refund"
      busy={loading}
      busyLabel="Refunding..."
      multiline
      onConfirm={(reason) => void submit(reason)}
      onClose={onClose}
    >
      {frees && (
        <ChoiceField
          label="When the refund is through, usually at once"
          options={CONTRACT_CHOICES}
          value={takeOffMarket ? 'off' : 'on'}
          onChange={(value) => setTakeOffMarket(value === 'off')}
        />
      )}
    </ReasonDialog>
  );
}

/** The words for what the server does when the refund succeeds. */
function afterwards({ capturedAt, contract }: AdminPurchaseFieldsFragment, frees: boolean): string {
  if (!capturedAt) return 'The buyer gets an email when the refund is through.';
  const told = 'Buyer and seller get an email when the refund is through.';
  if (frees || !contract) return told;
  return `${told} The contract stays ${contract.status.toLowerCase()}.`;
}
