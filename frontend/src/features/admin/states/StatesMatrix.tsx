import { stateName } from '@handover/domain/states';
import { ChevronDown } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { contractKinds, kindOf } from '../../../components/contract/contract-kinds';
import { visuallyHidden } from '../../../components/visually-hidden';
import { isChanged, isRefunded, MODES, summaryOf, type Cell, type StateRow } from './availability-words';
import { Grid } from './StatesGrid';

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

/**
 * A grid of one button per state and type. Tab reaches one of them; keys move on from there, and Enter changes it. Where the
 * layout is narrow, each state is a line that opens to its types, one at a time.
 */
export function StatesMatrix({ rows, onEdit }: StatesMatrixProps) {
  const [current, setCurrent] = useState({ row: 0, column: 0 });
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const shown = within(current.row, rows.length);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const [down = 0, right = 0] = [ROW_KEYS[event.key], COLUMN_KEYS[event.key]];
    if ((!down && !right) || !(event.target as HTMLElement).dataset['at']) return;
    event.preventDefault();
    const row = within(shown + down, rows.length);
    const column = within(current.column + right, contractKinds.length);
    setCurrent({ row, column });
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${row}-${column}"]`)?.focus();
  };

  const toggle = (state: string, row: number) => {
    setUnfolded(unfolded === state ? null : state);
    setCurrent({ row, column: 0 });
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
          <tr
            key={state}
            role="row"
            className={unfolded === state || rows.length === 1 ? 'unfolded' : undefined}
          >
            <th role="rowheader">
              <span className="name">{name}</span>
              <button
                type="button"
                className="fold"
                aria-expanded={unfolded === state || rows.length === 1}
                onClick={() => toggle(state, row)}
              >
                <span className="name">{name}</span>
                <span className="summary">{summaryOf(cells)}</span>
                <ChevronDown size={18} aria-hidden />
              </button>
            </th>
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
    className={isChanged(cell) ? 'cell changed' : 'cell'}
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
