import Link from '@mui/material/Link';
import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { SelectField } from '../../../components/mui/SelectField';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useAdminAvailabilityQuery } from '../../../generated/admin-states';
import { useSearchParam } from '../../../lib/useSearchParam';
import { SearchBox, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { RowSkeletons } from '../list/TabSkeleton';
import { AvailabilityDialog } from './AvailabilityDialog';
import { rowsOf, type Cell } from './availability-words';
import { StatesMatrix } from './StatesMatrix';

const SHOWN = [
  { value: '', label: 'All states' },
  { value: 'changed', label: 'Changed only' },
] as const;

/** What may be listed and sold in which state; search and filter are in the URL. */
export function StatesTab() {
  const [show, setShow] = useSearchParam('show');
  const search = useSearchText();
  const { data, error, refetch } = useAdminAvailabilityQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<Cell | null>(null);
  const rows = data && rowsOf(data.availability, search, show === 'changed');
  return (
    <section>
      <TabHeading
        title="States"
        text="What may be listed and sold where, and what happens to the fee. A change takes effect at once; purchases that were made before keep their fee rule."
        tools={
          <>
            {' '}
            <SearchBox label="Search states" />
            <SelectField
              label="Show"
              options={SHOWN}
              value={show}
              onChange={({ target }) => setShow(target.value)}
            />
          </>
        }
      >
        <Link component={RouterLink} to="?tab=audit&action=availability.set">
          History
        </Link>
      </TabHeading>
      {rows ? (
        rows.length > 0 ? (
          <StatesMatrix rows={rows} onEdit={setEdited} />
        ) : (
          <EmptyState
            headingLevel="h3"
            icon={MapIcon}
            title={search ? 'No such state' : 'Nothing changed'}
            text={search ? 'Try another name, or show all states.' : 'Every type is open in every state.'}
          />
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <RowSkeletons />
      )}
      {edited && <AvailabilityDialog cell={edited} onClose={() => setEdited(null)} />}
    </section>
  );
}
