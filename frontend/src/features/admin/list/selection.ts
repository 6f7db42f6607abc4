import { createContext } from 'react';

/** The entries of a list that an admin has selected for an action on all of them. */
export interface Selection {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** Null in a list without such actions. */
export const SelectionContext = createContext<Selection | null>(null);
