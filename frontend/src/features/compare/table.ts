/* The table of a comparison, as texts: what is drawn of it is in CompareTable. */

export interface Cell {
  text: string;
  /** Not stated or not known. */
  isMissing?: true;
  /** A small line below the text. */
  note?: string | null;
  /** A text, because a color alone says nothing to many readers; no contract is named the best. */
  mark?: 'lowest' | 'lowest stated';
}

export interface Row {
  key: string;
  label: string;
  cells: readonly Cell[];
  differs: boolean;
}

export interface Part {
  title: string;
  rows: readonly Row[];
}

export const missing = (text = 'Not stated'): Cell => ({ text, isMissing: true });

/** Cells that say the same in other words differ by their texts; `note` counts only if it is part of the value. */
export function rowOf(key: string, label: string, cells: readonly Cell[], withNotes = false): Row {
  const values = cells.map(({ text, note }) => (withNotes ? `${text}\n${note ?? ''}` : text));
  return { key, label, cells, differs: new Set(values).size > 1 };
}

/** All keys, in an order that keeps that of each list as far as possible. */
export function mergedKeys(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const list of lists) {
    let end = 0;
    list.forEach((key, at) => {
      const known = merged.indexOf(key);
      const next = list.slice(at + 1).find((later) => merged.includes(later));
      const place = next === undefined ? end : merged.indexOf(next);
      if (known === -1) merged.splice(place, 0, key);
      end = (known === -1 ? place : known) + 1;
    });
  }
  return merged;
}

export type Amount = Cell & {
  /** Null if it is not known. */
  cents: number | null;
};

/**
 * Marks the lowest amounts of a row. "Lowest stated" as long as another amount, or a part of one (`isComplete`), is not
 * known. Equal amounts have no mark.
 */
export function withLowest(amounts: readonly Amount[], isComplete = true): Cell[] {
  const known = amounts.flatMap(({ cents }) => cents ?? []);
  const lowest = Math.min(...known);
  const mark = isComplete && known.length === amounts.length ? 'lowest' : 'lowest stated';
  const isMarked = known.some((cents) => cents !== lowest);
  return amounts.map(({ cents, ...cell }) => (isMarked && cents === lowest ? { ...cell, mark } : cell));
}
