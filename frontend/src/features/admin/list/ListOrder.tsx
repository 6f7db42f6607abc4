import { useSearchParams } from 'react-router';
import { SelectField } from '../../../components/mui/SelectField';

const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

/** The order in the URL, for the variables of a list's query. */
export function useListOrder(): 'OLDEST' | null {
  const [params] = useSearchParams();
  return params.get('sort') === 'oldest' ? 'OLDEST' : null;
}

/** Chooses the order of a list and writes it to the URL. */
export function ListOrder() {
  const [params, setParams] = useSearchParams();
  const choose = (value: string) => {
    const next = new URLSearchParams(params);
    if (value === 'oldest') next.set('sort', value);
    else next.delete('sort');
    setParams(next, { replace: true });
  };
  return (
    <SelectField
      label="Sort by"
      options={ORDERS}
      value={params.get('sort') === 'oldest' ? 'oldest' : 'newest'}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
