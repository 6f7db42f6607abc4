import Button from '@mui/material/Button';
import { ArrowLeftRight } from 'lucide-react';
import { Link } from 'react-router';
import { AccountListCard } from '../../components/mui/AccountListCard';
import { EmptyState } from '../../components/plain/EmptyState';
import { useMyTransfersQuery } from '../../generated/transfer';
import { TransferRow } from './TransferRow';

/** The member's transfers, as seller and as buyer, each with what is next. */
export function TransfersTab() {
  const query = useMyTransfersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AccountListCard
      title="Your Transfers"
      query={query}
      list={query.data?.myTransfers}
      row={(node) => <TransferRow key={node.id} transfer={node} />}
      empty={
        <EmptyState
          icon={ArrowLeftRight}
          headingLevel="h3"
          title="No transfers yet"
          text="When a buyer pays the fee, the transfer shows up here with every step until the contract is handed over."
          action={
            <>
              <Button component={Link} variant="contained" to="/contracts">
                Find a contract
              </Button>
              <Button component={Link} to="/contracts/submit">
                List a contract
              </Button>
            </>
          }
        />
      }
    />
  );
}
