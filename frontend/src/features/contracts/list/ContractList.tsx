import type { ReactNode } from 'react';
import { FileSearch } from 'lucide-react';
import { Button } from '../../../components/plain/Button';
import { BusyButton } from '../../../components/plain/BusyButton';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorState } from '../../../components/plain/ErrorState';
import type { ContractCardFieldsFragment } from '../../../generated/contracts';
import type { ContractFilters } from './contract-filters';
import { ContractCard } from '../card/ContractCard';
import { ContractCardSkeleton } from '../card/ContractCardSkeleton';
import { NoContracts } from './NoContracts';
import type { ContractListState } from './useContractList';
import { reservedBadge } from '../../../components/contract/ReservedBadge';
import './ContractList.css';

interface ContractListProps {
  list: ContractListState;
  filters: ContractFilters;
  renderBuy: (contract: ContractCardFieldsFragment) => ReactNode;
  renderHeart: (contract: ContractCardFieldsFragment) => ReactNode;
  /** Saves the search, where nothing is found. */
  saveSearch: ReactNode;
}

const SKELETONS = 6;
/** Cards that may be in view before anyone scrolls. */
const FIRST = 3;

export function ContractList({ list, filters, renderBuy, renderHeart, saveSearch }: ContractListProps) {
  if (list.loading) {
    return (
      <>
        <div className="contract-list" role="status" aria-label="Loading contracts">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <ContractCardSkeleton key={index} />
          ))}
        </div>
        {/* the server's page only has no contracts if it could not read them, and then the browser asks again */}
        <noscript>
          <EmptyState
            icon={FileSearch}
            title="Couldn't load contracts"
            text="A filter may be wrong, such as a place that we don't know, or many people are here right now."
            action={<Button to="/contracts">Show all contracts</Button>}
          />
        </noscript>
      </>
    );
  }
  if (list.failed && list.refused) {
    const [name, text] = list.refused;
    return (
      <EmptyState
        icon={FileSearch}
        title="No contracts found"
        text={text}
        action={
          <Button variant="contained" onClick={() => filters.drop(name)}>
            Remove this filter
          </Button>
        }
      />
    );
  }
  if (list.failed) return <ErrorState title="Couldn't load contracts" onRetry={list.retry} />;
  if (list.contracts.length === 0) return <NoContracts filters={filters} saveSearch={saveSearch} />;
  return (
    <>
      <div className="contract-list" aria-busy={list.refreshing}>
        {list.contracts.map((contract, index) => (
          <ContractCard
            key={contract.id}
            contract={contract}
            buy={renderBuy(contract)}
            isFirst={index < FIRST}
            heart={renderHeart(contract)}
            badge={reservedBadge(contract)}
          />
        ))}
      </div>
      {list.nextPath && (
        <div className="load-more">
          <BusyButton
            variant="outlined"
            size="large"
            busy={list.loadingMore}
            to={list.nextPath}
            rel="nofollow"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              list.loadMore();
            }}
          >
            Load more contracts
          </BusyButton>
        </div>
      )}
    </>
  );
}
