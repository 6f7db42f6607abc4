import { useSearchParams } from 'react-router';
import { SelectField } from '../../../components/mui/SelectField';

const SHOWN = [
  { value: '', label: 'Members' },
  { value: 'organizations', label: 'Organizations' },
];

/** Whether the Users tab lists members or organizations. The filters of one mean nothing to the other. */
export function ShowField() {
  const [search, setSearch] = useSearchParams();
  return (
    <SelectField
      label="Show"
      options={SHOWN}
      value={search.get('show') ?? ''}
      onChange={({ target }) =>
        setSearch({ tab: 'users', ...(target.value && { show: target.value }) }, { replace: true })
      }
    />
  );
}
