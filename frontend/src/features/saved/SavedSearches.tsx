import Button from '@mui/material/Button';
import { BellPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountList } from '../../components/mui/AccountRow';
import { EmptyState } from '../../components/plain/EmptyState';
import { ErrorState } from '../../components/plain/ErrorState';
import { SectionCard } from '../../components/mui/SectionCard';
import { useMySavedSearchesQuery } from '../../generated/saved';
import { LoadingRows } from './LoadingRows';
import { SearchRow } from './SearchRow';

/** The member's saved searches; `notice` says if their matches cannot be mailed. */
export function SavedSearches({ notice }: { notice: ReactNode }) {
  const { data, error, refetch } = useMySavedSearchesQuery({ fetchPolicy: 'cache-and-network' });
  const searches = data?.mySavedSearches;
  const content = () => {
    if (!searches)
      return error ? <ErrorState onRetry={() => void refetch().catch(() => undefined)} /> : <LoadingRows />;
    if (searches.length > 0)
      return (
        <AccountList>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} />
          ))}
        </AccountList>
      );
    return (
      <EmptyState
        icon={BellPlus}
        headingLevel="h3"
        title="No saved searches yet"
        text="Filter the contracts to what you want, and press “Save this search”. We email you when a new one matches."
        action={
          <Button variant="contained" component={Link} to="/contracts">
            Search contracts
          </Button>
        }
      />
    );
  };
  return (
    <SectionCard title="Saved Searches">
      {notice}
      {content()}
    </SectionCard>
  );
}
