import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ImportWithReportQuery } from '../../generated/imports';

type Problem = ImportWithReportQuery['import']['report'][number];

const MOST_SHOWN = 100;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  '& caption': { textAlign: 'left', fontWeight: 600, paddingBottom: 8 },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 12px 8px 0',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& th:first-of-type, & td:first-of-type': { width: 56 },
  '@media (max-width: 559.95px)': {
    '& thead': { display: 'none' },
    '& tr': { display: 'block', borderTop: '1px solid var(--mui-palette-divider)', padding: '8px 0' },
    '& td': { display: 'block', border: 0, padding: 0 },
    '& td:first-of-type': { width: 'auto', fontWeight: 600 },
    '& td:first-of-type::before': { content: '"Row "' },
    '& td:first-of-type:empty': { display: 'none' },
    '& .column': { color: 'var(--mui-palette-text-secondary)' },
  },
});

interface Props {
  /** The first ones. */
  problems: readonly Problem[];
  total: number;
}

/** What is wrong with the rows of a file. */
export function ProblemTable({ problems, total }: Props) {
  if (problems.length === 0) return null;
  const shown = problems.slice(0, MOST_SHOWN);
  return (
    <div>
      <Table>
        <caption>What to fix</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">Problem</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td>{row}</td>
              <td className="column">{column}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {total > shown.length && (
        <Typography color="textSecondary">
          And {(total - shown.length).toLocaleString('en-US')} more.
        </Typography>
      )}
    </div>
  );
}
