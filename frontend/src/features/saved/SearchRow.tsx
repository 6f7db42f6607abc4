import IconButton from '@mui/material/IconButton';
import { Pencil, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountRow } from '../../components/mui/AccountRow';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import {
  useDeleteSavedSearchMutation,
  useUpdateSavedSearchMutation,
  type SearchFieldsFragment,
} from '../../generated/saved';
import { toastError } from '../../lib/toast/toast-error';
import { frequencyText } from './frequencies';
import { SearchDialog } from './SearchDialog';

/** A saved search, which leads to its list; its name and frequency can be changed. */
export function SearchRow({ search }: { search: SearchFieldsFragment }) {
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
