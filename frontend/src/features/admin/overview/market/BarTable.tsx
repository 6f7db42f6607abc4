import { styled } from '@mui/material/styles';
import { formatCount } from '../../../../lib/format/money';

const Table = styled('table')({
  width: '100%',
  borderSpacing: 0,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '6px 0', textAlign: 'left', verticalAlign: 'top' },
  'thead th': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.875rem', fontWeight: 600 },
  'tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  'tbody :is(th, td)': { borderTop: '1px solid var(--mui-palette-divider)' },
  '.number': { width: 96, paddingLeft: 16, textAlign: 'right' },
  '.bar': {
    height: 6,
    marginTop: 4,
    borderRadius: 3,
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
});

interface BarTableProps {
  label: string;
  head: readonly [name: string, count: string];
  rows: readonly { name: string; count: number }[];
}

/** A table that is its own chart: under each name a bar as long as its number. */
export function BarTable({ label, head, rows }: BarTableProps) {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col" className="number">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <div className="bar" style={{ width: `${(count / most) * 100}%` }} aria-hidden />
            </th>
            <td className="number">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
