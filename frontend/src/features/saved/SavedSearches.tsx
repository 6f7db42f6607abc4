import Button from '@mui/material/Button';
import { BellPlus, Pencil, Search, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { AccountList, AccountRow } from '../../components/mui/AccountRow';
import { EmptyState } from '../../components/plain/EmptyState';
import { ErrorState } from '../../components/plain/ErrorState';
import { SectionCard } from '../../components/mui/SectionCard';
import {
  useMySavedSearchesQuery,
  useDeleteSavedSearchMutation,
  useUpdateSavedSearchMutation,
  type SearchFieldsFragment,
} from '../../generated/saved';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import { toastError } from '../../lib/toast/toast-error';
import { frequencyText, SearchDialog } from './SearchDialog';

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

/** A saved search, which leads to its list; its name and frequency can be changed. */
function SearchRow({ search }: { search: SearchFieldsFragment }) {
  const { id, name, query, frequency } = search;
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [update] = useUpdateSavedSearchMutation();
  const [remove, { loading }] = useDeleteSavedSearchMutation();
  const close = () => setOpen(null);
  const confirmDelete = async () => {
    try {
      await remove({
        variables: { id },
        update: (cache) => {
          cache.evict({ id: cache.identify(search) ?? '' });
          cache.gc();
        },
      });
    } catch (error) {
      toastError(error, 'Error', 'The search could not be deleted. Please try again.');
      close();
    }
  };
  return (
    <AccountRow>
      <Search size={22} aria-hidden style={{ justifySelf: 'center' }} />
      <div>
        <Link className="title" to={`/contracts${query && `?${query}`}`}>
          {name}
        </Link>
        <div className="more">Alerts: {frequencyText(frequency).toLowerCase()}</div>
      </div>
      <div style={{ position: 'relative', zIndex: 1, whiteSpace: 'nowrap' }}>
        <IconButton aria-label={`Edit ${name}`} onClick={() => setOpen('edit')}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={`Delete ${name}`} onClick={() => setOpen('delete')}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      {open === 'edit' && (
        <SearchDialog
          title="Edit saved search"
          text="The filters stay the same."
          confirm="Save"
          values={{ name, frequency }}
          onSave={async (input) => void (await update({ variables: { id, input } }))}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'delete'}
        title="Delete this search?"
        confirmLabel="Delete"
        destructive
        busy={loading}
        onConfirm={() => void confirmDelete()}
        onClose={close}
      >
        You&apos;ll no longer be notified about new contracts that match “{name}”.
      </ConfirmDialog>
    </AccountRow>
  );
}

const LoadingRows = () => (
  <Box role="status" aria-label="Loading" sx={{ mt: 1 }}>
    {[1, 2].map((row) => (
      <Skeleton key={row} height={72} />
    ))}
  </Box>
);
