import type { ContractType } from '../types/words.js';
import type { Answers } from './read-answers.js';
import { unmet, type Requirements } from './requirements.js';

export interface InLine {
  id: string;
  /** How often the contract was reserved for this candidate, in earlier applications too. */
  windows: number;
  /** The holder's order; those without one come after those with one. */
  rank: number | null;
  /** When it joined the line, or went to its end. */
  queuedAt: string;
  answers: Answers | null;
}

const place = ({ rank }: InLine): number => rank ?? Number.MAX_SAFE_INTEGER;

/** The holder's order first, then the order in which they came. */
export const inOrder = <Application extends InLine>(applications: readonly Application[]): Application[] =>
  applications.toSorted(
    (a, b) => place(a) - place(b) || a.queuedAt.localeCompare(b.queuedAt) || a.id.localeCompare(b.id),
  );

/** A contract is reserved for one candidate three times at most; after that they buy it while it is public. */
export const MOST_WINDOWS = 3;
export const mayBeReserved = ({ windows }: Pick<InLine, 'windows'>): boolean => windows < MOST_WINDOWS;

/** Who is next: the first in order who may have a window and whose answers miss no requirement. */
export const nextInLine = <Application extends InLine>(
  type: ContractType,
  requirements: Requirements | null,
  applications: readonly Application[],
): Application | null =>
  inOrder(applications.filter(mayBeReserved)).find(
    ({ answers }) => unmet(type, requirements, answers ?? {}).length === 0,
  ) ?? null;

/** So many windows pass unused before a contract that came back is public again. */
export const LINE_WINDOWS = 3;
/** In the mode `choose` the holder is asked first, and has so many hours. */
export const LINE_ASK_HOURS = 24;
