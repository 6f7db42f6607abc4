import { createContext, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** What each key does in a list of which a row, or a button of it, has the focus. */
export const ROW_KEYS = [
  { key: 'j', text: 'Next row' },
  { key: 'k', text: 'Previous row' },
  { key: 'Enter', text: 'Open the details of the row' },
  { key: 'Esc', text: 'Close the details' },
  { key: '?', text: 'Show these shortcuts' },
] as const;

/** Whether a row is the one of its list that Tab reaches. */
export const CurrentRowContext = createContext(false);

const STEPS: Record<string, number> = { j: 1, k: -1 };

/**
 * The keys of a list: j and k move the focus between its rows, ? asks for help. They do nothing while the focus is
 * outside the list, in one of its fields, or in a dialog that a row has opened (WCAG 2.1.4).
 */
export function useRowKeys(onHelp: () => void) {
  const [current, setCurrent] = useState(0);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const at = [...currentTarget.children].findIndex((row) => row.contains(target));
    if (at >= 0) setCurrent(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea')) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > [tabindex]')];
    const at = rows.findIndex((row) => row.contains(target));
    const step = STEPS[event.key];
    if (at < 0 || !(step ?? event.key === '?')) return;
    event.preventDefault();
    if (step) rows[at + step]?.focus();
    else onHelp();
  };
  return { current, listProps: { onFocus, onKeyDown } };
}
