import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { ErrorState } from '../../components/ErrorState';
import type { ContractFieldsFragment } from '../../generated/contracts';
import type { ContractFilters } from './contract-filters';
import { ContractCard } from './ContractCard';
import { ContractCardSkeleton } from './ContractCardSkeleton';
import { NoContracts } from './NoContracts';
import type { ContractListState } from './useContractList';

interface ContractListProps {
  list: ContractListState;
  filters: ContractFilters;
  renderBuy: (contract: ContractFieldsFragment) => ReactNode;
}

const SKELETONS = 6;

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: '1fr', md: 'repeat(auto-fill, minmax(min(100%, 336px), 1fr))' },
  '&[aria-busy=true]': { opacity: 0.6 },
} as const;

export function ContractList({ list, filters, renderBuy }: ContractListProps) {
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
  if (list.contracts.length === 0) return <NoContracts filters={filters} />;
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
