import { stateName } from '@handover/domain/states';
import { kindOf } from '../../../components/contract/contract-kinds';
import type { AvailabilityFieldsFragment, AvailabilityMode, FeeRule } from '../../../generated/admin-states';

export type Cell = AvailabilityFieldsFragment;

export const MODES: Readonly<Record<AvailabilityMode, string>> = {
  OPEN: 'Open',
  NO_SALE: 'Not sold',
  CLOSED: 'Closed',
};

export const MODE_CHOICES = [
  { value: 'OPEN', label: 'Open: listed and sold' },
  { value: 'NO_SALE', label: 'Not sold: listed, but nobody can buy' },
  { value: 'CLOSED', label: 'Closed: no new listings, and nothing is sold' },
] as const satisfies readonly { value: AvailabilityMode; label: string }[];

export const FEE_CHOICES = [
  { value: 'STANDARD', label: 'Standard: kept if the buyer stops after both accepted' },
  { value: 'ALWAYS_REFUND', label: 'Always refund: goes back if a transfer ends early' },
] as const satisfies readonly { value: FeeRule; label: string }[];

export const isRefunded = ({ feeRule }: Cell): boolean => feeRule === 'ALWAYS_REFUND';

/** It differs from what holds without a decision. */
export const isChanged = ({ mode, feeRule }: Cell): boolean => mode !== 'OPEN' || feeRule !== 'STANDARD';

/** "Open, Always refund" */
const wordsOf = (cell: Cell): string => MODES[cell.mode] + (isRefunded(cell) ? ', Always refund' : '');

/** What is decided about a state, in a line: "Apartment: Not sold". */
export function summaryOf(cells: readonly Cell[]): string {
  const [first, ...others] = cells.map(wordsOf);
  if (first !== undefined && others.every((words) => words === first)) return `All types: ${first}`;
  return cells
    .filter(isChanged)
    .map((cell) => `${kindOf(cell.type).label}: ${wordsOf(cell)}`)
    .join(' · ');
}

/** "Apartment in New York" */
export const titleOf = ({ state, type }: Pick<Cell, 'state' | 'type'>): string =>
  `${kindOf(type).label} in ${stateName(state)}`;

export interface StateRow {
  state: string;
  name: string;
  /** One of each type, in the order of the types. */
  cells: Cell[];
}

/** The states in the order of the answer, as far as they are looked for. */
export function rowsOf(cells: readonly Cell[], search: string, changedOnly: boolean): StateRow[] {
  const wanted = search.trim().toLowerCase();
  return [...new Set(cells.map(({ state }) => state))]
    .map((state) => ({
      state,
      name: stateName(state),
      cells: cells.filter((cell) => cell.state === state),
    }))
    .filter(({ state, name }) => name.toLowerCase().includes(wanted) || state.toLowerCase() === wanted)
    .filter((row) => !changedOnly || row.cells.some(isChanged));
}
