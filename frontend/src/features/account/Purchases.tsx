import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { ArrowLeftRight, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { TypeIcon } from '../../components/contract/TypeIcon';
import { AccountList, AccountRow } from '../../components/mui/AccountRow';
import { BusyButton } from '../../components/mui/BusyButton';
import { Money } from '../../components/mui/Money';
import { SectionCard } from '../../components/mui/SectionCard';
import { ErrorState } from '../../components/plain/ErrorState';
import { Pill } from '../../components/plain/Pill';
import { purchaseWords } from '../../components/purchase-words';
import {
  type AccountPurchasesQuery,
  useAccountPurchasesQuery,
  type PurchaseFieldsFragment,
} from '../../generated/account';
import { formatDay } from '../../lib/format/time';
import { useSession } from '../../lib/session/useSession';
import { toastError } from '../../lib/toast/toast-error';
import { hasReceipt, purchaseState } from './purchase-states';

/** The member's purchases and sales. */
export function Purchases() {
  const { data, error, refetch, fetchMore } = useAccountPurchasesQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Card role="status" aria-label="Loading purchases" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
        <Skeleton width={140} height={28} />
        <Skeleton height={44} sx={{ mt: 1.5 }} />
      </Card>
    );

  const { myPurchases, mySales } = data;
  // With both cursors, so that the first page of the other list is not fetched again.
  const ends = { boughtAfter: myPurchases.pageInfo.endCursor, soldAfter: mySales.pageInfo.endCursor };
  const showMore = () => fetchMore({ variables: ends });
  return (
    <>
      <PurchaseSection
        title="Purchases"
        emptyText="You have not bought a contract yet."
        next={{ to: '/contracts', label: 'Find a contract' }}
        list={myPurchases}
        onMore={showMore}
      />
      <PurchaseSection
        title="Sold"
        emptyText="None of your contracts has been bought yet."
        next={{ to: '/contracts/submit', label: 'List a contract' }}
        list={mySales}
        onMore={showMore}
      />
    </>
  );
}
interface PurchaseSectionProps {
  title: string;
  emptyText: string;
  /** What a member without an entry can do next. */
  next: { to: string; label: string };
  list: AccountPurchasesQuery['myPurchases'];
  onMore: () => Promise<unknown>;
}

function PurchaseSection({ title, emptyText, next, list, onMore }: PurchaseSectionProps) {
  const [isLoading, setIsLoading] = useState(false);
  const isEmpty = list.edges.length === 0;
  const showMore = async () => {
    setIsLoading(true);
    try {
      await onMore();
    } catch (problem) {
      toastError(problem, 'Error', 'More purchases could not be loaded. Please try again.');
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <SectionCard title={title} {...(isEmpty && { text: emptyText })}>
      {isEmpty ? (
        <Button variant="outlined" component={Link} to={next.to}>
          {next.label}
        </Button>
      ) : (
        <AccountList>
          {list.edges.map(({ node }) => (
            <PurchaseRow key={node.id} purchase={node} />
          ))}
        </AccountList>
      )}
      {list.pageInfo.hasNextPage && (
        <BusyButton
          variant="outlined"
          busy={isLoading}
          busyLabel="Loading..."
          onClick={() => void showMore()}
          style={{ marginTop: 12 }}
        >
          Show more
        </BusyButton>
      )}
    </SectionCard>
  );
}

function PurchaseRow({ purchase }: { purchase: PurchaseFieldsFragment }) {
  const { contract } = purchase;
  const { me } = useSession();
  const { search } = useLocation();
  const isBuyer = purchase.buyerId === me?.id;
  const { label, tone } = purchaseState(purchase, isBuyer);
  const receipt = new URLSearchParams(search);
  receipt.set('receipt', purchase.id);
  const isPaid = hasReceipt(purchase);
  return (
    <AccountRow className="sentences">
      {/* the contract may have been deleted */}
      {contract ? <TypeIcon type={contract.type} size={40} /> : <span />}
      <div>
        <Link className="title" to={`/contracts/${purchase.contractId}`} dir="auto">
          {purchase.contractTitle}
        </Link>
        <div className="details" style={{ whiteSpace: 'normal' }}>
          {/* the sentence about a payment that was charged names the day itself */}
          {!purchase.capturedAt && (
            <>
              <time dateTime={purchase.createdAt}>{formatDay(purchase.createdAt)}</time>
              {'. '}
            </>
          )}
          {purchaseWords(purchase, contract, me?.id ?? '').text}
        </div>
      </div>
      <div className="end">
        <Pill tone={tone}>{label}</Pill>
        {/* The fee is what the buyer paid; beside a sale it would read like the seller's income. */}
        {isBuyer && <Money cents={purchase.amount} sx={{ fontWeight: 600 }} />}
      </div>
      {isPaid && (
        <div className="actions" role="group" aria-label={`Actions: ${purchase.contractTitle}`}>
          {contract && (
            <Button
              size="small"
              component={Link}
              to={`/contracts/${purchase.contractId}`}
              startIcon={<ArrowLeftRight size={18} aria-hidden />}
            >
              Transfer
            </Button>
          )}
          <Button
            size="small"
            component={Link}
            to={`?${receipt.toString()}`}
            preventScrollReset
            startIcon={<ReceiptText size={18} aria-hidden />}
          >
            Receipt
          </Button>
        </div>
      )}
    </AccountRow>
  );
}
