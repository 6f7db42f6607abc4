import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorState } from '../../components/plain/ErrorState';
import { SelectField } from '../../components/mui/SelectField';
import { useImportColumnsQuery, type ImportColumnsQuery } from '../../generated/imports';
import { columnOf, type Mapping } from './import-words';

interface MapColumnsProps {
  headings: readonly string[];
  /** The column by which contracts are found: without it the choices are open. */
  needed: string;
  /** What the member has changed; undefined if nothing. */
  changed: Mapping | undefined;
  /** Gets all that is stored, with the change. */
  onChange: (mapping: Mapping) => void;
}

/** Which columns the headings of a file mean. */
export function MapColumns(props: MapColumnsProps) {
  const { data, error, refetch } = useImportColumnsQuery({ fetchPolicy: 'network-only' });
  if (data) return <Choices {...props} data={data} />;
  if (error) return <ErrorState onRetry={() => void refetch().catch(() => undefined)} />;
  return <Skeleton variant="rounded" height={44} width="100%" aria-label="Loading" />;
}

function Choices({
  headings,
  needed,
  changed,
  onChange,
  data: { importColumns: columns, importMapping },
}: MapColumnsProps & { data: ImportColumnsQuery }) {
  const stored = changed ?? (importMapping.headings as Mapping);
  const options = columns.map(({ heading, label }) => ({ value: heading, label: `${label} (${heading})` }));
  const meant = headings.map((heading) => ({ heading, column: columnOf(heading, columns, stored) }));
  // it stays open while the member chooses
  const [isOpen] = useState(!meant.some(({ column }) => column === needed));
  const known = meant.filter(({ column }) => column !== '').length;
  return (
    <Box component="details" open={isOpen} sx={{ width: '100%' }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center', fontWeight: 600 }}
      >
        {known} of {headings.length} columns recognized
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {meant.map(({ heading, column }) => (
          <SelectField
            key={heading}
            label={heading}
            options={options}
            placeholder="Leave out"
            value={column}
            onChange={({ target }) => onChange({ ...stored, [heading]: target.value })}
          />
        ))}
      </Box>
    </Box>
  );
}
