import { stateName } from '@handover/domain/states';
import { styled } from '@mui/material/styles';
import { useState, type KeyboardEvent } from 'react';
import { contractKinds, kindOf } from '../../../components/contract/contract-kinds';
import { visuallyHidden } from '../../../components/visually-hidden';
import { radius } from '../../../theme/tokens';
import { WIDE } from '../list/row-styles';
import { isChanged, isRefunded, MODES, type Cell, type StateRow } from './availability-words';

/** From the wide layout on a table; below it a list of states, each with its types. */
const Grid = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  'caption, thead': visuallyHidden,
  '&, tbody, tr, th, td': { display: 'block' },
  tr: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: 6,
    padding: '14px 0',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  'tbody th': { gridColumn: '1 / -1', fontSize: '1rem', fontWeight: 650, textAlign: 'left' },
  td: { padding: 0 },
  button: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    width: '100%',
    minHeight: 48,
    padding: '6px 10px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: radius.control,
    color: 'var(--mui-palette-text-secondary)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  'button:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  'button.changed': {
    color: 'var(--mui-palette-amber-ink)',
    backgroundColor: 'var(--mui-palette-amber-soft)',
    fontWeight: 600,
  },
  '.type': { fontSize: '0.8125rem' },
  '.fee': { fontSize: '0.8125rem', fontWeight: 500 },
  [WIDE]: {
    '&': { display: 'table', tableLayout: 'fixed' },
    thead: { all: 'revert', display: 'table-header-group' },
    tbody: { display: 'table-row-group' },
    tr: { display: 'table-row' },
    'th, td': { display: 'table-cell', padding: 3, verticalAlign: 'top' },
    'thead th': {
      padding: '3px 13px 8px',
      color: 'var(--mui-palette-text-secondary)',
      fontSize: '0.8125rem',
      fontWeight: 600,
      textAlign: 'left',
    },
    'thead th:first-of-type': { paddingLeft: 0 },
    'tbody th': { padding: '13px 8px 3px 0', fontSize: '0.875rem' },
    button: { minHeight: 44 },
    '.type': visuallyHidden,
  },
});

const ROW_KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };
const COLUMN_KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};
const within = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at));

interface StatesMatrixProps {
  rows: StateRow[];
  onEdit: (cell: Cell) => void;
}

/** A grid of one button per state and type. Tab reaches one of them; keys move on from there, and Enter changes it. */
export function StatesMatrix({ rows, onEdit }: StatesMatrixProps) {
  const [current, setCurrent] = useState({ row: 0, column: 0 });
  const shown = within(current.row, rows.length);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const [down = 0, right = 0] = [ROW_KEYS[event.key], COLUMN_KEYS[event.key]];
    if (!down && !right) return;
    event.preventDefault();
    const row = within(shown + down, rows.length);
    const column = within(current.column + right, contractKinds.length);
    setCurrent({ row, column });
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${row}-${column}"]`)?.focus();
  };

  return (
    <Grid role="grid" onKeyDown={move}>
      <caption>What is allowed by state and type of contract</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">State</th>
          {contractKinds.map(({ slug, label }) => (
            <th key={slug} role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ state, name, cells }, row) => (
          <tr key={state} role="row">
            <th role="rowheader">{name}</th>
            {cells.map((cell, column) => (
              <td key={cell.type} role="gridcell">
                <CellButton
                  cell={cell}
                  at={`${row}-${column}`}
                  isCurrent={row === shown && column === current.column}
                  onFocus={() => setCurrent({ row, column })}
                  onClick={() => onEdit(cell)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

interface CellButtonProps {
  cell: Cell;
  at: string;
  isCurrent: boolean;
  onFocus: () => void;
  onClick: () => void;
}

const CellButton = ({ cell, at, isCurrent, onFocus, onClick }: CellButtonProps) => (
  <button
    type="button"
    data-at={at}
    className={isChanged(cell) ? 'changed' : undefined}
    tabIndex={isCurrent ? 0 : -1}
    aria-haspopup="dialog"
    onFocus={onFocus}
    onClick={onClick}
  >
    <span className="type">
      {kindOf(cell.type).label}
      <span style={visuallyHidden}> in {stateName(cell.state)}:</span>
    </span>{' '}
    <span>{MODES[cell.mode]}</span> {isRefunded(cell) && <span className="fee">Always refund</span>}
  </button>
);
