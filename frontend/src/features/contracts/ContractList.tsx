import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../components/BusyButton';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { ContractCard } from './ContractCard';
import { ContractCardSkeleton } from './ContractCardSkeleton';
import type { useContractList } from './useContractList';

interface ContractListProps {
  list: ReturnType<typeof useContractList>;
  filtered: boolean;
  onClearFilters: () => void;
  renderBuy: (contract: ContractFieldsFragment) => ReactNode;
}

const SKELETONS = 6;

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 336px), 1fr))',
} as const;

export function ContractList({ list, filtered, onClearFilters, renderBuy }: ContractListProps) {
  if (list.loading) {
    return (
      <Box sx={grid} role="status" aria-label="Loading contracts">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <ContractCardSkeleton key={index} />
        ))}
      </Box>
    );
  }
  if (list.failed) return <ErrorState title="Couldn't load contracts" onRetry={list.retry} />;
  if (list.contracts.length === 0) {
    return (
      <EmptyState
        icon={FileSearch}
        title="No contracts found"
        text={
          filtered ? 'Try other words, another type or a wider area.' : 'Yours can be the first one here.'
        }
        action={
          <>
            <Button variant="contained" component={Link} to="/contracts/submit">
              Submit the First Contract
            </Button>
            {filtered && (
              <Button variant="outlined" onClick={onClearFilters}>
                Clear filters
              </Button>
            )}
          </>
        }
      />
    );
  }
  return (
    <>
      <Box sx={grid} aria-busy={list.refreshing}>
        {list.contracts.map((contract) => (
          <ContractCard key={contract.id} contract={contract} buy={renderBuy(contract)} />
        ))}
      </Box>
      {list.hasMore && (
        <Box sx={{ display: 'grid', justifyItems: 'center', mt: 4 }}>
          <BusyButton variant="outlined" size="large" busy={list.loadingMore} onClick={list.loadMore}>
            Load more contracts
          </BusyButton>
        </Box>
      )}
    </>
  );
}
