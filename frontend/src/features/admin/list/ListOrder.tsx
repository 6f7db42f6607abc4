import { SelectField } from '../../../components/mui/SelectField';
import { useSearchParam } from '../../../lib/useSearchParam';

const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

/** The order in the URL, for the variables of a list's query. */
export function useListOrder(): 'OLDEST' | null {
  const [sort] = useSearchParam('sort');
  return sort === 'oldest' ? 'OLDEST' : null;
}

/** Chooses the order of a list and writes it to the URL. */
export function ListOrder() {
  const [sort, setSort] = useSearchParam('sort');
  return (
    <SelectField
      label="Sort by"
      options={ORDERS}
      value={sort === 'oldest' ? 'oldest' : 'newest'}
      onChange={({ target }) => setSort(target.value === 'oldest' ? 'oldest' : '')}
    />
  );
}
