import type { CandidateFieldsFragment } from '../../../generated/candidates-holder';

export const ORDERS = [
  { value: 'line', label: 'Your order' },
  { value: 'newest', label: 'Newest first' },
  { value: 'requirements', label: 'Most requirements met' },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

type Candidate = Pick<CandidateFieldsFragment, 'createdAt' | 'requirements' | 'status'>;

const met = ({ requirements }: Candidate): number => requirements.filter((tick) => tick.met).length;
const isChosen = ({ status }: Candidate): number => (status === 'CHOSEN' ? 0 : 1);

/** The candidates as the holder wants to read them; the one who was chosen stays first. Nobody is scored. */
export function ordered<One extends Candidate>(candidates: readonly One[], order: Order): One[] {
  if (order === 'line') return [...candidates];
  return candidates.toSorted(
    (a, b) =>
      isChosen(a) - isChosen(b) ||
      (order === 'requirements' ? met(b) - met(a) : 0) ||
      b.createdAt.localeCompare(a.createdAt),
  );
}

/** The ids after one of them went a place up or down. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(at, 1).toSpliced(to, 0, id);
}
