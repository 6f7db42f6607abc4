import { useSaveSearchMutation } from '../../generated/saved';
import { toast } from '../../lib/toast/toast-store';
import { nameOf, searchedIn } from './search-name';
import { SearchDialog } from './SearchDialog';

interface NewSearchDialogProps {
  search: URLSearchParams;
  onClose: () => void;
}

/** Saves the search of the list, with a name made of its filters. */
export function NewSearchDialog({ search, onClose }: NewSearchDialogProps) {
  const [save] = useSaveSearchMutation();
  return (
    <SearchDialog
      title="Save this search"
      text="We look for new contracts that match your filters, and let you know."
      confirm="Save search"
      values={{ name: nameOf(search), frequency: 'DAILY' }}
      onSave={async (values) => {
        const query = searchedIn(search).toString();
        await save({
          variables: { input: { ...values, query } },
          update: (cache) => cache.evict({ fieldName: 'mySavedSearches' }),
        });
        toast({ title: 'Search saved', description: "You'll find it in My Account > Saved." });
      }}
      onClose={onClose}
    />
  );
}
